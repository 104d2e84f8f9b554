import { codeOf, ofdOf, pictureOf, soldInvoice, soldLine, xmlOf } from '../e-invoices/e-invoices.testing.ts'
import type { FileKind } from '../files/file-kinds.ts'
import { makeZip } from '../files/make-zip.ts'
import { longestCell, longestRow } from '../parsing/budgets.ts'
import {
  csvOf,
  customerSheet,
  gifOfFrames,
  headedSheet,
  hugePng,
  pdfOf,
  pdfOfStreams,
  sharingRows,
  sheetRows,
} from './hostile-files.ts'
import { picture } from './picture.ts'

/** What the fence limits of every file, whatever its kind. */
export const budgets = [
  'bytes',
  'unpackedBytes',
  'processorTime',
  'memory',
  'cell',
  'heading',
  'row',
  'answer',
  'turns',
] as const
export type Budget = (typeof budgets)[number]

/**
 * A file beyond a budget, and the codes that may refuse it. Without codes the file is read and what is too much of it is
 * left out: cells of columns that were not asked for, the end of a heading or of a cell in the answer.
 */
export type Beyond = { readonly bytes: Buffer; readonly codes: readonly string[] }

/** A kind of content at a door that reads it. */
export type FenceKind = {
  readonly call: string
  readonly fields?: Readonly<Record<string, string>>
  readonly fileName: string
  /** A file that is taken. */
  readonly honest: () => Promise<Buffer> | Buffer
  /**
   * What makes a file of this kind exceed the budgets that depend on its content, or why none can. Bytes, processor time,
   * memory and turns are exceeded in the same way by every kind.
   */
  readonly beyond: Readonly<
    Record<
      Exclude<Budget, 'bytes' | 'processorTime' | 'memory' | 'turns'>,
      (() => Promise<Beyond> | Beyond) | string
    >
  >
}

const upload = 'POST system/online/file/upload'
const customers = 'POST base/online/customer/import'
const eInvoices = 'POST tax/online/inputInvoice/read'
const statements = 'POST finance/online/bankStatement/check'

const noCells = 'It is stored, not read into cells.'
const notCells = {
  cell: noCells,
  heading: noCells,
  row: noCells,
  answer: 'The answer names the stored file.',
}
const notPacked = 'Its characters are not packed.'

/** A decoder that takes memory for the whole picture with its header runs out of it first. */
const tooLarge = (bytes: Buffer): Beyond => ({ bytes, codes: ['file.imageTooLarge', 'file.tooCostly'] })
const claimed = 16_000

async function hugeJpeg(): Promise<Buffer> {
  const bytes = await picture().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(claimed, frame + 5)
  bytes.writeUInt16BE(claimed, frame + 7)
  return bytes
}
async function hugeWebp(): Promise<Buffer> {
  const bytes = await picture().webp().toBuffer()
  bytes.writeUInt16LE(claimed, 26)
  bytes.writeUInt16LE(claimed, 28)
  return bytes
}
function hugeGif(): Buffer {
  const bytes = gifOfFrames(1)
  // The size of the screen and that of the frame.
  for (const place of [6, 8, 24, 26]) bytes.writeUInt16LE(claimed, place)
  return bytes
}

const word = (text: string): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: `<w:document>${text}</w:document>` },
  ])
const zipBomb = ' '.repeat(12 * 1024 * 1024)

const honestSheet = (): Buffer =>
  customerSheet(
    sheetRows(1, '<c t="inlineStr"><is><t>1</t></is></c><c t="inlineStr"><is><t>深圳某某公司</t></is></c>'),
  )
const letters = (count: number): string => 'x'.repeat(count)
const cellOf = (count: number): string => `<c t="inlineStr"><is><t>${letters(count)}</t></is></c>`
/** Cells that are short enough by themselves. */
const rowOf = (cell: (count: number) => string, between: string): string =>
  Array.from({ length: Math.ceil(longestRow / 30_000) + 1 }, () => cell(30_000)).join(between)

