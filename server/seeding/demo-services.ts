import { addDays } from '@quayside/contract/kernel/days.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { serviceOrderState } from '@quayside/contract/services/service.codes.ts'
import { demoServices, demoServiceTexts as said } from '@quayside/db/seeds/demo/services.ts'
import { type ServiceGiven, stepServiceOrder } from '../modules/services/step-service-order.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'
import { redateDocuments } from './redate-demo.ts'
import { numberOf, spreadEvents } from './redate-parts.ts'

/** Value-added services and transports in every state. */
export async function seedServices(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, isRival }: { readonly token: string; readonly isRival: boolean },
): Promise<void> {
  const today = platform.clock.today()
  // A service is for goods that are there.
  const { rows } = await client.call<{ rows: { id: string }[] }>(
    `GET business/online/order/list?modelType=${orderKind.codes.import}&state=${orderState.codes.completed}&pageSize=1`,
    { token },
  )
  const shown = isRival ? demoServices.filter(({ steps }) => steps?.length === 0) : demoServices
  for (const { steps, request, fee, isOfOrder } of shown) {
    const { id } = await client.call<{ id: string }>('POST service/online/order/save', {
      token,
      body: {
        ...request,
        orderId: isOfOrder ? (rows[0]?.id ?? null) : null,
        wantedAt: `${addDays(today, 3)} 10:00`,
        remarks: said.remarks,
      },
    })
    if (!steps) continue
    await client.call('POST service/online/order/{id}/submit', { token, params: { id }, body: {} })
    const given: Readonly<Record<string, ServiceGiven>> = {
      auditPass: { fee: { currency: 'RMB', ...fee } as NonNullable<ServiceGiven['fee']> },
      auditFail: { reason: said.refusal },
      cancel: { reason: said.cancelled },
    }
    await platform.staff.transaction([], async (tx) => {
      for (const name of steps) await stepServiceOrder(tx, desk, { id, name, given: given[name] ?? {} })
    })
  }
  await redateDocuments(platform.ownerUrl, {
    guards: ['service_order touch'],
    statements: [ages, orders, spreadEvents('serviceOrder', 'service_age', 'a.age * 0.75')],
  })
}

const { cancelled, completed, submitted, draft } = serviceOrderState.codes

/** What has ended lies months back, what is under way some days. */
const ages = `
  create temporary table service_age on commit drop as
  select id, company_id, (case when state in (${cancelled}, ${completed}) then 40 + id * 37 % 240
    when state in (${draft}, ${submitted}) then id % 2 else 3 + id % 6 end) * interval '1 day' as age
  from service_order where created_at > now() - interval '1 hour'`

const orders = `
  update service_order s set created_at = s.created_at - a.age, updated_at = s.updated_at - a.age / 4,
    submitted_at = s.submitted_at - a.age, completed_at = s.completed_at - a.age / 4, number = ${numberOf('s')},
    wanted_at = to_char(s.wanted_at::timestamp - a.age, 'YYYY-MM-DD HH24:MI')
  from service_age a where a.id = s.id`
