import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Progress } from '../../../../scripts/site/Progress.ts'

let said: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  said = []
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    said.push(String(text))
    return true
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Work of a hundred pages, of which ten are made at a time. */
function work(milliseconds: number, isTerminal: boolean) {
  const progress = new Progress('Making pages', 100, isTerminal)
  for (let done = 0; done < 100; done += 10) {
    vi.advanceTimersByTime(milliseconds)
    progress.add(10)
  }
  progress.end()
}

test.each([true, false])('work of a second says nothing, on a terminal: %s', isTerminal => {
  work(100, isTerminal)
  expect(said).toEqual([])
})

test('longer work says once how far it is, and about how long it takes still', () => {
  work(400, false)
  expect(said).toEqual(['Making pages: 30 of 100, about 3 s left\n'])
})

test('on a terminal it says so again and again, in one line that is empty at the end', () => {
  work(400, true)
  const line = (text: string) => `\r\u001b[K${text}`
  expect(said).toEqual([
    line('Making pages: 30 of 100, about 3 s left'),
    line('Making pages: 40 of 100, about 3 s left'),
    line('Making pages: 50 of 100, about 2 s left'),
    line('Making pages: 60 of 100, about 2 s left'),
    line('Making pages: 70 of 100, about 2 s left'),
    line('Making pages: 80 of 100, about 1 s left'),
    line('Making pages: 90 of 100, about 1 s left'),
    line(''),
  ])
})

test('work that ends in its first seconds, and what is hardly begun, say nothing: nobody could tell how long it takes', () => {
  const progress = new Progress('Making pages', 100, false)
  vi.advanceTimersByTime(2000)
  progress.add(4)
  expect(said).toEqual([])
  vi.advanceTimersByTime(500)
  progress.add(6)
  expect(said).toEqual(['Making pages: 10 of 100, about 23 s left\n'])
})