const sheetCodes = ['excel.bomb', 'excel.rowTooLong']
const sheetBeyond: FenceKind['beyond'] = {
  unpackedBytes: () => ({ bytes: customerSheet(zipBomb), codes: ['excel.bomb'] }),
  cell: () => ({ bytes: customerSheet(sheetRows(1, cellOf(longestCell + 1))), codes: sheetCodes }),
  heading: () => ({ bytes: headedSheet(60, 30_000), codes: [] }),
  row: () => ({ bytes: customerSheet(sheetRows(1, rowOf(cellOf, ''))), codes: [] }),
  answer: () => ({ bytes: customerSheet(sharingRows(1_900, 1), [letters(30_000)]), codes: sheetCodes }),
}
const csvBeyond: FenceKind['beyond'] = {
  unpackedBytes: notPacked,
  cell: () => ({ bytes: csvOf(`1,${letters(longestCell + 1)}`), codes: sheetCodes }),
  heading: () => ({
    bytes: Buffer.from(
      `Customer type,Chinese name,${Array.from({ length: 60 }, (_, n) => `${n}${letters(30_000)}`).join(',')}\n1,a`,
    ),
    codes: [],
  }),
  row: () => ({ bytes: csvOf(`1,${rowOf(letters, ',')}`), codes: [] }),
  answer: () => ({ bytes: csvOf(`1,${letters(30_000)}\n`.repeat(600)), codes: [] }),
}

