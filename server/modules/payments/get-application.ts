import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { otherApplied, remainingOf } from '@quayside/contract/payments/payment-application.rules.ts'
import { paymentApplicationMachine } from '@quayside/contract/payments/payment-application.states.ts'
import {
  applicationStepAccess,
  type PaymentApplicationDetail,
} from '@quayside/contract/payments/payment-application.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { withoutRelease } from '../account/release.ts'
import { nameOfPerson } from '../finance/settings.ts'
import { findCalendar, payBy } from '../rates/work-calendar.ts'
import { applicationKey, factsOf, findLines } from './application-queries.ts'
import { applicationsOf, rowOf } from './applications.ts'
import { findPaid, historyOf } from './beneficiary.ts'

const findDetail = (companyId: string, id: string) =>
  applicationsOf(companyId)
    .leftJoin('member as releaser', 'releaser.id', 'a.released_by')
    .select([
      'a.account_id',
      'a.bank_address',
      'a.bank_country',
      'a.swift_code',
      'a.rate_source',
      'a.arranged_by',
    ])
    .select('releaser.name as released_by_name')
    .where('a.id', '=', id)

const findEarmarks = (companyId: string, applicationId: string) =>
  sql
    .selectFrom('earmark')
    .select('amount')
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)

/** An application as both sides read it; the steps are each side's own. */
export async function readApplication(
  read: Reader,
  personalData: PersonalData,
  { companyId, id }: { companyId: string; id: string },
  locale: Locale = defaultLocale,
): Promise<
  Omit<PaymentApplicationDetail, 'nextSteps' | 'isMine' | 'paidBefore'> & {
    arrangedBy: string
    appliedBy: string
  }
> {
  const key = applicationKey(companyId, id)
  const [rows, lines, earmarks, files, events, [calendar]] = await read(
    findDetail(companyId, id),
    findLines(companyId, id),
    findEarmarks(companyId, id),
    findAttachments(key),
    findTimeline(key),
    findCalendar(),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...rowOf(row, locale),
    accountNumber: personalData.open(row.account_number_sealed),
    orderNos: row.order_nos,
    orderIds: row.order_ids,
    version: row.version,
    accountId: row.account_id,
    bankAddress: row.bank_address,
    bankCountry: row.bank_country,
    swiftCode: row.swift_code,
    rateSource: row.rate_source,
    lines: lines.map((line) => ({
      orderId: line.order_id,
      orderNo: line.order_no,
      modelType: line.model_type,
      orderState: line.state,
      orderAmount: line.order_amount,
      otherApplied: otherApplied({ appliedAmount: line.applied_amount, amount: line.amount }, row.state),
      amount: line.amount,
      remaining: remainingOf({ orderAmount: line.order_amount, appliedAmount: line.applied_amount }),
      paidAmount: line.paid_amount,
    })),
    earmarked: sum(earmarks.map(({ amount }) => amount as Amount)),
    ...payBy(row.received_in_full_on, calendar?.days ?? {}),
    releasedByName: row.released_by_name ?? '',
    arrangedBy: nameOfPerson(row.arranged_by),
    appliedBy: row.applied_by,
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export async function getApplication(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<PaymentApplicationDetail> {
  const { companyId, memberId } = call.principal
  const {
    arrangedBy: _arrangedBy,
    appliedBy,
    ...application
  } = await readApplication(call.read, call.platform.personalData, { companyId, id }, call.locale)
  const { state, lines } = application
  const isMine = appliedBy === memberId
  const [paid] = await call.read(findPaid(companyId, application.supplierId).where('id', '<>', id))
  const steps = stepsFor(
    call.principal,
    {
      machine: paymentApplicationMachine,
      state,
      facts: factsOf({ order_states: lines.map(({ orderState }) => orderState) }),
    },
    applicationStepAccess,
  )
  return {
    ...application,
    isMine: toFlag(isMine),
    paidBefore: historyOf(paid, application, call.platform.personalData),
    nextSteps: isMine ? withoutRelease(steps) : steps,
  }
}

export const applicationFiles = documentFiles('payment_application', {
  see: 'finance-application-list',
  attach: 'finance-application-apply',
})
