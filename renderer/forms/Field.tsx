import styled from '@emotion/styled'
import { useId } from 'react'
import { color, size } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import type { FormField } from './answers.ts'
import { Control } from './Control.tsx'

interface FieldProps {
  field: FormField
  /** What is wrong with the answer. */
  mistake: string | undefined
  onChange: () => void
  /** The label is heard but not seen, where the words around the form say as much. */
  isBare: boolean
}

/** A question with its help, its answer and what is wrong with it. */
export function Field({ field, mistake, onChange, isBare }: FieldProps) {
  const id = useId()
  const Label = isBare ? BareLabel : ShownLabel
  const hintId = field.hint && `${id}-hint`
  const mistakeId = mistake && `${id}-mistake`
  return (
    <Group>
      <Label htmlFor={id}>
        {field.label}
        {!field.required && <Optional> (optional)</Optional>}
      </Label>
      {field.hint && <Hint id={hintId}>{field.hint}</Hint>}
      <Control
        id={id}
        field={field}
        describedBy={[hintId, mistakeId].filter(Boolean).join(' ') || undefined}
        isInvalid={mistake !== undefined}
        onChange={onChange}
      />
      {mistake && <Mistake id={mistakeId}>{mistake}</Mistake>}
    </Group>
  )
}

const Group = styled.div({ position: 'relative', minWidth: 0 })

const ShownLabel = styled.label({ display: 'block', marginBottom: 6, fontWeight: 600 })

const BareLabel = styled.label(visuallyHidden)

const Optional = styled.span({ fontWeight: 400 })

const Hint = styled.p({ marginBottom: 8, fontSize: size.small })

const Mistake = styled.p({
  marginTop: 8,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid var(--form-error, ${color.error})`,
  color: `var(--form-error, ${color.error})`,
  fontSize: size.small,
  fontWeight: 600,
})
