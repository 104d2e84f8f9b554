import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { officeRoutes } from '../office/routes.ts'
import { rawWorkbook } from '../platform/excel/sheet.testing.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { plant } from './isolation.planted.ts'

const app = await testApp()
const a = await plant(app)
const { token: staffToken } = await app.given.staff()

const importsOf = (all: readonly { key: string }[]) =>
  all.filter(({ key }) => methodOf(key) === 'POST' && pathOf(key).endsWith('/import')).map(({ key }) => key)
/** The tariff has no template: its file is the one that customs publishes. */
const doors = [
  ...importsOf(routes).map((key) => ({ key, isOffice: false })),
  ...importsOf(officeRoutes)
    .filter((key) => !key.includes('hsCode'))
    .map((key) => ({ key, isOffice: true })),
]

async function headingsOf({ key, isOffice }: (typeof doors)[number]): Promise<string[]> {
  const door = isOffice ? '/office/api' : '/api'
  const response = await fetch(`${app.address}${door}/${pathOf(key)}Template`, {
    headers: { authorization: `bearer ${isOffice ? staffToken : a.token}`, 'accept-language': 'zh-CN' },
  })
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return (sheets[0]?.rows[0] ?? []).map(String)
}

function send({ key, isOffice }: (typeof doors)[number], bytes: Buffer) {
  const body = new FormData()
  if (key.includes('order/')) body.set('modelType', '1')
  else if (!key.includes('inbound/')) body.set('mode', 'preview')
  body.set('file', new Blob([new Uint8Array(bytes)]), 'a.xlsx')
  return isOffice ? app.office(key, { token: staffToken, body }) : app.client(key, { token: a.token, body })
}

const dateStyles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
const textCell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const sheetOf = (headings: readonly string[], cells: readonly string[]): Buffer =>
  rawWorkbook(
    `<worksheet><sheetData><row r="1">${headings.map(textCell).join('')}</row><row r="2">${cells.join('')}</row></sheetData></worksheet>`,
    { stylesXml: dateStyles },
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
      expect([serial, answer.body.data.rejectedCount]).toEqual([serial, 1])
    }
  })
})
