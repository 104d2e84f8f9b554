import { addDays } from '@quayside/contract/kernel/days.ts'
import { demoStaff } from '@quayside/db/seeds/demo/staff.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { Acting } from '../platform/records/acting.ts'
import type { DemoClient } from './demo-client.ts'
import type { DemoOrder } from './demo-order-form.ts'

/** An order of the demo with what its bookings are made of. */
export type BookedOrder = DemoOrder & {
  readonly id: string
  readonly orderDate: string
  readonly currency: string
  readonly amount: string
  readonly exportedOn: string | null
  readonly supplierId: string | null
  readonly supplierName: string
  readonly customerName: string
}

/** Something that happens on a day; the demo's year is a list of them, run in the order of their days. */
export type Act = { readonly day: string; readonly run: (day: string) => Promise<unknown> }

/** A company's books while the demo fills them in. */
export type Books = {
  readonly platform: OpenedPlatform
  readonly client: DemoClient
  readonly token: string
  readonly mobile: string
  readonly companyId: string
  readonly companyName: string
  readonly today: string
  /** Two persons: what one arranges or enters the other one pays or releases. */
  readonly desk: Acting
  readonly cashier: Acting
  /** A transaction of the provider's on a business day. */
  on<T>(day: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

export async function openBooks(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, mobile }: { token: string; mobile: string },
): Promise<Books> {
  const company = await client.call<{ id: string; name: string }>('GET base/online/company/current', {
    token,
  })
  const staff = await platform.staff.transaction([], (tx) =>
    tx.selectFrom('staff').select(['id', 'name', 'email']).orderBy('id').execute(),
  )
  const person = (role: string): Acting => {
    const { email } = demoStaff.find(({ roles }) => (roles as readonly string[]).includes(role)) ?? {}
    const found = staff.find((each) => each.email === email)
    return { actor: 'provider', id: found?.id ?? null, name: found?.name ?? role }
  }
  return {
    platform,
    client,
    token,
    mobile,
    companyId: company.id,
    companyName: company.name,
    today: platform.clock.today(),
    desk: person('finance'),
    cashier: person('administrator'),
    on: (day, work) =>
      platform.staff.transaction(
        [{ sql: "select set_config('app.business_day', $1, true)", parameters: [day] }],
        work,
      ),
  }
}

/** So many days after the order was placed, and not in the future. */
export const dayOf = ({ today }: Books, order: BookedOrder, days: number): string => {
  const day = addDays(order.orderDate, days)
  return day < today ? day : today
}

export async function readBookedOrders(
  { platform, companyId }: Books,
  placed: ReadonlyMap<string, DemoOrder>,
): Promise<BookedOrder[]> {
  const { rows } = await platform.staff.transaction([], (tx) =>
    raw<{
      id: string
      order_date: string
      currency: string
      order_amount: string
      exported_on: string | null
      supplier_id: string | null
      supplier_name: string | null
      customer_name: string | null
    }>`select o.id, o.order_date, o.currency, o.order_amount, o.exported_on, o.supplier_id, s.name as supplier_name,
        c.english_name as customer_name
      from trade_order o left join supplier s on s.id = o.supplier_id left join customer c on c.id = o.customer_id
      where o.company_id = ${companyId} and o.order_amount > 0 order by o.order_date, o.id`.execute(tx),
  )
  return rows.flatMap((row) => {
    const wanted = placed.get(row.id)
    if (!wanted) return []
    return [
      {
        ...wanted,
        id: row.id,
        orderDate: row.order_date,
        currency: row.currency,
        amount: row.order_amount,
        exportedOn: row.exported_on,
        supplierId: row.supplier_id,
        supplierName: row.supplier_name ?? '',
        customerName: row.customer_name ?? '',
      },
    ]
  })
}
