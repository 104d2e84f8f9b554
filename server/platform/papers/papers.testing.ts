import { type CellValue, writeXlsx } from 'hucre/xlsx'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { renderPdf } from '../pdf/render-pdf.ts'

const page = { width: 595, height: 842, margin: 36 }
const right = (text: string): TableCell => ({ text, alignment: 'right' })

/** A supplier's paper of A4 pages, made as programs for invoices make them. */
export const paperOf = (content: Content): Promise<Buffer> =>
  renderPdf(content, {
    header: { title: 'Invoice', companyName: 'Helvia Components', provider: '' },
    footer: '',
    page,
  })

type Line = { readonly model: string; readonly qty: number; readonly price: string }
export const invoiceLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, place) => ({
    model: `HX-${String(1001 + place)}`,
    qty: 1000 + 10 * place,
    price: '0.25',
  }))
const english = (value: number | string): string =>
  Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 })

/** Commercial invoice in English: head repeated on each page, descriptions of two lines, total below. */
export function englishInvoice({
  lines = invoiceLines(38),
  total,
  amountHeading = 'Amount\n(USD)',
  modelHeading = 'Part No.',
}: {
  lines?: readonly Line[]
  total?: string
  amountHeading?: string
  modelHeading?: string
} = {}): Promise<Buffer> {
  const sum = lines.reduce((all, { qty, price }) => all + qty * Number(price), 0)
  const qty = lines.reduce((all, line) => all + line.qty, 0)
  return paperOf([
    { text: 'HELVIA COMPONENTS GMBH', fontSize: 14 },
    'Hafenstrasse 12, Hamburg   Tel: +49 40 555 1234',
    { text: 'COMMERCIAL INVOICE', fontSize: 12, alignment: 'center' },
    { columns: ['Invoice No.: HC-2026-118', 'Date: 2026-11-16', 'Total packages: 12 CTNS'] },
    {
      table: {
        headerRows: 1,
        widths: [24, 80, '*', 60, 60, 60],
        body: [
          [
            'No.',
            modelHeading,
            'Description of Goods',
            right('Qty\n(PCS)'),
            right('Unit Price\n(USD)'),
            right(amountHeading),
          ],
          ...lines.map((line, place): TableCell[] => [
            String(place + 1),
            line.model,
            `Multilayer ceramic capacitor 0402 X7R, tape and reel, series ${line.model}`,
            right(`${line.qty.toLocaleString('en-US')} PCS`),
            right(`$${line.price}`),
            right(english(line.qty * Number(line.price))),
          ]),
          [
            { text: 'TOTAL', colSpan: 3 },
            {},
            {},
            right(qty.toLocaleString('en-US')),
            '',
            right(total ?? english(sum)),
          ],
        ],
      },
    },
    'Total G.W.: 86.4 KGS',
    'Country of origin: Germany',
  ])
}

/** 装箱单：两行表头、合并的重量标题、小计、全角数字。 */
export const chinesePackingList = (): Promise<Buffer> =>
  paperOf([
    { text: '深圳海沃电子有限公司', fontSize: 14, alignment: 'center' },
    { text: '装箱单', fontSize: 12, alignment: 'center' },
    {
      table: {
        headerRows: 2,
        widths: ['auto', '*', 50, 40, 40, 60, 60],
        body: [
          [
            { text: '规格型号', rowSpan: 2 },
            { text: '品名', rowSpan: 2 },
            { text: '数量', rowSpan: 2 },
            { text: '单位', rowSpan: 2 },
            { text: '箱数', rowSpan: 2 },
            { text: '重量(KGS)', colSpan: 2, alignment: 'center' },
            {},
          ],
          [{}, {}, {}, {}, {}, '净重', '毛重'],
          ['HW-01', '贴片电阻', right('１，０００'), '个', right('2'), right('10.50'), right('12.00')],
          [
            'HW-02',
            '贴片电容器，耐压五十伏，编带包装，符合环保要求',
            right('2,500'),
            '个',
            right('3'),
            right('20.25'),
            right('23.00'),
          ],
          [{ text: '小计', colSpan: 2 }, {}, right('3,500'), '', right('5'), right('30.75'), right('35.00')],
          ['HW-03', '连接器', right('800'), '只', right('1'), right('4.00'), right('5.50')],
          [{ text: '合计', colSpan: 2 }, {}, right('4,300'), '', right('6'), right('34.75'), right('40.50')],
        ],
      },
    },
  ])

/** A workbook with title rows, a head of two rows with merged cells, and totals. */
export async function packingSheet(more: readonly CellValue[][] = []): Promise<Buffer> {
  const rows: CellValue[][] = [
    ['Packing List', null, null, null, null, null],
    ['To: Demo Trading', null, null, null, 'Date', '2026-11-16'],
    ['Model', 'Description', 'Quantity', 'Weight (KGS)', null, 'Cartons'],
    [null, null, null, 'N.W.', 'G.W.', null],
    ['SX-1', 'Sensor', 120, 1.2, 1.5, 1],
    ['SX-2', 'Sensor, sealed', 80, 0.8, 1.1, 1],
    ...more,
    ['Total', null, 200, 2, 2.6, 2],
  ]
  const merges = [{ startRow: 2, startCol: 3, endRow: 2, endCol: 4 }]
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'PL', rows, merges }] }))
}

/** A page that is a picture: what a scanner makes. */
export async function scannedPage(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  return paperOf([{ image: `data:image/jpeg;base64,${picture.toString('base64')}`, width: 500 }])
}
