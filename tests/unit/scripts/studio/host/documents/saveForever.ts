import { DocumentFiles } from '../../../../../../scripts/studio/host/documents/DocumentFiles.ts'

// Saves a document again and again, until the process is killed. Arguments: the folder of pages, a file, two texts of it.
const [folder = '', file = '', ...letters] = process.argv.slice(2)
const files = new DocumentFiles(folder)
for (let count = 0; ; count++) {
  const text = (letters[count % 2] ?? '').repeat(200_000)
  await files.save(file, text, (await files.read(file))?.digest)
  if (count === 0) process.stdout.write('saving')
}
