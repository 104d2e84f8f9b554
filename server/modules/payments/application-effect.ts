import type { Amount } from '@quayside/contract/kernel/money.ts'
import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { PayInput } from '@quayside/contract/office/finance.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { refuseOwnRelease } from '../account/release.ts'
import { personOf, requireSecondPerson } from '../finance/settings.ts'
import type { LockedApplication } from './application-queries.ts'

export type ApplicationGiven = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly isChargeKept?: boolean | undefined
} & { readonly [K in Exclude<keyof PayInput, 'note'>]?: PayInput[K] | undefined }

/** What a step writes besides the state. */
export async function effectOf(
  tx: Tx,
  acting: Acting,
  application: LockedApplication,
  { name, given }: { name: string; given: ApplicationGiven },
): Promise<object> {
  switch (name) {
    case 'release':
      refuseOwnRelease(acting, application.applied_by)
      return { released_by: acting.id, handed_over_at: raw<string>`now()` }
    case 'refuse':
      refuseOwnRelease(acting, application.applied_by)
      return { reason: given.reason }
    case 'reject':
      return { reason: given.reason }
    case 'arrange':
      return { arranged_by: personOf(acting) }
    case 'pay': {
      const today = await readBusinessDay(tx)
      refuseIfAny(checkDay('paidOn', given.paidOn, { kind: 'past', today }))
      await requireSecondPerson(tx, acting, application.arranged_by, {
        currency: 'RMB',
        amount: application.rmb_amount as Amount,
      })
      return {
        paid_on: given.paidOn ?? today,
        bank_charge: given.bankCharge ?? '0',
        bank_reference: given.bankReference ?? '',
      }
    }
    case 'reverse':
      return { paid_on: null, bank_charge: null, bank_reference: '', received_in_full_on: null }
    default:
      return {}
  }
}
