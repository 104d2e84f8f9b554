import { sql as raw } from 'kysely'
import { expect } from 'vitest'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { givenProduct } from '../products/products.testing.ts'

/** The customs' rate that the figures of the tests are computed with. */
export const givenCustomsRate = (app: TestApp, currency = 'USD', middle = '7.1') =>
  app.platform.staff.transaction([], (tx) =>
    tx
      .insertInto('rate')
      .values({ source: 'customs', currency, day: '2026-01-02', middle })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

/** A product as the provider classified it. */
async function givenClassified(
  app: TestApp,
  member: GivenMember,
  values: { hsCode?: string; tariffRate?: string; customsConditions?: string } = {},
): Promise<string> {
  const { id } = await givenProduct(app, member)
  await app.platform.staff.transaction([], (tx) =>
    tx
      .updateTable('product')
      .set({
        classification_status: 3,
        hs_code: values.hsCode ?? '8536690000',
        tariff_rate: values.tariffRate ?? '8',
        vat_rate: '13',
        customs_conditions: values.customsConditions ?? '',
        classified_at: raw<string>`now()`,
      })
      .where('id', '=', id)
      .execute(),
  )
  return id
}

/** An approved import of two ordinary lines and one that must be inspected: two declarations. */
export async function givenDeclarable(
  app: TestApp,
  member: GivenMember,
  values: Record<string, unknown> & { modelType?: number } = {},
) {
  await givenCustomsRate(app)
  const plain = await givenClassified(app, member)
  const inspected = await givenClassified(app, member, { customsConditions: 'AB' })
  const line = (productId: string, more: Record<string, unknown>) =>
    lineForm({ productId, name: 'Connector', origin: 'MY', unit: '007', ...more })
  const lines = [
    line(plain, { qty: '1000', price: '1.5' }),
    line(plain, { qty: '500', price: '2' }),
    line(inspected, { name: 'Router', qty: '10', price: '100' }),
  ]
  return givenSubmitted(app, member, { orderDate: '2026-09-01', incoterms: 'CIF', lines, ...values }, [
    'auditPass',
  ])
}

export const declarationNo = (sequence: number, isImport = true): string =>
  `53012026${isImport ? 1 : 0}${String(sequence).padStart(9, '0')}`

const base = 'customs/online'

/** The data of a call that went through. */
export const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body.data
}
export const header = { customsOffice: '5301', transportMode: '4' }

/** The calls of customs by the desk that works on the declarations, and by the member whose they are. */
export function customsCalls(app: TestApp, member: GivenMember, desk: { readonly token: string }) {
  const post = (path: string, body: object = {}, by = desk) =>
    app.office(`POST ${base}/${path}`, { token: by.token, body })
  const get = async (path: string, query: Record<string, string> = {}) =>
    ok(await app.client(`GET ${base}/${path}`, { token: member.token, query }))
  const listed = async (orderId: string) =>
    (
      await app.client(`GET ${base}/declaration/list`, {
        token: member.token,
        query: { orderId, orderByColumn: 'number', isAsc: 'asc' },
      })
    ).body.rows
  const mark = (id: string, declarationState: number, more: object = {}) =>
    post(`declaration/${id}/mark`, { declarationState, ...more })
  return { post, get, listed, mark }
}

type Line = Readonly<Record<string, string>>
const editedFields =
  'id hsCode name origin qty value firstQty secondQty dutyRate vatRate consumptionRate'.split(' ')
/** A declaration's line as the edit takes it, with these changes. */
export const editOf = (line: Line, changes: Line) => ({
  ...Object.fromEntries(editedFields.map((name) => [name, line[name]])),
  ...changes,
})
