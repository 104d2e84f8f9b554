import { addDays } from '@quayside/contract/kernel/days.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import {
  type DemoServiceEnd,
  demoServices,
  demoServiceTexts as said,
} from '@quayside/db/seeds/demo/services.ts'
import { type ServiceGiven, stepServiceOrder } from '../modules/services/step-service-order.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'
import { redateServices } from './redate-demo.ts'

/** The provider's steps to each end, in their order. */
const stepsTo: Readonly<Record<DemoServiceEnd, readonly string[]>> = {
  draft: [],
  submitted: [],
  auditFailed: ['auditFail'],
  cancelled: ['cancel'],
  audited: ['auditPass'],
  dispatched: ['auditPass', 'dispatch'],
  signed: ['auditPass', 'dispatch', 'sign'],
  completed: ['auditPass', 'dispatch', 'sign', 'complete'],
}

/** Value-added services and transports in every state. */
export async function seedServices(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, isRival }: { readonly token: string; readonly isRival: boolean },
): Promise<void> {
  const today = platform.clock.today()
  const { rows } = await client.call<{ rows: { id: string }[] }>(
    `GET business/online/order/list?modelType=${orderKind.codes.import}&pageSize=1`,
    { token },
  )
  const shown = isRival ? demoServices.filter(({ end }) => end === 'submitted') : demoServices
  for (const { end, request, fee, isOfOrder } of shown) {
    const { id } = await client.call<{ id: string }>('POST service/online/order/save', {
      token,
      body: {
        ...request,
        orderId: isOfOrder ? (rows[0]?.id ?? null) : null,
        wantedAt: `${addDays(today, 3)} 10:00`,
        remarks: said.remarks,
      },
    })
    if (end === 'draft') continue
    await client.call('POST service/online/order/{id}/submit', { token, params: { id }, body: {} })
    const given: Readonly<Record<string, ServiceGiven>> = {
      auditPass: { fee: { currency: 'RMB', ...fee } as NonNullable<ServiceGiven['fee']> },
      auditFail: { reason: said.refusal },
      cancel: { reason: said.cancelled },
    }
    const carried = new Set(request['modelType'] === 9 ? [] : ['dispatch', 'sign'])
    const steps = stepsTo[end].filter((name) => !carried.has(name))
    await platform.staff.transaction([], async (tx) => {
      for (const name of steps) await stepServiceOrder(tx, desk, { id, name, given: given[name] ?? {} })
    })
  }
  await redateServices(platform.ownerUrl)
}
