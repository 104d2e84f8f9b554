import { crc32, createDeflate, deflateSync } from 'node:zlib'
import { makeZip } from '../files/make-zip.ts'

/** Files that cost a reader far more than they weigh: `npm run test:attack` and `npm run bench -- hostile` send them. */

const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
/** The headings of an import of customers. */
const customerHeadings = ['Customer type', 'Chinese name'] as const
const headerXml = `<row r="1">${customerHeadings.map(inline).join('')}</row>`
export const csvOf = (rows: string): Buffer => Buffer.from(`${customerHeadings.join(',')}\n${rows}`)

/** A workbook of customers whose rows are given as XML, with its shared texts. */
export const customerSheet = (rows: string, texts: readonly string[] = [], header = headerXml): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/a.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    },
    {
      name: 'xl/worksheets/a.xml',
      content: `<worksheet><sheetData>${header}${rows}</sheetData></worksheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
  ])

/** Rows of a sheet, each with these cells. */
export const sheetRows = (count: number, cells: string): string =>
  Array.from({ length: count }, (_, row) => `<row r="${row + 2}">${cells}</row>`).join('')

/** Rows whose cells all refer to the first shared text. */
export const sharingRows = (count: number, columns: number): string =>
  sheetRows(count, '<c t="s"><v>0</v></c>'.repeat(columns))

/** Headings that belong to no column, as long as a cell may be. */
export const headedSheet = (count: number, letters: number): Buffer => {
  const unknown = Array.from({ length: count }, (_, place) => inline(`${place}${'x'.repeat(letters)}`)).join(
    '',
  )
  return customerSheet(sharingRows(1, 1), ['a'], headerXml.replace('</row>', `${unknown}</row>`))
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Png = {
  side: number
  depth?: 8 | 16
  colours?: 2 | 6
  isInterlaced?: boolean
  chunks?: readonly Buffer[]
}
const pngOf = (
  { side, depth = 8, colours = 2, isInterlaced = false, chunks = [] }: Png,
  pixels: Buffer,
): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([depth, colours, 0, 0, isInterlaced ? 1 : 0], 8)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG of one pixel with texts in front of its picture, each of which unpacks to eight megabytes. */
export function pngWithTexts(count: number): Buffer {
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(8_000_000, 'a')),
  ])
  const chunks = Array.from({ length: count }, () => pngChunk('zTXt', text))
  return pngOf({ side: 1, chunks }, deflateSync(Buffer.alloc(4)))
}

/** A PNG that says it is this large, and has no pixels. */
export const hugePng = (side: number): Buffer => pngOf({ side }, deflateSync(Buffer.alloc(4)))

/** Turned by its EXIF, so that all of it is in memory at once. */
const turned = pngChunk(
  'eXIf',
  Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
)

/** Pixels of 16 bits a channel, interlaced and turned: 381 KB that decode to 392 MB. */
export async function turnedPng(side = 7_000): Promise<Buffer> {
  const packer = createDeflate()
  const packed: Buffer[] = []
  packer.on('data', (chunk: Buffer) => packed.push(chunk))
  const ended = new Promise((resolve) => packer.once('end', resolve))
  const zeros = Buffer.alloc(4 * 1024 * 1024)
  for (let left = passBytes(side); left > 0; left -= zeros.length) {
    const piece = left < zeros.length ? zeros.subarray(0, left) : zeros
    if (!packer.write(piece)) await new Promise((resolve) => packer.once('drain', resolve))
  }
  packer.end()
  await ended
  return pngOf({ side, depth: 16, colours: 6, isInterlaced: true, chunks: [turned] }, Buffer.concat(packed))
}

/** The bytes of the seven passes of an interlaced PNG of eight bytes a pixel; each of their lines begins with its filter. */
function passBytes(side: number): number {
  const passes = [
    [0, 8, 0, 8],
    [4, 8, 0, 8],
    [0, 4, 4, 8],
    [2, 4, 0, 4],
    [0, 2, 2, 4],
    [1, 2, 0, 2],
    [0, 1, 1, 2],
  ] as const
  return passes.reduce((sum, [column, acrossBy, row, downBy]) => {
    const across = Math.ceil((side - column) / acrossBy)
    const down = Math.ceil((side - row) / downBy)
    return sum + down * (1 + across * 8)
  }, 0)
}

/** A GIF of one pixel that is shown so many times. */
export function gifOfFrames(count: number): Buffer {
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]),
    Buffer.alloc(count * frame.length, frame),
    Buffer.from([0x3b]),
  ])
}

export const pdfOf = (body: string): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${body}\nendobj\nxref\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`, 'latin1')

/** Every slash could begin a name. */
export const pdfOfSlashes = (bytes: number): Buffer => pdfOf('/'.repeat(bytes))

/** A PDF whose object streams unpack to five megabytes each. */
export function pdfOfStreams(count: number): Buffer {
  const bomb = deflateSync(Buffer.alloc(5 * 1024 * 1024)).toString('latin1')
  const packed = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n${bomb}\nendstream\nendobj\n`
  return pdfOf(Array.from({ length: count }, (_, n) => `${n} 0 obj\n${packed}`).join(''))
}
