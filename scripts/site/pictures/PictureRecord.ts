import type { Picture } from '../../../schema/model/viewModel.ts'

/** A picture that pages show, as it is served. */
export interface ShownPicture {
  picture: Picture
  /** URL of a JPEG of the picture. */
  sharedUrl: string
  /** Its files, relative to the site. */
  files: string[]
}

/** What a build has made of pictures, each by its file in the public folder. Plain data. */
export interface PictureRecord {
  shown: Map<string, ShownPicture>
  /** Those that documents link to → their files in the site. */
  linked: Map<string, string[]>
  /** Those of which there is a JPEG → its file in the site. */
  shared: Map<string, string[]>
}

export const emptyRecord = (): PictureRecord => ({ shown: new Map(), linked: new Map(), shared: new Map() })

/** What is left of a record after some files have changed. @param saved relative to the public folder */
export function unchangedPictures(record: PictureRecord, saved: ReadonlySet<string>): PictureRecord {
  const unchanged = <T>(map: ReadonlyMap<string, T>) =>
    new Map([...map].filter(([path]) => !saved.has(path.slice(1))))
  return {
    shown: unchanged(record.shown),
    linked: unchanged(record.linked),
    shared: unchanged(record.shared),
  }
}

/** All files of the pictures of a site, relative to it. */
export const pictureFilesIn = ({ shown, linked, shared }: PictureRecord): string[] => [
  ...[...shown.values()].flatMap(({ files }) => files),
  ...[...linked.values(), ...shared.values()].flat(),
]
