import { type Amount, amount, formatAmount, isPositive } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { ApplicationReview } from '@quayside/contract/office/finance.ts'
import { supplierAccountColumns } from '@quayside/contract/partners/supplier-account.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { paymentApplicationColumns } from '@quayside/contract/payments/payment-application.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import recordPageStyles from '../../lib/record-page.module.css'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'
import { AccountComparison } from './account-comparison.tsx'
import { ApplicationMoney } from './application-money.tsx'
import { ApplicationOrders } from './application-orders.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { PaymentReversalDialog } from './payment-reversal-dialog.tsx'

export const ApplicationRecord = () => (
  <RecordQuery kind="paymentApplication">
    {(application) => <Application key={application.id} application={application} />}
  </RecordQuery>
)

function Application({ application }: { application: ApplicationReview }) {
  const t = useTranslations('officeFinance.application')
  const fields = useTranslations('paymentFields.paymentApplication')
  const [asked, setAsked] = useState<'pay' | 'reverse'>()
  const close = (): void => setAsked(undefined)
  return (
    <RecordPage
      kind="paymentApplication"
      record={application}
      header={{ sum: { currency: application.currency, value: application.amount } }}
      steps={{
        begin: { pay: () => setAsked('pay'), reverse: () => setAsked('reverse') },
        ...(application.needsSecondPerson &&
          application.state !== paymentApplicationState.codes.paid && { notes: [t('secondPerson')] }),
      }}
      {...(application.attachments.length > 0 && { aside: <Documents files={application.attachments} /> })}
    >
      <RecordReason label={fields('reason')} text={application.reason} />
      {isYes(application.isAccountRecent) && <AccountComparison application={application} />}
      <OverLimit application={application} />
      <ApplicationMoney application={application} />
      {application.paidOn !== null && <PaymentPanel application={application} />}
      <ApplicationOrders application={application} />
      <Beneficiary application={application} />
      {asked === 'pay' && <PayDialog application={application} onClose={close} />}
      {asked === 'reverse' && <PaymentReversalDialog application={application} onClose={close} />}
    </RecordPage>
  )
}

type Part = { readonly application: ApplicationReview }

const inRmb = (value: string): string => `RMB ${formatAmount(value as Amount)}`

function OverLimit({ application: { overLimitBy, credit } }: Part) {
  const t = useTranslations('officeFinance.application')
  if (!isPositive(amount(overLimitBy))) return null
  return (
    <p className={recordPageStyles['record-reason']}>
      {credit === null
        ? t('overLimitPlain', { amount: inRmb(overLimitBy) })
        : t('overLimitText', {
            amount: inRmb(overLimitBy),
            limit: inRmb(credit.limit),
            exposure: inRmb(credit.exposure),
          })}
    </p>
  )
}

function PaymentPanel({ application }: Part) {
  const t = useTranslations('officeFinance.application')
  const fields = useTranslations('paymentFields.paymentApplication')
  const shown = fieldsOf(paymentApplicationColumns, application, fields)
  return (
    <Panel title={t('payment')}>
      <Details>
        {shown('paidOn')}
        <MoneyDetail
          label={fields('bankCharge')}
          value={application.bankCharge === null ? null : amount(application.bankCharge)}
          currency={application.currency}
        />
        {shown('bankReference')}
      </Details>
    </Panel>
  )
}

function Beneficiary({ application }: Part) {
  const t = useTranslations('officeFinance.application')
  const bank = useTranslations('partnerFields.supplierAccount')
  const fields = useTranslations('paymentFields.paymentApplication')
  const shown = fieldsOf(supplierAccountColumns, application, bank)
  return (
    <Panel title={t('beneficiary')}>
      <Details>
        <Detail label={fields('supplierName')}>
          <PageLink href={recordAddress('supplier', application.supplierId)}>
            {application.supplierName}
          </PageLink>
        </Detail>
        {shown('accountName')}
        <CodeDetail label={bank('accountNumber')} value={application.accountNumber} />
        {shown('bankName')}
        <CodeDetail label={bank('swiftCode')} value={application.swiftCode} />
        {shown('bankAddress')}
      </Details>
    </Panel>
  )
}
