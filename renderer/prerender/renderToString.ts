import React, { type ReactNode } from 'react'
import { renderToString as reactsOwn } from 'react-dom/server'
import { HtmlWriter } from './HtmlWriter.ts'
import { rethrow } from './leave.ts'

interface Options {
  /** Begins every id of `useId`. */
  identifierPrefix?: string
}

/** What React asks browsers to fetch early, in front of all else; each `<img>` stands a few kilobytes further on. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/**
 * The HTML that React's function of the same name makes, without the links in front by which it asks for pictures early.
 * @throws what a component throws
 */
export const renderToString = (node: ReactNode, options: Options = {}): string =>
  renderPlain(node, options) ?? reactsOwn(node, options).replace(PRELOADS, '')

/** Where React looks for the hooks of the component that is being rendered; each of its renderers sets them there. */
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

/**
 * The same HTML in a fraction of the time, since nothing here waits, streams or recovers.
 * @returns nothing when the tree holds anything else than plain elements and components with simple hooks
 * @throws what a component throws
 */
export function renderPlain(node: ReactNode, { identifierPrefix = '' }: Options = {}): string | undefined {
  if (!internals) return undefined
  const writer = new HtmlWriter(identifierPrefix)
  const before = internals.H
  internals.H = writer.hooks
  try {
    writer.write(node)
    return writer.html
  } catch (error) {
    return rethrow(error)
  } finally {
    internals.H = before
  }
}
