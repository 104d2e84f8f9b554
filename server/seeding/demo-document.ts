import { type DemoDocument, demoDocuments } from '@quayside/db/seeds/demo/documents.ts'
import { renderPdf } from '../platform/pdf/render-pdf.ts'

/** A one-page PDF with a company's invented particulars, to be uploaded like a scan. */
export function demoDocument(
  kind: DemoDocument,
  companyName: string,
  particulars: readonly string[],
): Promise<Buffer> {
  const { title, note } = demoDocuments[kind]
  const heading = { text: title, fontSize: 20, bold: true }
  const lines = [companyName, ...particulars].map((text) => ({ text, lineHeight: 1.8 }))
  return renderPdf([heading, ...lines], { header: { companyName, provider: '', title }, footer: note })
}
