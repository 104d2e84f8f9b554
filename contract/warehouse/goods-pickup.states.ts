import { draftTransitions, machine } from '../kernel/machine.ts'
import type { WarehouseRefusal } from './warehouse.refusals.ts'
import { goodsPickupState } from './warehouse-order.codes.ts'

/** How far the inbound order of a pickup is. */
export const inboundStages = ['beforeAudit', 'underway', 'stored'] as const

export type GoodsPickupFacts = {
  /** Where the last anomaly came up; a handled one goes on from there. */
  readonly anomalyAt: 'pickup' | 'inspection' | undefined
  /** How far its inbound order is. */
  readonly inbound: (typeof inboundStages)[number]
}

const onlyAudited = ({ inbound }: GoodsPickupFacts): WarehouseRefusal | undefined =>
  inbound === 'beforeAudit' ? 'goodsPickup.inboundNotAudited' : undefined
const onlyStored = ({ inbound }: GoodsPickupFacts): WarehouseRefusal | undefined =>
  inbound === 'stored' ? undefined : 'goodsPickup.inboundNotStored'

/**
 * Goods fetched from a supplier. The codes are not numbered along the way: 8 branches off before 3 and 4 before 5,
 * and both come back over 7. A pickup whose anomaly cannot be resolved before loading is cancelled, and its inbound order
 * goes back to the customer. Its goods are stored with the inbound order, never before it.
 */
export const goodsPickupMachine = machine<GoodsPickupFacts, WarehouseRefusal>()({
  name: 'goodsPickup',
  states: goodsPickupState,
  initial: 'unsubmitted',
  transitions: [
    ...draftTransitions({
      from: ['unsubmitted'],
      to: 'submitted',
      submitted: [
        'submitted',
        'pickupDone',
        'inspectionAbnormal',
        'inspectionDone',
        'stored',
        'anomalyHandled',
        'pickupAbnormal',
      ],
      refusal: 'goodsPickup.alreadySubmitted',
    }),
    { name: 'cancel', from: ['submitted'], to: 'cancelled', actor: 'customer' },
    {
      name: 'cancel',
      from: ['submitted', 'pickupAbnormal'],
      to: 'cancelled',
      actor: 'provider',
      needs: ['reason'],
    },
    {
      name: 'cancel',
      from: ['anomalyHandled'],
      to: 'cancelled',
      actor: 'provider',
      needs: ['reason'],
      applies: (pickup) => pickup.anomalyAt === 'pickup',
    },
    { name: 'pickUp', from: ['submitted'], to: 'pickupDone', actor: 'provider', when: onlyAudited },
    {
      name: 'reportPickupAnomaly',
      from: ['submitted'],
      to: 'pickupAbnormal',
      actor: 'provider',
      needs: ['reason'],
      when: onlyAudited,
    },
    { name: 'inspect', from: ['pickupDone'], to: 'inspectionDone', actor: 'provider' },
    {
      name: 'reportInspectionAnomaly',
      from: ['pickupDone'],
      to: 'inspectionAbnormal',
      actor: 'provider',
      needs: ['reason'],
    },
    {
      name: 'handleAnomaly',
      from: ['pickupAbnormal', 'inspectionAbnormal'],
      to: 'anomalyHandled',
      actor: 'provider',
      needs: ['reason'],
    },
    {
      name: 'pickUp',
      from: ['anomalyHandled'],
      to: 'pickupDone',
      actor: 'provider',
      applies: (pickup) => pickup.anomalyAt === 'pickup',
      when: onlyAudited,
    },
    {
      name: 'inspect',
      from: ['anomalyHandled'],
      to: 'inspectionDone',
      actor: 'provider',
      applies: (pickup) => pickup.anomalyAt === 'inspection',
    },
    { name: 'store', from: ['inspectionDone'], to: 'stored', actor: 'provider', when: onlyStored },
  ],
})
