import { joinTexts, type Paper, type PaperTable } from '@quayside/contract/kernel/paper.ts'
import { describe, expect, it } from 'vitest'
import { headingsOfPapers } from '../../paper-headings.ts'
import { usualSheetLimits } from '../excel/sheet-reasons.ts'
import { usualUploadLimits } from '../files/inspect-upload.ts'
import { chinesePackingList, englishInvoice, invoiceLines, packingSheet } from './papers.testing.ts'
import { readPaper } from './read-paper.ts'

const limits = { file: usualUploadLimits, sheet: usualSheetLimits }
async function read(bytes: Buffer, givenName = 'a.pdf'): Promise<Paper> {
  const outcome = await readPaper({ bytes, givenName, limits, headings: headingsOfPapers })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.paper
}
const firstTable = ({ tables }: Paper): PaperTable => {
  const [table] = tables
  if (!table) throw new Error('no table')
  return table
}
const textsOf = ({ pages }: Paper, { rows }: PaperTable): string[][] => {
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text))
  return rows.map((cells) => cells.map((places) => joinTexts(places.map((place) => texts[place] ?? ''))))
}
const totalsOf = ({ totals }: PaperTable) =>
  Object.fromEntries(totals.map(({ heading, text }) => [heading, text]))

describe('the lines of a document', () => {
  it('are read over several pages, with a head on each, and descriptions of two lines', async () => {
    const paper = await read(await englishInvoice())
    expect(paper.pages.length).toBeGreaterThan(1)
    const table = firstTable(paper)
    expect(paper.tables).toHaveLength(1)
    expect(table.headings).toEqual([
      'No.',
      'Part No.',
      'Description of Goods',
      'Qty (PCS)',
      'Unit Price (USD)',
      'Amount (USD)',
    ])
    const texts = textsOf(paper, table)
    expect(texts.map(([, model]) => model)).toEqual(invoiceLines(38).map(({ model }) => model))
    expect(texts[0]).toEqual([
      '1',
      'HX-1001',
      'Multilayer ceramic capacitor 0402 X7R, tape and reel, series HX-1001',
      '1,000 PCS',
      '$0.25',
      '250.00',
    ])
    expect(texts.map(([, , name]) => name)).toEqual(
      texts.map(([, model = '']) => `Multilayer ceramic capacitor 0402 X7R, tape and reel, series ${model}`),
    )
    expect(totalsOf(table)).toMatchObject({
      'Qty (PCS)': '45,030',
      'Amount (USD)': '11,257.50',
      'G.W.': '86.4',
      packages: '12',
    })
  })

  it('are read under a head of two rows with a merged heading, and without sums of a part', async () => {
    const paper = await read(await chinesePackingList())
    const table = firstTable(paper)
    expect(table.headings).toEqual(['规格型号', '品名', '数量', '单位', '箱数', '净重', '毛重'])
    expect(textsOf(paper, table)).toEqual([
      ['HW-01', '贴片电阻', '1,000', '个', '2', '10.50', '12.00'],
      ['HW-02', '贴片电容器，耐压五十伏，编带包装，符合环保要求', '2,500', '个', '3', '20.25', '23.00'],
      ['HW-03', '连接器', '800', '只', '1', '4.00', '5.50'],
    ])
    expect(totalsOf(table)).toEqual({ 数量: '4,300', 箱数: '6', 净重: '34.75', 毛重: '40.50' })
  })

  it('of a sheet are read under merged headings, below its title', async () => {
    const paper = await read(await packingSheet(), 'a.xlsx')
    const table = firstTable(paper)
    expect(table.headings).toEqual(['Model', 'Description', 'Quantity', 'N.W.', 'G.W.', 'Cartons'])
    expect(textsOf(paper, table)).toEqual([
      ['SX-1', 'Sensor', '120', '1.2', '1.5', '1'],
      ['SX-2', 'Sensor, sealed', '80', '0.8', '1.1', '1'],
    ])
    expect(totalsOf(table)).toEqual({ Quantity: '200', 'N.W.': '2', 'G.W.': '2.6', Cartons: '2' })
    expect(table.rows[0]?.[2]).toHaveLength(1)
  })

  it('of a text file are read in the same way', async () => {
    const csv = 'Packing list\n型号,数量,毛重\nA-1,"1,000",2.5\nA-2,500,1\n合计,"1,500",3.5\n'
    const paper = await read(Buffer.from(csv), 'a.csv')
    expect(textsOf(paper, firstTable(paper))).toEqual([
      ['A-1', '1,000', '2.5'],
      ['A-2', '500', '1'],
    ])
  })
})
