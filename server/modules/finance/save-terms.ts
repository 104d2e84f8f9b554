import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { TermsSave } from '@quayside/contract/office/finance.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'

const termsTwice = { company_terms_day: at('validFrom', 'finance.termsTwice') }

/** What is agreed with a company from a day on; earlier terms stay as they were. */
export async function saveTerms(tx: Tx, acting: Acting, terms: TermsSave): Promise<Saved> {
  const { companyId } = terms
  const today = await readBusinessDay(tx)
  refuseIfAny(checkDay('validFrom', terms.validFrom, { kind: 'planned', today }))
  const saved = await refusingDuplicates(termsTwice, () =>
    tx
      .insertInto('company_terms')
      .values({
        company_id: companyId,
        valid_from: terms.validFrom,
        agency_rate: terms.agencyRate,
        minimum_fee: terms.minimumFee,
        payment_days: terms.paymentDays,
        credit_limit: terms.creditLimit,
        note: terms.note,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow(),
  )
  const records = { companyId, entity: 'companyTerms', ids: [saved.id] } as const
  await happened(tx, acting, records, { transition: 'create' })
  return saved
}
