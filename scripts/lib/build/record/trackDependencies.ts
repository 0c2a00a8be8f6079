import type { Assets } from '../../../../schema/resolve/href.ts'
import { keyOf } from '../../../../schema/resolve/queries.ts'
import type { Content } from '../../../../schema/validate/Content.ts'

/** The same content and files. They report the key of everything that is read of them. */
export const trackDependencies = (
  content: Content,
  assets: Assets,
  report: (key: string) => void,
): { content: Content; assets: Assets } => ({
  content: { ...content, onQuery: report },
  assets: {
    ...assets,
    picture: path => {
      report(keyOf('picture', path))
      return assets.picture(path)
    },
    file: path => {
      report(keyOf('file', path))
      return assets.file(path)
    },
  },
})
