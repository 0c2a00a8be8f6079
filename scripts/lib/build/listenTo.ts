import type { Assets } from '../../../schema/resolve/href.ts'
import { keyOf } from '../../../schema/resolve/questions.ts'
import type { Content } from '../../../schema/validate/Content.ts'

/** The same content and files; `listener` is told the key of everything that is asked of them. */
export const listenTo = (
  content: Content,
  assets: Assets,
  listener: (key: string) => void,
): { content: Content; assets: Assets } => ({
  content: { ...content, listener },
  assets: {
    ...assets,
    picture: path => {
      listener(keyOf('picture', path))
      return assets.picture(path)
    },
    file: path => {
      listener(keyOf('file', path))
      return assets.file(path)
    },
  },
})
