import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { brandedContent, headOf, picturesOf } from './branded-pdf.ts'
import { drawAnnex } from './draw-annex.ts'
import type { DrawnPdf } from './drawn-pdf.ts'
import { fontName, fonts, readFonts } from './fonts.ts'
import { latinApostrophes } from './latin-apostrophes.ts'
import { footOf, type PdfAnswer, type PdfFrame, type PdfOrder, paper, quiet } from './pdf-frame.ts'
import { tableLayout } from './table-of.ts'

// The package's file system in memory, which its types leave out: without it each document reads the fonts again.
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync(name: string, content: Buffer): void }
}
for (const [name, content] of Object.entries(readFonts())) virtualfs.writeFileSync(name, content)
pdfmake.setFonts(fonts)
// Texts come from users: a document opens no file and no address.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)
pdfmake.setTableLayouts({
  [tableLayout]: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => '#c8d0dc',
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
})

parentPort?.on('message', (order: PdfOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins, windows do
  void render(order).then((answer) => parentPort?.postMessage(answer))
})

async function render(given: PdfOrder): Promise<PdfAnswer> {
  try {
    const order = latinApostrophes(given)
    const document = pdfmake.createPdf(definitionOf(order))
    // Its pages are drawn, its end is not written yet.
    const drawn = (await document.getStream()) as unknown as DrawnPdf
    if (order.annex) drawAnnex(drawn, order.annex, order.frame)
    return { ok: true, bytes: await document.getBuffer() }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : 'unknown' }
  }
}

const common = ({ header }: PdfFrame) => ({
  info: { title: header.title, author: header.companyName },
  defaultStyle: { font: fontName, fontSize: 9, lineHeight: 1.15 },
})

function definitionOf({ content, frame }: PdfOrder): TDocumentDefinitions {
  if (frame.page) {
    const { margin, ...pageSize } = frame.page
    return { ...common(frame), pageSize, pageMargins: margin, content }
  }
  return {
    ...common(frame),
    pageSize: 'A4',
    pageOrientation: frame.isLandscape ? 'landscape' : 'portrait',
    pageMargins: [paper.left, paper.top, paper.right, paper.bottom],
    header: headOf(frame),
    footer: (page, pages) => ({
      text: footOf(frame, frame.footer)
        .replaceAll('{pages}', String(pages))
        .replaceAll('{page}', String(page)),
      alignment: 'center',
      fontSize: 8,
      color: quiet,
      margin: [paper.left, 12, paper.right, 0],
    }),
    ...(frame.watermark ? { watermark: { text: frame.watermark, opacity: 0.08, bold: true } } : {}),
    images: picturesOf(frame.header.brand),
    content: brandedContent(content, frame.header.brand),
  }
}
