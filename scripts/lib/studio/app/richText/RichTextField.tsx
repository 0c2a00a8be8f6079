import { exampleOf } from '../../fields/labels.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/FormContext.ts'
import { useForm } from '../form/FormContext.ts'
import { toolsOf } from './commands.ts'
import { RichTextArea } from './RichTextArea.tsx'

/** Running text with Markdown. A text of several lines is written as a list of its lines. */
export function RichTextField(field: FieldProps) {
  const { set, remove } = useForm()
  const isOneLine = field.schema['x-markup'] === 'inline'
  const write = (text: string) => {
    if (text === '' && !field.isRequired) remove(field.path)
    else
      set(
        field.path,
        isOneLine ? text.replace(/\s*[\r\n]+\s*/g, ' ') : inForm(text, field.value),
        field.order,
      )
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <RichTextArea
          control={control}
          label={field.label}
          tools={toolsOf(field.schema['x-markup'])}
          value={textOf(field.value)}
          rows={isOneLine ? 1 : 4}
          placeholder={exampleOf(field.schema)}
          onWrite={write}
        />
      )}
    </FieldFrame>
  )
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))

/** The form that the author's text has already, else a list as soon as it has two lines. */
function inForm(text: string, before: unknown): string | string[] {
  const isList = Array.isArray(before) || (!String(before ?? '').includes('\n') && text.includes('\n'))
  return isList ? text.split('\n') : text
}
