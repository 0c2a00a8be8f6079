import type { FieldProps } from '../form/FieldProps.ts'
import { TextField } from '../form/TextField.tsx'

export const IconField = (field: FieldProps) => <TextField {...field} />