const statementRow = (n: number): string => `2026-11-16,1.00,A${n},R-${n}`
const statement = (rows: string): Buffer => Buffer.from(`date,credit,payer,reference\n${rows}`)
const statementSheet = (rows: string, texts: readonly string[] = []): Buffer =>
  customerSheet(
    rows,
    texts,
    `<row r="1">${['date', 'credit', 'payer', 'reference'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
  )

type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif'
const pictureKind = (
  kind: PictureKind,
  honest: FenceKind['honest'],
  huge: () => Promise<Buffer> | Buffer,
): FenceKind => ({
  call: upload,
  fileName: `a.${kind}`,
  honest,
  beyond: { unpackedBytes: async () => tooLarge(await huge()), ...notCells },
})

/** Every kind of file that a user can send: those that are stored, and the sheets that are read. */
export const fenceKinds = {
  jpeg: pictureKind('jpeg', () => picture().jpeg().toBuffer(), hugeJpeg),
  png: pictureKind(
    'png',
    () => picture().png().toBuffer(),
    () => hugePng(claimed),
  ),
  webp: pictureKind('webp', () => picture().webp().toBuffer(), hugeWebp),
  /** Stored as a PNG. */
  gif: pictureKind('gif', () => gifOfFrames(1), hugeGif),
  pdf: {
    call: upload,
    fileName: 'a.pdf',
    honest: () => pdfOf('<<>>'),
    beyond: {
      unpackedBytes: () => ({ bytes: pdfOfStreams(200), codes: ['file.pdfUnreadable'] }),
      ...notCells,
    },
  },
  xlsx: {
    call: upload,
    fileName: 'a.xlsx',
    honest: honestSheet,
    beyond: {
      unpackedBytes: () => ({ bytes: customerSheet(zipBomb), codes: ['file.bomb'] }),
      ...notCells,
    },
  },
  docx: {
    call: upload,
    fileName: 'a.docx',
    honest: () => word('a'),
    beyond: { unpackedBytes: () => ({ bytes: word(zipBomb), codes: ['file.bomb'] }), ...notCells },
  },
  csv: {
    call: upload,
    fileName: 'a.csv',
    honest: () => csvOf('1,a'),
    beyond: { unpackedBytes: notPacked, ...notCells },
  },
  xml: {
    call: upload,
    fileName: 'a.xml',
    honest: () => xmlOf(soldInvoice()),
    beyond: { unpackedBytes: notPacked, ...notCells },
  },
  ofd: {
    call: upload,
    fileName: 'a.ofd',
    honest: () => ofdOf(soldInvoice()),
    beyond: {
      unpackedBytes: () => ({
        bytes: ofdOf(soldInvoice(), {}, [{ name: 'a', content: zipBomb }]),
        codes: ['file.bomb'],
      }),
      ...notCells,
    },
  },
  invoiceXml: {
    call: eInvoices,
    fileName: 'a.xml',
    honest: () => xmlOf(soldInvoice()),
    beyond: {
      unpackedBytes: notPacked,
      cell: () => ({ bytes: xmlOf(soldInvoice({ sellerName: letters(5_000_000) })), codes: [] }),
      heading: 'The names of elements are compared, not shown.',
      row: () => ({
        bytes: xmlOf(soldInvoice({ lines: [soldLine({ name: letters(longestRow) })] })),
        codes: [],
      }),
      answer: () => ({
        bytes: xmlOf(
          soldInvoice({ lines: Array.from({ length: 20_000 }, () => soldLine({ name: letters(300) })) }),
        ),
        codes: ['eInvoice.tooManyLines', 'file.xmlBroken'],
      }),
    },
  },
  invoiceOfd: {
    call: eInvoices,
    fileName: 'a.ofd',
    honest: () => ofdOf(soldInvoice(), { tags: true, data: true }),
    beyond: {
      unpackedBytes: () => ({
        bytes: ofdOf(soldInvoice(), {}, [{ name: 'a', content: zipBomb }]),
        codes: ['file.bomb'],
      }),
      cell: () => ({
        bytes: ofdOf(soldInvoice({ sellerName: letters(500_000) }), { tags: true }),
        codes: [],
      }),
      heading: 'The names of elements are compared, not shown.',
      row: () => ({
        bytes: ofdOf(soldInvoice({ lines: [soldLine({ name: letters(longestRow) })] }), { attachment: true }),
        codes: [],
      }),
      answer: () => ({
        bytes: ofdOf(
          soldInvoice({ lines: Array.from({ length: 600 }, () => soldLine({ name: letters(300) })) }),
          {
            attachment: true,
          },
        ),
        codes: ['eInvoice.tooManyLines', 'file.bomb'],
      }),
    },
  },
  invoicePicture: {
    call: eInvoices,
    fileName: 'a.png',
    honest: () => pictureOf(codeOf(soldInvoice())),
    beyond: {
      unpackedBytes: () => tooLarge(hugePng(claimed)),
      cell: 'A QR code holds less than 3,000 letters.',
      heading: 'A QR code has no headings.',
      row: 'It has no lines.',
      answer: () => ({ bytes: gifOfFrames(1), codes: ['eInvoice.noCode'] }),
    },
  },
  text: {
    call: upload,
    fileName: 'a.txt',
    honest: () => Buffer.from('a'),
    beyond: { unpackedBytes: notPacked, ...notCells },
  },
  importedSheet: {
    call: customers,
    fields: { mode: 'preview' },
    fileName: 'a.xlsx',
    honest: honestSheet,
    beyond: sheetBeyond,
  },
  importedCsv: {
    call: customers,
    fields: { mode: 'preview' },
    fileName: 'a.csv',
    honest: () => csvOf('1,深圳某某公司'),
    beyond: csvBeyond,
  },
  bankSheet: {
    call: statements,
    fileName: 'a.xlsx',
    honest: () =>
      statementSheet(
        sheetRows(
          1,
          ['2026-11-16', '1.00', 'A', 'R-1']
            .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
            .join(''),
        ),
      ),
    beyond: {
      ...sheetBeyond,
      row: () => ({ bytes: statementSheet(sheetRows(1, rowOf(cellOf, ''))), codes: sheetCodes }),
      answer: () => ({ bytes: statementSheet(sharingRows(1_900, 1), [letters(30_000)]), codes: sheetCodes }),
    },
  },
  bankCsv: {
    call: statements,
    fileName: 'a.csv',
    honest: () => statement(statementRow(1)),
    beyond: {
      ...csvBeyond,
      row: () => ({ bytes: statement(rowOf(letters, ',')), codes: sheetCodes }),
      answer: () => ({
        bytes: statement(
          Array.from({ length: 9_000 }, (_, n) => `${statementRow(n)}${letters(1_000)}`).join('\n'),
        ),
        codes: [],
      }),
    },
  },
} as const satisfies Record<FileKind, FenceKind> & Record<string, FenceKind>
