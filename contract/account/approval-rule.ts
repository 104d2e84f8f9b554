import * as z from 'zod/mini'
import { type Amount, exceeds } from '../kernel/money.ts'
import { inRmb } from '../kernel/money-fields.ts'
import { amountFromZero } from '../kernel/schema.ts'

/** What a company may have released by a second member, above an amount in RMB of its own. */
export const releasedKinds = ['payments', 'orders'] as const
export type ReleasedKind = (typeof releasedKinds)[number]

const limit = z.nullable(amountFromZero(inRmb))
/** Null where no second member is asked. */
export const ApprovalRuleSave = z.strictObject({ paymentsAbove: limit, ordersAbove: limit })
export type ApprovalRuleSave = z.infer<typeof ApprovalRuleSave>

export const ApprovalRule = z.object({
  paymentsAbove: z.nullable(z.string()),
  ordersAbove: z.nullable(z.string()),
  /** The members who may release; who applied or submitted is never the one. */
  releasers: z.object({ payments: z.array(z.string()), orders: z.array(z.string()) }),
})
export type ApprovalRule = z.infer<typeof ApprovalRule>

/** An amount equal to the limit needs no release. One without a rate cannot be compared and is released. */
export const isReleaseNeeded = (above: string | null, rmbAmount: Amount | undefined): boolean =>
  above !== null && (rmbAmount === undefined || exceeds(rmbAmount, above as Amount))
