import type { ComponentType } from 'react'
import { ChoiceField } from '../choices/ChoiceField.tsx'
import { ColourField } from '../choices/ColourField.tsx'
import { ManyChoices } from '../choices/ManyChoices.tsx'
import { type Control, controlOf } from '../fields/fieldSchema.ts'
import { DocumentField } from '../pickers/DocumentField.tsx'
import { IconField } from '../pickers/IconField.tsx'
import { LinkField } from '../pickers/LinkField.tsx'
import { PictureField } from '../pickers/PictureField.tsx'
import { PostField } from '../pickers/PostField.tsx'
import { CaptionedPictures } from '../pictures/CaptionedPictures.tsx'
import { RichTextField } from '../richText/RichTextField.tsx'
import { DateField } from './DateField.tsx'
import type { FieldProps } from './FieldProps.ts'
import { GroupField } from './GroupField.tsx'
import { ListField } from './ListField.tsx'
import { NumberField } from './NumberField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'
import { VariantsField } from './VariantsField.tsx'

const fields: Readonly<Record<Control, ComponentType<FieldProps>>> = {
  text: TextField,
  richText: RichTextField,
  choice: ChoiceField,
  choices: ManyChoices,
  switch: SwitchField,
  number: NumberField,
  date: DateField,
  colour: ColourField,
  picture: PictureField,
  document: DocumentField,
  link: LinkField,
  icon: IconField,
  post: PostField,
  list: ListField,
  captionedPictures: CaptionedPictures,
  group: GroupField,
  variants: VariantsField,
}

/** A field of any kind, by its schema alone. */
export function Field(props: FieldProps) {
  const Component = fields[controlOf(props.schema)]
  return <Component {...props} />
}
