import { feeDisputeState, feeState } from '@quayside/contract/finance/finance.codes.ts'
import type { NextStep, TimelineEntry } from '@quayside/contract/kernel/record.ts'
import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { BlockedStep } from '@quayside/contract/office/record.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'

type Money = {
  readonly id: string
  readonly companyId: string
  readonly companyName: string
  readonly number: string
  readonly timeline: readonly TimelineEntry[]
  readonly nextSteps: readonly NextStep[]
  readonly blockedSteps: readonly BlockedStep[]
}

/** What every document about money shows: whose it is, its number, and its own details. */
function MoneyRecord(props: {
  kind: TaskKind
  record: Money
  state: string
  children: ReactNode
  aside?: ReactNode
}) {
  const { kind, record, state, children, aside } = props
  const t = useTranslations('officeReview')
  return (
    <RecordPage
      kind={kind}
      record={record}
      header={{
        title: record.number,
        state,
        note: <PageLink href={recordAddress('company', record.companyId)}>{record.companyName}</PageLink>,
      }}
      {...(aside !== undefined && { aside })}
    >
      <section className="q-panel">
        <div className="q-panel-body">
          <Details>
            <Detail label={t('customer')}>{record.companyName}</Detail>
            <Detail label={t('number')}>
              <Code>{record.number}</Code>
            </Detail>
            {children}
          </Details>
        </div>
      </section>
    </RecordPage>
  )
}

export function PaymentApplicationRecord() {
  const fields = useTranslations('paymentFields.paymentApplication')
  return (
    <RecordQuery kind="paymentApplication">
      {(application) => (
        <MoneyRecord
          kind="paymentApplication"
          record={application}
          state={paymentApplicationState.keyOf(application.state) ?? 'unreviewed'}
          {...(application.attachments.length > 0 && {
            aside: <Documents files={application.attachments} />,
          })}
        >
          <Detail label={fields('orderNos')}>{application.orderNos.join(', ')}</Detail>
          <Detail label={fields('supplierName')}>{application.supplierName}</Detail>
          <Detail label={fields('bankName')}>{application.bankName}</Detail>
          <Detail label={fields('accountNumber')}>
            <Code>{application.accountNumber}</Code>
          </Detail>
          <Detail label={fields('amount')}>{`${application.currency} ${application.amount}`}</Detail>
          <Detail label={fields('rate')}>{application.rate}</Detail>
          <Detail label={fields('rmbAmount')}>{application.rmbAmount}</Detail>
          <Detail label={fields('overLimitBy')}>{application.overLimitBy}</Detail>
          <Detail label={fields('remark')} isWide>
            <Text>{application.remark}</Text>
          </Detail>
        </MoneyRecord>
      )}
    </RecordQuery>
  )
}

type Fee = {
  readonly kind: string
  readonly currency: string
  readonly quantity: string
  readonly unitPrice: string
  readonly amount: string
  readonly chargedOn: string
  readonly note: string
  readonly orderNo: string | null
}

function FeeDetails({ fee }: { fee: Fee }) {
  const fields = useTranslations('financeFields.fee')
  return (
    <>
      <Detail label={fields('orderNo')}>
        <Text>{fee.orderNo ?? ''}</Text>
      </Detail>
      <Detail label={fields('kind')}>{fee.kind}</Detail>
      <Detail label={fields('quantity')}>{`${fee.quantity} × ${fee.unitPrice}`}</Detail>
      <Detail label={fields('amount')}>{`${fee.currency} ${fee.amount}`}</Detail>
      <Detail label={fields('chargedOn')}>
        <DateText value={fee.chargedOn} />
      </Detail>
      <Detail label={fields('note')} isWide>
        <Text>{fee.note}</Text>
      </Detail>
    </>
  )
}

export const FeeRecord = () => (
  <RecordQuery kind="fee">
    {(fee) => (
      <MoneyRecord kind="fee" record={fee} state={feeState.keyOf(fee.state) ?? 'proposed'}>
        <FeeDetails fee={fee} />
      </MoneyRecord>
    )}
  </RecordQuery>
)

export const FeeDisputeRecord = () => (
  <RecordQuery kind="feeDispute">
    {(fee) => {
      const dispute = fee.disputes.find(({ id }) => id === fee.disputeId)
      const record = { ...fee, id: fee.disputeId }
      return (
        <MoneyRecord
          kind="feeDispute"
          record={record}
          state={feeDisputeState.keyOf(dispute?.state ?? 0) ?? 'raised'}
        >
          <FeeDetails fee={fee} />
          <Detail label={fee.number} isWide>
            <Text>{dispute?.reason ?? ''}</Text>
          </Detail>
        </MoneyRecord>
      )
    }}
  </RecordQuery>
)

export function CashVoucherRecord() {
  const fields = useTranslations('financeFields.paymentRecord')
  return (
    <RecordQuery kind="cashVoucher">
      {(voucher) => (
        <MoneyRecord kind="cashVoucher" record={voucher} state={voucher.state}>
          <Detail label={fields('amount')}>{`${voucher.currency} ${voucher.amount}`}</Detail>
          <Detail label={fields('occurredOn')}>
            <DateText value={voucher.occurredOn} />
          </Detail>
          <Detail label={fields('counterparty')}>
            <Text>{voucher.counterparty}</Text>
          </Detail>
          <Detail label={fields('bankReference')}>
            <Text>{voucher.bankReference}</Text>
          </Detail>
          <Detail label={fields('unused')}>
            <Text>{voucher.free ?? ''}</Text>
          </Detail>
        </MoneyRecord>
      )}
    </RecordQuery>
  )
}
