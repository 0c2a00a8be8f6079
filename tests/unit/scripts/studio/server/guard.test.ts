import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { cookieOf, isJson, refusalOf } from '../../../../../scripts/studio/server/guard.ts'

const HOST = '127.0.0.1:5180'
const honest = {
  host: HOST,
  origin: `http://${HOST}`,
  authorization: 'Bearer secret',
  'content-type': 'application/json',
}

const [cookie = '', otherCookie = ''] = ['secret', 'other'].map(token => cookieOf(token).split(';')[0])

test('the cookie is for this studio’s pages alone, and outlives the browser', () => {
  expect(cookieOf('secret')).toMatch(/; Path=\/_studio; Max-Age=\d{8}; HttpOnly; SameSite=Strict$/)
})

/** The status with which the studio refuses a call, or nothing. */
function refused(headers: Record<string, string | undefined>, method = 'POST'): number | undefined {
  // Nothing else of a request is read.
  const request = { method, headers: { ...honest, ...headers } } as unknown as IncomingMessage
  return refusalOf(request, 'secret', true)?.status ?? (isJson(request) ? undefined : 415)
}

test.each([
  ['the page of the studio', {}, undefined],
  [
    'the page of the studio by another name of this machine',
    { host: 'localhost:1', origin: 'http://localhost:1' },
    undefined,
  ],
  [
    'a name that somebody lets lead to this machine',
    { host: 'evil.example:5180', origin: 'http://evil.example:5180' },
    403,
  ],
  ['a name that begins like this machine', { host: 'localhost.evil.example' }, 403],
  ['this machine in the network', { host: '192.168.1.5:5180', origin: 'http://192.168.1.5:5180' }, 403],
  ['no host', { host: undefined }, 403],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another server of this machine', { origin: 'http://127.0.0.1:8080' }, 403],
  ['the same place over https', { origin: `https://${HOST}` }, 403],
  ['a frame without an origin', { origin: 'null' }, 403],
  ['a program that sends no origin', { origin: undefined }, 403],
  ['no token', { authorization: undefined }, 401],
  ['the token of another start', { authorization: 'Bearer other' }, 401],
  ['a token that only begins alike', { authorization: 'Bearer secre' }, 401],
  ['the token without its scheme', { authorization: 'secret' }, 401],
  ['a tab with the cookie alone', { authorization: undefined, cookie: `a=b; ${cookie}; c=d` }, undefined],
  ['a tab that kept the token of an earlier studio', { authorization: 'Bearer other', cookie }, undefined],
  ['another site in a browser with the cookie', { origin: 'https://evil.example', cookie }, 403],
  ['a tab with the cookie of another studio', { authorization: undefined, cookie: otherCookie }, 401],
  ['a cookie that only ends alike', { authorization: undefined, cookie: `x${cookie}` }, 401],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a form that writes JSON as plain text', { 'content-type': 'text/plain' }, 415],
  ['a form with a file', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['no type', { 'content-type': undefined }, 415],
  ['a type that only begins alike', { 'content-type': 'application/jsonp' }, 415],
])('a call from %s', (_sender, headers, status) => {
  expect(refused(headers)).toBe(status)
})

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', undefined])('a call with the method %s is refused', method => {
  expect(refused({}, method ?? '')).toBe(405)
})

test('a tab without a token is asked to open the whole address, and one of another studio to copy its work', () => {
  const reported = (authorization: string) =>
    refusalOf(
      { method: 'POST', headers: { ...honest, authorization } } as unknown as IncomingMessage,
      'secret',
      true,
    )?.message
  expect(reported('Bearer ')).toMatch(/not complete.*all that follows/)
  expect(reported('Bearer')).toBe(reported('Bearer '))
  expect(reported('Bearer other')).toMatch(/another studio.*Copy what you have not saved/)
})
