import { itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { voucherKind } from '@quayside/contract/finance/voucher.codes.ts'
import { amount, isPositive } from '@quayside/contract/kernel/money.ts'
import type { CashVoucherReview } from '@quayside/contract/office/voucher.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Money, RateCell } from '@quayside/kit/record/money.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/record/value-details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { EarmarkDialog } from './earmark-dialog.tsx'
import styles from './finance.module.css'
import { VoucherUses } from './voucher-uses.tsx'
import { WriteOffPanel } from './write-off-panel.tsx'

export const VoucherRecord = () => (
  <RecordQuery kind="cashVoucher">{(voucher) => <Voucher key={voucher.id} voucher={voucher} />}</RecordQuery>
)

type Part = { readonly voucher: CashVoucherReview }

function Voucher({ voucher }: Part) {
  const t = useTranslations('officeFinance.voucher')
  const may = useMay()
  const [isKeeping, setKeeping] = useState(false)
  const hasFree = voucher.free !== null && isPositive(amount(voucher.free)) && voucher.state === 'posted'
  const mayUse = hasFree && may('cash-writeOff')
  return (
    <RecordPage
      kind="cashVoucher"
      record={voucher}
      header={{ sum: { currency: voucher.currency, value: voucher.amount } }}
      {...(mayUse &&
        voucher.currency === 'RMB' && {
          steps: { more: <Button onClick={() => setKeeping(true)}>{t('earmark')}</Button> },
        })}
    >
      <Facts voucher={voucher} />
      {mayUse && <WriteOffPanel voucher={voucher} />}
      {voucher.free !== null && <VoucherUses voucher={voucher} />}
      {isKeeping && <EarmarkDialog voucher={voucher} onClose={() => setKeeping(false)} />}
    </RecordPage>
  )
}

function Facts({ voucher }: Part) {
  const t = useTranslations('officeFinance.voucher')
  const finance = useTranslations('officeFinance')
  return (
    <Panel>
      <Details>
        <Detail label={finance('amount')}>
          <span className={styles['sum']}>
            <Money value={amount(voucher.amount)} currency={voucher.currency} />
          </span>
        </Detail>
        {voucher.free !== null && (
          <Detail label={t('free')}>
            <span className={styles['sum']}>
              <Money value={amount(voucher.free)} currency={voucher.currency} />
            </span>
          </Detail>
        )}
        <CodedDetail label={t('kind')} list={voucherKind} value={voucher.kind} />
        <DateDetail label={finance('occurredOn')} value={voucher.occurredOn} />
        <TextDetail label={t('counterparty')} value={voucher.counterparty} />
        <CodeDetail label={t('counterpartyAccount')} value={voucher.counterpartyAccount} />
        <TextDetail label={t('bank')} value={voucher.bank} />
        <CodeDetail label={t('bankReference')} value={voucher.bankReference} />
        {voucher.orderId !== null && voucher.orderNo !== null && (
          <Detail label={finance('order')}>
            <Code href={recordAddress('order', voucher.orderId)}>{voucher.orderNo}</Code>
          </Detail>
        )}
        {voucher.taxKind !== '' && (
          <CodedDetail label={t('taxKind')} list={itemKind} value={voucher.taxKind} />
        )}
        {voucher.rate !== null && (
          <>
            <Detail label={t('rate')}>
              <RateCell value={voucher.rate} />
            </Detail>
            <MoneyDetail label={t('rmbAmount')} value={voucher.rmbAmount} currency="RMB" />
          </>
        )}
        <TextDetail label={t('enteredBy')} value={voucher.enteredBy} />
        <TextDetail label={t('releasedBy')} value={voucher.releasedBy} />
        <TextDetail label={t('basis')} value={voucher.basis} />
        <TextDetail label={finance('note')} value={voucher.note} isWide />
      </Details>
    </Panel>
  )
}
