import type { ProblemCode } from './problems/catalogue.ts'

/** What is wrong with a text that does not have the form its field needs, and what to write instead. */
export function formatAdvice(
  name: string,
  value: string,
  kind: unknown,
  format: string,
  description: string,
): { code: ProblemCode; message: string; cure: string } {
  const shown = JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value)
  if (value.trim() === '')
    return {
      code: 'empty-text',
      message: `${name} is empty.`,
      cure: `Write something, or delete the field. ${description}`,
    }
  if (kind === 'text')
    return {
      code: 'line-break',
      message: `${name} takes a single line.`,
      cure: 'Delete the line break (\\n).',
    }
  if (format === 'date')
    return {
      code: 'bad-date',
      message: `${name} is ${shown}, which is not a date written as year-month-day.`,
      cure: dateCure(value),
    }
  if (format === 'email')
    return {
      code: 'bad-email',
      message: `${name} is ${shown}, which is not an email address.`,
      cure: 'Write it as name@example.org.',
    }
  const better = corrected(value, kind)
  const [code, words] = forms[String(kind)] ?? otherForm
  return {
    code,
    message: `${name} is ${shown}, ${words}.`,
    cure: better ? `Did you mean "${better}"?` : description,
  }
}

const noAddress = 'which is not an address of this site'

/** By the kind of field: the code of the problem, and what the value is not. */
const forms: Record<string, [ProblemCode, string]> = {
  image: ['bad-path', 'which is not the path of a picture'],
  pdf: ['bad-path', 'which is not the path of a PDF document'],
  page: ['bad-path', noAddress],
  alias: ['bad-path', noAddress],
  collection: ['bad-path', noAddress],
  icon: ['bad-icon-name', 'which is not the name of an icon'],
  link: ['bad-link', 'which is not an address that a link can lead to'],
}
const otherForm: [ProblemCode, string] = ['wrong-form', 'which does not have the form it needs']

/** The same value with the slips mended that people make most. */
function corrected(value: string, kind: unknown): string | undefined {
  if (kind === 'icon') {
    const name = value
      .trim()
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replace(/[\s_]+/g, '-')
      .toLowerCase()
    return name !== value && /^[a-z0-9-]+$/.test(name) ? name : undefined
  }
  if (kind === 'link' && /^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(value)) return `mailto:${value}`
  if (kind === 'link' && /^\+?[0-9 ()-]{7,}$/.test(value)) return `tel:${value.replace(/ /g, '')}`
  if (kind === 'link' && /^http:\/\//i.test(value)) return value.replace(/^http/i, 'https')
  if (kind === 'link' && /^www\./i.test(value)) return `https://${value}`
  const path = `/${value
    .trim()
    .replace(/\\/g, '/')
    .replace(/^\.?\/*(?:public\/)?/, '')}`
  if (path === value || /\s/.test(path) || /^\/[a-z]+:/i.test(path)) return undefined
  if (kind === 'image' && !/\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(path)) return undefined
  if (kind === 'pdf' && !path.endsWith('.pdf')) return undefined
  return path
}

/** Where the day and the month cannot be confused, the date itself. */
function dateCure(value: string): string {
  const parts = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(value.trim())
  const form = 'Write it as year-month-day, such as "2025-04-25".'
  if (!parts) return form
  const [first, second, third] = parts.slice(1).map(Number) as [number, number, number]
  const iso = (year: number, month: number, day: number) => {
    const date = new Date(Date.UTC(year, month - 1, day))
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    return exists && year >= 1000 ? date.toISOString().slice(0, 10) : undefined
  }
  if (first >= 1000) return said(iso(first, second, third)) ?? `There is no such day. ${form}`
  if (first > 12 || first === second) return said(iso(third, second, first)) ?? form
  if (second > 12) return said(iso(third, first, second)) ?? form
  return form
}

const said = (date: string | undefined) => date && `Did you mean "${date}"?`
