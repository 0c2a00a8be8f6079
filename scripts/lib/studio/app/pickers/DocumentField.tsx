import type { FieldProps } from '../form/FieldProps.ts'
import { TextField } from '../form/TextField.tsx'

export const DocumentField = (field: FieldProps) => <TextField {...field} />
