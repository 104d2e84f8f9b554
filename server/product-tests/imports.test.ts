import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { officeRoutes } from '../office/routes.ts'
import { rawWorkbook } from '../platform/excel/sheet.testing.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { plant } from './isolation.planted.ts'

const app = await testApp()
const a = await plant(app)
const { token: staffToken } = await app.given.staff()
const submitted = await givenSubmitted(app, await app.given.member())

const importsOf = (all: readonly { key: string }[]) =>
  all.filter(({ key }) => methodOf(key) === 'POST' && pathOf(key).endsWith('/import')).map(({ key }) => key)
/** The tariff has no template: its file is the one that customs publishes. */
const doors = [
  ...importsOf(routes).map((key) => ({ key, isOffice: false })),
  ...importsOf(officeRoutes)
    .filter((key) => !key.includes('hsCode'))
    .map((key) => ({ key, isOffice: true })),
]

/** Where the sheet belongs to a record, its template and what is sent with it name the record. */
type Special = {
  template: string
  key?: string
  fields: Record<string, string>
  /** Serials that are plain numbers to it. */
  taken?: readonly string[]
}
const special: Readonly<Record<string, Special>> = {
  'POST customs/online/declaration/{id}/import': {
    key: `POST customs/online/declaration/${a.declarationId}/import`,
    template: `customs/online/declaration/${a.declarationId}/lineSheet`,
    fields: { mode: 'preview' },
  },
  'POST customs/online/paper/import': {
    template: 'customs/online/paper/importTemplate?kind=invoice',
    fields: { mode: 'preview', kind: 'invoice', orderId: submitted.id },
  },
  'POST base/online/productRequest/import': { template: '', fields: {} },
  'POST business/online/order/import': { template: '', fields: { modelType: '1' } },
  'POST warehouse/online/inbound/import': { template: '', fields: {} },
  'POST tax/online/inputInvoiceLine/import': { template: '', fields: {} },
  'POST filing/online/approval/import': { template: '', fields: {} },
  // Neither dates nor codes: a number that is no day is a model, a quantity, a remark.
  'POST warehouse/online/outbound/import': { template: '', fields: {}, taken: ['2958466'] },
}

async function headingsOf({ key, isOffice }: (typeof doors)[number]): Promise<string[]> {
  const door = isOffice ? '/office/api' : '/api'
  const template = special[key]?.template || `${pathOf(key)}Template`
  const response = await fetch(`${app.address}${door}/${template}`, {
    headers: { authorization: `bearer ${isOffice ? staffToken : a.token}`, 'accept-language': 'zh-CN' },
  })
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return (sheets[0]?.rows[0] ?? []).map(String)
}

function send({ key, isOffice }: (typeof doors)[number], bytes: Buffer) {
  const body = new FormData()
  const { key: own = key, fields = { mode: 'preview' } } = special[key] ?? {}
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([new Uint8Array(bytes)]), 'a.xlsx')
  return isOffice ? app.office(own, { token: staffToken, body }) : app.client(own, { token: a.token, body })
}

const styles =
  '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>'
const textCell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const sheetOf = (headings: readonly string[], cells: readonly string[]): Buffer =>
  rawWorkbook(
    `<worksheet><sheetData><row r="1">${headings.map(textCell).join('')}</row><row r="2">${cells.join('')}</row></sheetData></worksheet>`,
    { stylesXml: styles },
  )

describe.each(doors.map((door) => [door.key, door] as const))('%s', (_key, door) => {
  it('names the columns that it leaves out, and knows its own with a unit behind them', async () => {
    const headings = await headingsOf(door)
    const written = [...headings.map((heading) => `${heading}(PCS)`), '库位']
    const answer = await send(
      door,
      sheetOf(
        written,
        written.map(() => textCell('１')),
      ),
    )
    expect(answer.body.data?.ignoredColumns).toEqual(['库位'])
  })

  it('answers date cells that no calendar has at their fields, never with a fault', async () => {
    const headings = await headingsOf(door)
    for (const serial of ['1000000000', '-5', '2958466', '1e300']) {
      const answer = await send(
        door,
        sheetOf(
          headings,
          headings.map(() => `<c s="1"><v>${serial}</v></c>`),
        ),
      )
      expect([serial, answer.status, answer.body.code]).toEqual([serial, 200, 200])
      const rejected = special[door.key]?.taken?.includes(serial) ? 0 : 1
      expect([serial, answer.body.data.rejectedCount]).toEqual([serial, rejected])
    }
  })

  const answerTo = async (cell: string) => {
    const headings = await headingsOf(door)
    const { body } = await send(
      door,
      sheetOf(
        headings,
        headings.map(() => cell),
      ),
    )
    const { columns, rejected, rejectedCount } = body.data
    const found: { path: string; msg: string }[] = rejected[0]?.errors ?? []
    return { columns: columns.map(({ key }: { key: string }) => key), found, rejectedCount }
  }

  it('reads a cell that is formatted as a percentage as the text that it shows', async () => {
    // As a share it would have more decimals than a percentage may have.
    expect(await answerTo('<c s="2"><v>0.123456</v></c>')).toEqual(await answerTo(textCell('12.3456%')))
  })

  it('takes a percentage with its sign in each column of percentages', async () => {
    const { columns, found } = await answerTo(textCell('13%'))
    const percentages = new Set(columns.filter((key: string) => /^rate$|Rate$|^percentage$/.test(key)))
    expect(found.filter(({ path }) => percentages.has(path))).toEqual([])
  })

  it('knows origins and units by what other sheets call them', async () => {
    const { columns } = await answerTo(textCell('1'))
    const headings = await headingsOf(door)
    const words: Readonly<Record<string, readonly string[]>> = {
      origin: ['CHN', 'cn', '中国', 'China'],
      // A fee is charged by units of its own.
      unit: door.key === 'POST finance/online/cost/import' ? [] : ['PCS', '007', '个'],
    }
    for (const [key, typed] of Object.entries(words).filter(([column]) => columns.includes(column)))
      for (const word of typed) {
        const cells = columns.map((column: string) => (column === key ? textCell(word) : '<c/>'))
        const { body } = await send(door, sheetOf(headings, cells))
        const errors: { path: string }[] = body.data.rejected[0]?.errors ?? []
        expect([word, errors.filter(({ path }) => path === key)]).toEqual([word, []])
      }
  })
})
