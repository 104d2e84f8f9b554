import type { RefusalParams } from '../kernel/refusal.ts'

/** Problems beyond §5 that are likely to stop an order later; texts in phrases/<locale>/order-readiness.ts. */
const readinessCodes = [
  'modelMissing',
  'unclassified',
  'elementsMissing',
  'weightMissing',
  'priceFarFromUsual',
  'cccUnconfirmed',
  'cccCertificateMissing',
  'originCertificateMissing',
  'attachmentMissing',
  'buyerMissing',
  'portMissing',
] as const
export type ReadinessCode = (typeof readinessCodes)[number]

/** `submit`: refused at once. `audit` and `clearance`: would be stopped there. `look`: unusual, to be checked. */
export const readinessStops = ['submit', 'audit', 'clearance', 'look'] as const
export type ReadinessStop = (typeof readinessStops)[number]
export type ReadinessFinding = {
  readonly path: string
  readonly severity: ReadinessStop
  /** A code of `readinessCodes`, or for `submit` a refusal's. */
  readonly code: string
  readonly params?: RefusalParams
}
