import './lib/production.ts'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { Page } from '../schema/model/page.ts'
import { plainReport, validateDocument } from '../schema/validate/validateDocument.ts'
import { FilesIn } from './lib/Files.ts'
import { readDocument } from './site/folder.ts'
import { type OutputInputData, outputInput } from './site/outputInput.ts'
import { iconNames } from './site/outputs/icons.ts'
import { type Output, outputsOf } from './site/outputs.ts'
import type { MakeTask, ReportText, ValidationTask } from './site/workers.ts'
import { OutputWriter, type WrittenOutputs } from './site/write.ts'

// What a worker process does (scripts/site/workers.ts): each exported function takes one task.

/** The pages that this worker has validated. */
const pages = new Map<string, Page>()

/** Validates some documents, each by itself, and keeps the values of pages. */
export function validate({ folder, documents, files, today, jsonSchemas }: ValidationTask): ReportText[] {
  const context = { files: new Map(files), icons: iconNames, today, jsonSchemas }
  return documents.flatMap(([file, stamp]) => {
    const text = readDocument(folder, file, stamp)
    if (typeof text !== 'string') return []
    const report = validateDocument({ file, text }, context)
    const document = report.valid?.document
    if (document?.kind === 'page') pages.set(file, document.value)
    return [[file, JSON.stringify(plainReport(report))]]
  })
}

/** The table of the build, and what writes it. */
let opened: Promise<{ outputs: Map<string, Output>; writer: OutputWriter }> | undefined

/** Makes some outputs. */
export async function make({ input, out, ids }: MakeTask): Promise<WrittenOutputs> {
  opened ??= open(input, out)
  const { outputs, writer } = await opened
  return writer.write(ids.flatMap(id => outputs.get(id) ?? []))
}

async function open(file: string, out: string) {
  const data = deserialize(readFileSync(file)) as OutputInputData // as Workers.make wrote it
  const input = await outputInput(data, page => {
    const value = pages.get(page)
    if (!value) throw new Error(`${page} belongs to another worker`)
    return value
  })
  const outputs = new Map(outputsOf(input).map(output => [output.id, output]))
  return { outputs, writer: new OutputWriter(new FilesIn(out), data.site.locale) }
}
