import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderPrint } from '@quayside/contract/orders/order-print.ts'
import { sql } from '../../platform/database/database.ts'
import { findEntryNames } from '../../platform/records/entry-codes.ts'
import type { Call } from '../../platform/session/call.ts'
import { readOrder } from './get-order.ts'

const countries = 1001
const units = 1003
const packings = 1042

/** Everything a print of the order says, in the caller's language. */
export async function printOrder(call: Call, { params }: { params: { id: string } }): Promise<OrderPrint> {
  const { companyId } = call.principal
  const order = await readOrder(call.read, call, params.id, call.requireKind)
  const [[company], entries] = await call.read(
    sql
      .selectFrom('company')
      .select(['name', 'credit_code', 'customs_code', 'address', 'phone'])
      .where('id', '=', companyId),
    findEntryNames([countries, units, packings]),
  )
  const namesOf = (type: number, used: ReadonlySet<string>): Record<string, string> =>
    Object.fromEntries(
      entries
        .filter((entry) => entry.type === type && used.has(entry.value))
        .map(({ value, names }) => [value, (names as Record<string, string>)[call.locale] ?? value]),
    )
  return {
    order,
    company: {
      name: company?.name ?? '',
      creditCode: company?.credit_code ?? '',
      customsCode: company?.customs_code ?? '',
      address: company?.address ?? '',
      phone: company?.phone ?? '',
    },
    isDraft: stateKey(orderMachine, order.state) === orderMachine.initial,
    printedAt: call.platform.clock.now().toISOString(),
    printedBy: call.principal.name,
    names: {
      countries: namesOf(countries, new Set(order.lines.map(({ origin }) => origin))),
      units: namesOf(units, new Set(order.lines.map(({ unit }) => unit))),
      packings: namesOf(packings, new Set(order.lines.map(({ packing }) => packing))),
    },
  }
}
