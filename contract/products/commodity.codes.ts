import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const priceAudit = codeList('priceAudit', {
  noAnomaly: 1,
  anomaly: 2,
  passed: 3,
  failed: 4,
  awaiting: 5,
})
export type PriceAuditKey = KeyOf<typeof priceAudit>
export const priceAuditTone: Record<PriceAuditKey, Tone> = {
  noAnomaly: 'done',
  anomaly: 'refused',
  passed: 'done',
  failed: 'refused',
  awaiting: 'underway',
}

export const commodityState = codeList('commodityState', {
  unauditedUnclassified: 1,
  unauditedClassified: 2,
  noAnomalyUnclassified: 3,
  noAnomalyClassified: 4,
  anomalyUnclassified: 5,
  anomalyClassified: 6,
  passedUnclassified: 7,
  passedClassified: 8,
  failedUnclassified: 9,
  failedClassified: 10,
  awaitingUnclassified: 11,
  awaitingClassified: 12,
})
type CommodityStateKey = KeyOf<typeof commodityState>
export const commodityStateTone: Record<CommodityStateKey, Tone> = {
  unauditedUnclassified: 'draft',
  unauditedClassified: 'underway',
  noAnomalyUnclassified: 'underway',
  noAnomalyClassified: 'done',
  anomalyUnclassified: 'refused',
  anomalyClassified: 'refused',
  passedUnclassified: 'underway',
  passedClassified: 'done',
  failedUnclassified: 'refused',
  failedClassified: 'refused',
  awaitingUnclassified: 'underway',
  awaitingClassified: 'underway',
}

/** `priceAudit` is undefined as long as no price audit was made. */
type CommodityFacts = {
  readonly priceAudit: PriceAuditKey | undefined
  readonly isClassified: boolean
}

/** Commodity state = 1 + 2 × price audit (0 none, 1 to 5) + (classified ? 1 : 0). */
export function commodityStateOf(facts: CommodityFacts): CommodityStateKey {
  const audit = facts.priceAudit === undefined ? 0 : priceAudit.codes[facts.priceAudit]
  const key = commodityState.keyOf(1 + 2 * audit + (facts.isClassified ? 1 : 0))
  if (key === undefined) throw new RangeError(`no commodity state for price audit ${audit}`)
  return key
}

export function commodityFactsOf(state: CommodityStateKey): CommodityFacts {
  const rest = commodityState.codes[state] - 1
  return { priceAudit: priceAudit.keyOf(Math.floor(rest / 2)), isClassified: rest % 2 === 1 }
}
