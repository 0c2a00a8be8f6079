/** The folders of a site: its documents, and its public files. */
export interface Folders {
  pages: string
  public: string
}
