import { type CellValue, readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { makeZip } from '../files/make-zip.ts'
import type { ReadColumn } from './map-headers.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetLimits } from './sheet-reasons.ts'

type Key = 'name' | 'amount' | 'day'

export const columns: ReadColumn<Key>[] = [
  { key: 'name', headers: ['品名', '品名（繁）', 'Product name'], isRequired: true },
  { key: 'amount', headers: ['金额', 'Amount'], isRequired: true },
  { key: 'day', headers: ['日期', 'Date'] },
]
export const header = ['品名', '金额', '日期']

export function workbook(rows: CellValue[][], more: Partial<WriteSheet> = {}): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: 'S', rows, ...more }] })
}

/** A workbook around hand-written sheet XML, for what no writer would write. */
export function rawWorkbook(
  sheetXml: string,
  { claimedSize, stylesXml }: { claimedSize?: number; stylesXml?: string } = {},
): Buffer {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${relation}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    },
    ...(stylesXml === undefined ? [] : [{ name: 'xl/styles.xml', content: stylesXml }]),
    {
      name: 'xl/worksheets/sheet1.xml',
      content: sheetXml,
      ...(claimedSize === undefined ? {} : { claimedSize }),
    },
  ])
}

export const headerXml =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>品名</t></is></c><c r="B1" t="inlineStr"><is><t>金额</t></is></c></row>'

export async function allOf<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

export async function rowsOf(bytes: Uint8Array, limits?: Partial<SheetLimits>) {
  const outcome = await readSheet(bytes, columns, limits)
  if (!outcome.ok) throw new Error(`${outcome.reason} ${JSON.stringify(outcome.params)}`)
  return allOf(outcome.sheet.rows)
}

export async function refusalOf(bytes: Uint8Array, limits?: Partial<SheetLimits>) {
  const outcome = await readSheet(bytes, columns, limits)
  return outcome.ok ? 'accepted' : { reason: outcome.reason, params: outcome.params }
}

/** A sheet as a browser uploads it, with the fields beside it. */
export async function sheetForm(
  rows: CellValue[][],
  fields: Readonly<Record<string, string>> = {},
): Promise<FormData> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await workbook(rows))]), 'sheet.xlsx')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The rows of the workbook that an address answers with. */
export async function answeredRows(url: string, token: string, body?: FormData): Promise<unknown[][]> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `bearer ${token}`, 'accept-language': 'en-US' },
    body: body ?? null,
  })
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
  return (sheets[0]?.rows ?? []).map((row) => [...row])
}
