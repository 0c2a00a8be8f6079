import type { FieldProps } from '../form/FieldProps.ts'
import { TextField } from '../form/TextField.tsx'

export const LinkField = (field: FieldProps) => <TextField {...field} />
