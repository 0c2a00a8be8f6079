/** The types of files that a site offers to visitors, by their endings. Telephones open all of them. */
export const downloads: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  xlsx: 'Excel',
  pptx: 'PowerPoint',
  odt: 'OpenDocument text',
  ods: 'OpenDocument table',
  odp: 'OpenDocument slides',
  csv: 'Table (CSV)',
  ics: 'Calendar (iCalendar)',
  mp3: 'Sound (MP3)',
}
