import { useRef, useState } from 'react'
import { FieldFrame } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/FormContext.ts'
import { useForm } from '../form/FormContext.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { aboutOf, questionOf, withoutPicture, withPicture } from './pictureEdits.ts'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { usePhotographs } from './usePhotographs.ts'
import { nameOf } from './wordsOfPicture.ts'

/** A picture of the site, or a photograph that is added to it. */
export function PictureField(field: FieldProps) {
  const form = useForm()
  // The document may change while photographs are added.
  const latest = useRef(form)
  latest.current = form
  const [photographs, setPhotographs] = useState<readonly File[]>()
  const place = usePhotographs(setPhotographs)
  const path = typeof field.value === 'string' ? field.value : ''
  const close = () => setPhotographs(undefined)
  return (
    <>
      <FieldFrame {...field}>
        {control => (
          <div className={styles.field} data-empty={path === '' || undefined} {...place}>
            {path && <Thumbnail path={path} />}
            <div>
              <div className={styles.buttons}>
                <button
                  id={control.id}
                  type="button"
                  aria-describedby={control['aria-describedby']}
                  aria-label={`${path ? 'Choose another picture' : 'Choose a picture'}: ${field.label}`}
                  onClick={() => setPhotographs([])}
                >
                  {path ? 'Choose another picture' : 'Choose a picture'}
                </button>
                {path && !field.isRequired && (
                  <button
                    type="button"
                    aria-label={`Remove the picture: ${field.label}`}
                    onClick={() =>
                      form.change(text => withoutPicture(text, field, form), `${field.label} removed`)
                    }
                  >
                    Remove
                  </button>
                )}
              </div>
              <p className={styles.hint}>
                {path ? `${nameOf(path)}. ` : ''}You can drop or paste a photograph here.
              </p>
            </div>
          </div>
        )}
      </FieldFrame>
      {photographs && (
        <PictureDialog
          title={`Choose a picture: ${field.label}`}
          about={aboutOf(form)}
          current={path || undefined}
          question={questionOf(field, form)}
          photographs={photographs}
          onDone={([picture]) => {
            if (picture)
              latest.current.change(
                text => withPicture(text, field, picture, latest.current),
                `${field.label} chosen`,
              )
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
