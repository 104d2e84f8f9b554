import { breaker } from './break-text.ts'
import { fitColumns } from './column-widths.ts'
import type { DrawnPdf, Font } from './drawn-pdf.ts'
import { fontName } from './fonts.ts'
import { footOf, innerWidth, type PdfAnnex, type PdfFrame, paper as page, quiet } from './pdf-frame.ts'
import { measured } from './table-of.ts'

const size = 8
const lineHeight = 11
const padding = 3
const gap = 4
const black = '#000000'

type Column = PdfAnnex['columns'][number] & { x: number; width: number }
/** Each cell's lines. */
type LaidRow = readonly (readonly string[])[]

/**
 * A long table behind a document, page after page. pdfmake lays a table out in memory as a whole: 4,000 rows took it
 * 5 seconds of processor time and 130 MB more than 500 did, and both grow with the rows.
 */
export function drawAnnex(pdf: DrawnPdf, annex: PdfAnnex, frame: PdfFrame): void {
  const normal = pdf.provideFont(fontName, false, false)
  const bold = pdf.provideFont(fontName, true, false)
  const columns = placed(annex)
  const breakText = breaker(normal, size)
  const layOut = (cells: readonly string[]): LaidRow =>
    columns.map(({ width }, place) => breakText(cells[place] ?? '', width))
  const head = layOut(annex.columns.map(({ header }) => header))
  const heights = annex.rows.map((row) => heightOf(layOut(row)))
  const starts = pageStarts(heights, page.height - page.bottom - page.top - lineHeight - heightOf(head))

  const write = (font: Font, text: string, x: number, y: number): void => {
    pdf._font = font
    pdf.text(text, x, y, { lineBreak: false })
  }
  const drawRow = (font: Font, row: LaidRow, top: number): void => {
    for (const [place, column] of columns.entries()) {
      for (const [line, text] of (row[place] ?? []).entries()) {
        const indent = column.isNumber ? column.width - font.widthOfString(text, size) : 0
        write(font, text, column.x + indent, top + padding + line * lineHeight)
      }
    }
  }
  const frameOf = (number: number): void => {
    const { companyName, title } = frame.header
    pdf.fillColor(black).fontSize(11)
    write(bold, companyName, page.left, 24)
    write(normal, title, page.width - page.right - normal.widthOfString(title, 11), 24)
    pdf.fontSize(8).fillColor(quiet)
    const footer = footOf(frame, annex.footer)
      .replaceAll('{pages}', String(starts.length))
      .replaceAll('{page}', String(number))
    write(normal, footer, (page.width - normal.widthOfString(footer, 8)) / 2, page.height - page.bottom + 12)
    if (frame.watermark) drawWatermark(frame.watermark)
    pdf.fillColor(black)
  }
  const drawWatermark = (mark: string): void => {
    const points = Math.floor((page.width * 1.1 * 10) / bold.widthOfString(mark, 10))
    const middle: [number, number] = [page.width / 2, page.height / 2]
    pdf.save().rotate(-50, { origin: middle }).fillColor(black, 0.08).fontSize(points)
    write(bold, mark, middle[0] - bold.widthOfString(mark, points) / 2, middle[1] - points / 2)
    pdf.restore().fillColor(black, 1)
  }

  for (const [place, start] of starts.entries()) {
    pdf.addPage({ size: [page.width, page.height], margin: 0 })
    frameOf(place + 1)
    pdf.fontSize(size)
    write(bold, annex.title, page.left, page.top - 6)
    let top = page.top + lineHeight
    const inner = innerWidth()
    pdf.rect(page.left, top, inner, heightOf(head)).fill('#f0f4fa').fillColor(black)
    drawRow(bold, head, top)
    top += heightOf(head)
    for (let row = start; row < (starts[place + 1] ?? annex.rows.length); row += 1) {
      drawRow(normal, layOut(annex.rows[row] ?? []), top)
      top += heights[row] ?? 0
      pdf
        .moveTo(page.left, top)
        .lineTo(page.left + inner, top)
        .lineWidth(0.5)
        .stroke('#c8d0dc')
    }
    // The cache of shaped words never shrinks, and words of an annex rarely repeat.
    normal.layoutCache = Object.create(null) as object
  }
}

const heightOf = (row: LaidRow): number =>
  Math.max(1, ...row.map((cell) => cell.length)) * lineHeight + 2 * padding

/** The row that each page begins with. */
function pageStarts(heights: readonly number[], room: number): number[] {
  const starts = [0]
  let left = room
  for (const [row, height] of heights.entries()) {
    if (height > left && row > (starts.at(-1) ?? 0)) {
      starts.push(row)
      left = room
    }
    left -= height
  }
  return starts
}

function placed({ columns, rows, keepsWords = false }: PdfAnnex): Column[] {
  const room = innerWidth() - gap * (columns.length - 1)
  const widths = fitColumns(columns.map(measured), rows, { room, size, keepsWords })
  let x: number = page.left
  return columns.map((column, place) => {
    const width = widths[place] ?? 0
    const placedColumn = { ...column, x, width }
    x += width + gap
    return placedColumn
  })
}
