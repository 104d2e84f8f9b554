/** PDFs that no program writes, object by object. */
const pdfWith = (objects: readonly string[]): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((body, place) => `${place + 1} 0 obj\n${body}\nendobj\n`).join('')}xref\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
const catalogue = '<</Type/Catalog/Pages 2 0 R>>'
const pageOf = (more = ''): string => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${more}>>`

export const emptyPages = (count: number): Buffer =>
  pdfWith([
    catalogue,
    `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, n) => `${n + 3} 0 R`).join(' ')}]>>`,
    ...Array.from({ length: count }, () => pageOf()),
  ])

export const manyPages = emptyPages

/** Each node of the tree of pages leads back to the other. */
export const cyclicPages = (): Buffer =>
  pdfWith([
    catalogue,
    '<</Type/Pages/Count 2/Kids[3 0 R]>>',
    '<</Type/Pages/Parent 2 0 R/Count 2/Kids[2 0 R]>>',
  ])

/** A form that draws itself, among a page of texts. */
export const recursiveForm = (): Buffer => {
  const text = 'q /F Do Q'
  return pdfWith([
    catalogue,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    pageOf('/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>'),
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>/Length ${text.length}>>\nstream\n${text}\nendstream`,
  ])
}
