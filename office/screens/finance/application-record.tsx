import { type Amount, amount, formatAmount, isPositive, type Rate } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { ApplicationReview } from '@quayside/contract/office/finance.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { bankFeeBearer, paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { Code, DateText } from '@quayside/kit/cells.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { MoneyDetail } from '@quayside/kit/money-detail.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { CodeText, useCodeText } from '@quayside/kit/state-tag.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/value-details.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { useEntryNames } from '../../lib/entry-names.ts'
import { recordAddress } from '../../lib/kinds.ts'
import reason from '../../lib/record-page.module.css'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { AccountComparison } from './account-comparison.tsx'
import styles from './finance.module.css'
import { PayDialog } from './pay-dialog.tsx'
import { PaymentReversalDialog } from './payment-reversal-dialog.tsx'

/** Dictionary of payment methods. */
const paymentMethods = '1015'

export const ApplicationRecord = () => (
  <RecordQuery kind="paymentApplication">
    {(application) => <Application key={application.id} application={application} />}
  </RecordQuery>
)

function Application({ application }: { application: ApplicationReview }) {
  const t = useTranslations('officeFinance.application')
  const cell = useTranslations('kit.cell')
  const fields = useTranslations('paymentFields.paymentApplication')
  const [asked, setAsked] = useState<'pay' | 'reverse'>()
  const close = (): void => setAsked(undefined)
  return (
    <RecordPage
      kind="paymentApplication"
      record={application}
      header={{
        title: application.number,
        state: paymentApplicationState.keyOf(application.state) ?? 'unreviewed',
        note: (
          <PageLink href={recordAddress('company', application.companyId)}>
            {application.companyName}
          </PageLink>
        ),
      }}
      steps={{
        begin: { pay: () => setAsked('pay'), reverse: () => setAsked('reverse') },
        ...(application.needsSecondPerson &&
          application.state !== paymentApplicationState.codes.paid && { notes: [t('secondPerson')] }),
      }}
      {...(application.attachments.length > 0 && { aside: <Documents files={application.attachments} /> })}
    >
      {application.reason !== '' && (
        <p className={reason['record-reason']}>
          {cell('named', { name: fields('reason'), value: application.reason })}
        </p>
      )}
      {isYes(application.isAccountRecent) && <AccountComparison application={application} />}
      <OverLimit application={application} />
      <MoneyPanel application={application} />
      {application.paidOn !== null && <PaymentPanel application={application} />}
      <OrdersPanel application={application} />
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
    <p className={reason['record-reason']}>
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

function MoneyPanel({ application }: Part) {
  const t = useTranslations('officeFinance.application')
  const fields = useTranslations('paymentFields.paymentApplication')
  const codeText = useCodeText()
  const methodName = useEntryNames(paymentMethods)
  return (
    <Panel title={t('money')}>
      <Details>
        <Detail label={fields('amount')}>
          <span className={styles['sum']}>
            <Money value={amount(application.amount)} currency={application.currency} />
          </span>
        </Detail>
        <Detail label={fields('rmbAmount')}>
          <span className={styles['sum']}>
            <Money value={amount(application.rmbAmount)} currency="RMB" />
          </span>
        </Detail>
        <Detail label={fields('rate')}>
          {t('rateFrom', {
            rate: application.rate as Rate,
            source: codeText(rateSource, application.rateSource),
            date: application.rateDate,
          })}
        </Detail>
        <CodedDetail label={fields('bankFeeBearer')} list={bankFeeBearer} value={application.bankFeeBearer} />
        <TextDetail label={fields('paymentMethod')} value={methodName(application.paymentMethod)} />
        <MoneyDetail label={t('earmarked')} value={amount(application.earmarked)} currency="RMB" />
        <Detail label={t('payBy')}>
          {application.isCalendarMissing ? t('calendarMissing') : <DateText value={application.payBy} />}
        </Detail>
        <TextDetail label={fields('appliedByName')} value={application.appliedByName} />
        <TextDetail label={t('arrangedBy')} value={application.arrangedBy} />
        <TextDetail label={fields('remark')} value={application.remark} isWide />
      </Details>
    </Panel>
  )
}

function PaymentPanel({ application }: Part) {
  const t = useTranslations('officeFinance.application')
  const fields = useTranslations('paymentFields.paymentApplication')
  return (
    <Panel title={t('payment')}>
      <Details>
        <DateDetail label={fields('paidOn')} value={application.paidOn} />
        <MoneyDetail
          label={fields('bankCharge')}
          value={application.bankCharge === null ? null : amount(application.bankCharge)}
          currency={application.currency}
        />
        <CodeDetail label={fields('bankReference')} value={application.bankReference} />
      </Details>
    </Panel>
  )
}

function OrdersPanel({ application }: Part) {
  const t = useTranslations('officeFinance.application')
  const orders = useTranslations('officeOrders')
  return (
    <Panel title={t('orders')}>
      <ShortTable
        rows={application.lines}
        keyOf={(line) => line.orderId}
        columns={[
          {
            title: orders('orderNo'),
            isRowHead: true,
            cell: (line) => <Code href={recordAddress('order', line.orderId)}>{line.orderNo}</Code>,
          },
          {
            title: orders('modelType'),
            cell: (line) => <CodeText list={orderKind} value={line.modelType} />,
          },
          { title: orders('state'), cell: (line) => <CodeText list={orderState} value={line.orderState} /> },
          {
            title: t('orderAmount'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.orderAmount)} currency={application.currency} />,
          },
          {
            title: t('thisTime'),
            isFigure: true,
            cell: (line) => <Money value={amount(line.amount)} currency={application.currency} />,
          },
        ]}
      />
    </Panel>
  )
}

function Beneficiary({ application }: Part) {
  const t = useTranslations('officeFinance.application')
  const bank = useTranslations('partnerFields.supplierAccount')
  const fields = useTranslations('paymentFields.paymentApplication')
  return (
    <Panel title={t('beneficiary')}>
      <Details>
        <Detail label={fields('supplierName')}>
          <PageLink href={recordAddress('supplier', application.supplierId)}>
            {application.supplierName}
          </PageLink>
        </Detail>
        <TextDetail label={bank('accountName')} value={application.accountName} />
        <CodeDetail label={bank('accountNumber')} value={application.accountNumber} />
        <TextDetail label={bank('bankName')} value={application.bankName} />
        <CodeDetail label={bank('swiftCode')} value={application.swiftCode} />
        <TextDetail label={bank('bankAddress')} value={application.bankAddress} />
      </Details>
    </Panel>
  )
}
