import { pathOf } from '@quayside/contract/kernel/api.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { plant } from './isolation.planted.ts'

const app = await testApp()
const owner = await app.owner()
const { token, companyId } = await plant(app)

/** Values of dictionaries in records of company A. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bank_account: { bank_country: 'HK' },
  supplier_account: { bank_country: 'HK' },
  product: { origin: 'CN', unit: '007' },
  stock_lot: { origin: 'CN', unit: '007' },
  trade_order: { incoterms: 'FOB', payment_method: 'TT' },
  approval_order: { origin: 'CN' },
  inbound_order: { express_provider: 'SF' },
  freight_enquiry: { origin_port: 'CNSHK', destination_port: 'DEHAM', incoterm: 'FOB' },
  freight_quotation: { via_port: 'SGSIN' },
  freight_order: { origin_port: 'CNSHK', destination_port: 'DEHAM', incoterm: 'FOB' },
  declaration: { customs_office: '5301', transport_mode: '4' },
  service_order: { kind: 'QC' },
  payment_application: { payment_method: 'TT' },
}
for (const [table, columns] of Object.entries(values)) {
  const set = Object.entries(columns).map(([column, value]) => `${column} = '${value}'`)
  const { rowCount } = await owner.query(`update ${table} set ${set.join(', ')} where company_id = $1`, [
    companyId,
  ])
  expect([table, rowCount]).not.toEqual([table, 0])
}

const given = new Set(Object.values(values).flatMap((columns) => Object.values(columns)))
const { rows: entries } = await owner.query(
  `select type, value, names ->> 'en-US' as name from dict_entry where value = any($1) and names ->> 'en-US' <> value
    and type in (1001, 1003, 1004, 1006, 1007, 1013, 1015, 1021, 1025)`,
  [[...given]],
)
const nameOf = new Map(entries.map(({ value, name }) => [value as string, name as string]))

async function sheetOf(path: string, query: string): Promise<unknown[][] | undefined> {
  const response = await fetch(`${app.address}/api/${path}${query}`, {
    headers: { authorization: `bearer ${token}`, 'accept-language': 'en-US' },
  })
  if (!response.headers.get('content-type')?.includes('spreadsheet')) return undefined
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return sheets[0]?.rows ?? []
}

const exports = routes
  .map(({ key }) => pathOf(key))
  .filter((path) => path.endsWith('/export') && !path.includes('{'))
const kinds = orderKind.values.map((kind) => `?modelType=${kind}`)
const asked = exports.flatMap((path): (readonly [path: string, query: string])[] =>
  path.startsWith('business/online/order/') ? kinds.map((query) => [path, query]) : [[path, '']],
)

describe('an export has the names of dictionaries, not their codes', () => {
  const named = new Set<string>()

  it.each(asked)('%s%s', async (path, query) => {
    const [headings = [], ...rows] = (await sheetOf(path, query)) ?? []
    const codes = rows.flatMap((row) =>
      row.flatMap((cell, place) => {
        const name = [...nameOf].find(([value, each]) => cell === each || cell === `${value} ${each}`)?.[1]
        if (name !== undefined) named.add(name)
        return typeof cell === 'string' && nameOf.has(cell) ? [`${String(headings[place])}: ${cell}`] : []
      }),
    )
    expect(codes).toEqual([])
  })

  it('and each of the dictionaries was met', () => {
    expect([...nameOf.values()].filter((name) => !named.has(name))).toEqual([])
    expect(nameOf.size).toBe(given.size)
  })
})

it('an export of orders has counts and weights that can be added up', async () => {
  const columns = 'lineCount,packages,netWeight,grossWeight'
  const sheets = await Promise.all(
    kinds.map((query) => sheetOf('business/online/order/export', `${query}&columns=${columns}`)),
  )
  const cells = sheets.flatMap((rows) => rows?.slice(1).flat() ?? [])
  expect([...new Set(cells.map((cell) => typeof cell))]).toEqual(['number'])
})
