import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'

export type Act = (id: string, name: string, body?: object) => Promise<TestAnswer>

/** A provider's step on an order, by the office and by the ERP. */
export async function orderDoors(app: TestApp) {
  const desk = await app.given.staff()
  const erp = erpClient(app, (await givenKey(app)).key)
  const office: Act = (id, name, body = {}) =>
    app.office(`POST business/online/order/${id}/${name}`, { token: desk.token, body })
  const byErp: Act = (id, name, body = {}) => erp(`POST orders/${id}/${name}`, { body })
  const doors: readonly (readonly [string, Act])[] = [
    ['the office', office],
    ['the ERP', byErp],
  ]
  return { desk, office, doors }
}
