import { draftTransitions, machine } from '../kernel/machine.ts'
import type { WarehouseRefusal } from './warehouse.refusals.ts'
import { goodsPickupState } from './warehouse-order.codes.ts'

export type GoodsPickupFacts = {
  /** Where the last anomaly came up; a handled one goes on from there. */
  readonly anomalyAt: 'pickup' | 'inspection' | undefined
}

/**
 * Goods fetched from a supplier. The codes are not numbered along the way: 8 branches off before 3 and 4 before 5,
 * and both come back over 7. A pickup whose anomaly cannot be resolved before loading is cancelled.
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
    { name: 'pickUp', from: ['submitted'], to: 'pickupDone', actor: 'provider' },
    {
      name: 'reportPickupAnomaly',
      from: ['submitted'],
      to: 'pickupAbnormal',
      actor: 'provider',
      needs: ['reason'],
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
    },
    {
      name: 'inspect',
      from: ['anomalyHandled'],
      to: 'inspectionDone',
      actor: 'provider',
      applies: (pickup) => pickup.anomalyAt === 'inspection',
    },
    { name: 'store', from: ['inspectionDone'], to: 'stored', actor: 'provider' },
  ],
})
