import { FieldFrame } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/FieldProps.ts'
import { useForm } from '../form/FormContext.ts'

/** A post, chosen by its title. The document has its number. */
export function PostField(field: FieldProps) {
  const { list, set } = useForm()
  const posts = list.documents
    .filter(({ kind }) => kind === 'post')
    .map(({ route, title }) => ({ id: Number(route.split('/').at(-1)), title }))
    .sort((one, other) => other.id - one.id)
  const isListed = posts.some(({ id }) => id === field.value)
  return (
    <FieldFrame {...field}>
      {control => (
        <select
          {...control}
          value={isListed ? String(field.value) : ''}
          onChange={event => set(field.path, Number(event.target.value), field.order)}
        >
          {!isListed && <option value="">Choose a post</option>}
          {posts.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
