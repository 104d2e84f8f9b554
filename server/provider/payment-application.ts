import { erpApplication, payBody, reversalBody } from '@quayside/contract/gateway/finance.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type ApplicationReview, OfficeApplication } from '@quayside/contract/office/finance.ts'
import { paymentApplicationColumns } from '@quayside/contract/payments/payment-application.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { barredSteps, needsSecondPerson } from '../modules/finance/settings.ts'
import type { ApplicationGiven } from '../modules/payments/application-effect.ts'
import {
  areOrdersApproved,
  factsOf,
  lockApplication,
  orderStatesOf,
} from '../modules/payments/application-queries.ts'
import { orderNosOf } from '../modules/payments/applications.ts'
import { readCredit } from '../modules/payments/credit.ts'
import { readApplication } from '../modules/payments/get-application.ts'
import { readPrevious } from '../modules/payments/previous-account.ts'
import { stepApplication } from '../modules/payments/step-application.ts'
import { partnerNameIn } from '../platform/records/partner-names.ts'
import { type ProviderCall } from './entity.ts'
import { pickedFrom, providerDocument } from './provider-document.ts'
import { yesOrNo } from './yes-or-no.ts'

type Ref = { companyId: string; id: string }

async function review(record: Ref, { read, platform, locale }: ProviderCall) {
  const { appliedBy: _appliedBy, ...application } = await readApplication(
    read,
    platform.personalData,
    record,
    locale,
  )
  const { rmbAmount, isAccountRecent, supplierId } = application
  const day = platform.clock.today()
  return {
    ...application,
    previousAccount: isYes(isAccountRecent)
      ? await readPrevious(read, platform.personalData, { ...record, supplierId })
      : null,
    credit: await readCredit(read, record.companyId, day),
    needsSecondPerson: await platform.staff.transaction([], (tx) =>
      needsSecondPerson(tx, 'RMB', rmbAmount as Amount),
    ),
  } satisfies Partial<ApplicationReview>
}

/** Who booked the last payment of it. */
const paidBy = raw<
  string | null
>`(select concat_ws(' ', e.actor, coalesce(e.actor_id::text, ''), e.actor_name)
  from ledger_entry e where e.company_id = r.company_id and e.document_kind = 'paymentApplication' and e.document_id = r.id
  order by e.id desc limit 1)`

/** Whom it pays keeps the name of the day it was applied for; a reader of English reads the English one. */
const payeeIn = (locale: Locale) =>
  partnerNameIn(locale, { name: 'r.supplier_name', englishName: 's.english_name' })

const joined = { orderNos: orderNosOf('r'), appliedByName: raw<string>`m.name` }
const facts = { orderStates: orderStatesOf('r'), paidBy }

export const paymentApplication = providerDocument({
  kind: 'paymentApplication',
  name: 'payment-applications',
  columns: paymentApplicationColumns,
  joins: raw`join member m on m.id = r.applied_by
    join supplier s on s.company_id = r.company_id and s.id = r.supplier_id`,
  joined,
  factSql: facts,
  /** What a second member has not released yet is the customer's own. */
  visible: raw<boolean>`r.handed_over_at is not null`,
  facts: factsOf,
  factColumns: { areOrdersApproved: { sql: raw`(${areOrdersApproved('r')})::text`, values: yesOrNo } },
  title: raw`r.supplier_name`,
  titleIn: payeeIn,
  sum: { currency: raw`r.currency`, amount: raw`r.amount` },
  since: raw`r.handed_over_at`,
  review,
  erp: erpApplication,
  office: {
    row: OfficeApplication,
    more: (locale) => ({
      supplierName: payeeIn(locale),
      earmarked: raw`coalesce((select sum(k.amount) from earmark k where k.company_id = r.company_id
        and k.application_id = r.id and k.ended_at is null), 0)::app.money`,
    }),
    searched: [raw`r.number`, raw`r.supplier_name`, raw`s.english_name`],
  },
  more: pickedFrom(review, 'lines', 'accountNumber'),
  bodies: { pay: payBody, reverse: reversalBody },
  barred: ({ arranged_by: arrangedBy, paid_by: payer, rmb_amount: amount }, { platform, acting }) => {
    const money = { currency: 'RMB', amount }
    return platform.staff.transaction([], (tx) =>
      barredSteps(tx, acting, [
        { name: 'pay', first: arrangedBy, ...money },
        { name: 'reverse', first: payer, ...money },
      ]),
    )
  },
  lock: (tx, id) => lockApplication(tx, id, undefined),
  run: (tx, acting, { id, name, given, locked }) =>
    stepApplication(tx, acting, { id, name, locked, given: given as ApplicationGiven }),
})
