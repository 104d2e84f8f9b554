import { addDays } from '@quayside/contract/kernel/days.ts'
import { type DemoFreightEnd, demoFreightTexts as said } from '@quayside/db/seeds/demo/freight.ts'
import type { ForwarderOrderGiven } from '../modules/forwarding/enter-forwarder-order.ts'
import { stepForwarderOrder } from '../modules/forwarding/step-forwarder-order.ts'
import type { Tx } from '../platform/database/database.ts'
import { desk } from './demo-desk.ts'
import type { Shipment } from './demo-quotations.ts'

export type Given = { readonly shipment: Shipment; readonly end: DemoFreightEnd; readonly today: string }

const way = ['goods', 'deliver', 'arrive', 'addMaterial', 'complete'] as const

const lastStep: Partial<Record<DemoFreightEnd, (typeof way)[number]>> = {
  goodsReady: 'goods',
  late: 'deliver',
  delivered: 'deliver',
  arrived: 'arrive',
  materialAdded: 'addMaterial',
  completed: 'complete',
}

/** The order's way, with the times of its stops; one of them is late. */
export async function carry(tx: Tx, id: string, { shipment, end, today }: Given): Promise<void> {
  const step = (name: string, given: ForwarderOrderGiven = {}) =>
    stepForwarderOrder(tx, desk, { id, name, given })
  const last = lastStep[end]
  const steps = last === undefined ? [] : way.slice(0, way.indexOf(last) + 1)
  const isFlying = shipment.mode === 2
  if (steps.length > 0)
    await step('transport', {
      transport: {
        vessel: isFlying ? said.flight : said.vessel,
        voyage: isFlying ? '' : '045W',
        containerNumbers: shipment.mode === 0 ? ['CSQU3054383', 'MSKU9070323'] : [],
        waybillNumber: isFlying ? '784-12345675' : 'NSL2611045',
      },
    })
  const at = (days: number): string => `${addDays(today, days)}T10:00:00+08:00`
  const departed = end === 'late' ? -3 : -38
  const enterTimes = () =>
    step('milestones', {
      milestones: [
        {
          kind: 'departed',
          plannedAt: at(departed),
          ...(end !== 'late' && { actualAt: at(departed + 1) }),
          note: '',
        },
        { kind: 'arrived', plannedAt: at(end === 'delivered' || end === 'late' ? 20 : -2), note: '' },
      ],
    })
  for (const name of steps) {
    if (name === 'goods') await step(shipment.direction === 1 ? 'bookWarehouse' : 'confirmGoods')
    else if (name === 'addMaterial') await step(name, { note: said.material })
    else await step(name)
    if (name === 'deliver') await enterTimes()
  }
}
