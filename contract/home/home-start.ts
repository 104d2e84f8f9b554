import * as z from 'zod/mini'
import { certificationStatus } from '../account/company.codes.ts'
import { id } from '../kernel/schema.ts'
import type { Tone } from '../kernel/tone.ts'
import { type SupplierDocument, supplierDocuments } from '../partners/supplier.rules.ts'

/** What a company has entered before its first order. A part that the member may not see is null. */
export const StartFacts = z.object({
  company: z.object({
    certification: z.enum(certificationStatus.values),
    hasCustomsCode: z.boolean(),
    hasInvoicing: z.boolean(),
  }),
  supplier: z.nullable(
    z.object({
      count: z.number(),
      /** The one that lacks least. */
      nearest: z.nullable(
        z.object({
          id,
          name: z.string(),
          missingDocuments: z.array(z.enum(supplierDocuments)),
          hasAccount: z.boolean(),
        }),
      ),
    }),
  ),
  product: z.nullable(z.object({ count: z.number(), classified: z.number(), requested: z.number() })),
  order: z.nullable(
    z.object({
      drafts: z.number(),
      newest: z.nullable(z.object({ id, orderNo: z.string(), modelType: z.number() })),
    }),
  ),
})
export type StartFacts = z.infer<typeof StartFacts>

const startStops = ['company', 'supplier', 'product', 'order'] as const
export type StartStop = (typeof startStops)[number]

/** `unseen`: a colleague with the permission takes care of it. */
const startStates = ['done', 'current', 'underway', 'ahead', 'unseen'] as const
export type StartState = (typeof startStates)[number]
export const startTone: Readonly<Record<StartState, Tone>> = {
  done: 'done',
  current: 'waitsForYou',
  underway: 'underway',
  ahead: 'draft',
  unseen: 'draft',
}

/** What a supplier has: an order is submitted only to one with its documents, and paid only with an account. */
export const supplierLacks = (
  nearest: NonNullable<StartFacts['supplier']>['nearest'],
): 'supplier' | SupplierDocument | 'account' | undefined => {
  if (nearest === null) return 'supplier'
  return nearest.missingDocuments[0] ?? (nearest.hasAccount ? undefined : 'account')
}

const { applied, verifying, passed } = certificationStatus.codes

/** Whether a stop is behind the company, with the provider, or still to be done; undefined where it may not be seen. */
const reachedOf: Readonly<
  Record<StartStop, (facts: StartFacts) => 'done' | 'underway' | 'open' | undefined>
> = {
  company({ company: { certification } }) {
    if (certification === passed) return 'done'
    return certification === applied || certification === verifying ? 'underway' : 'open'
  },
  supplier: ({ supplier }) =>
    supplier ? (supplierLacks(supplier.nearest) === undefined ? 'done' : 'open') : undefined,
  product({ product }) {
    if (!product) return undefined
    if (product.classified > 0) return 'done'
    return product.requested > 0 ? 'underway' : 'open'
  },
  order: ({ order }) => (order ? 'open' : undefined),
}

/** The four stops in their order. The first one that is open is the current one; before the review nothing else is. */
export function stopsOf(facts: StartFacts): { stop: StartStop; state: StartState }[] {
  const isReviewed = reachedOf.company(facts) === 'done'
  let hasCurrent = false
  return startStops.map((stop) => {
    const reached = reachedOf[stop](facts)
    if (reached === undefined) return { stop, state: 'unseen' }
    if (reached !== 'open') return { stop, state: reached }
    const isCurrent = !hasCurrent && (isReviewed || stop === 'company')
    hasCurrent ||= isCurrent
    return { stop, state: isCurrent ? 'current' : 'ahead' }
  })
}
