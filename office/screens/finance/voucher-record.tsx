import { itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { voucherKind } from '@quayside/contract/finance/voucher.codes.ts'
import { amount, isPositive } from '@quayside/contract/kernel/money.ts'
import type { CashVoucherReview } from '@quayside/contract/office/voucher.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Code, Nothing } from '@quayside/kit/cells.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { Money, RateCell } from '@quayside/kit/money.tsx'
import { MoneyDetail } from '@quayside/kit/money-detail.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/value-details.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { useDebtName } from '../../lib/use-debt-name.ts'
import { EarmarkDialog } from './earmark-dialog.tsx'
import styles from './finance.module.css'
import { UndoDialog } from './undo-dialog.tsx'
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
      header={{
        title: voucher.number,
        state: voucher.state,
        note: <PageLink href={recordAddress('company', voucher.companyId)}>{voucher.companyName}</PageLink>,
      }}
      {...(mayUse &&
        voucher.currency === 'RMB' && {
          steps: { more: <Button onClick={() => setKeeping(true)}>{t('earmark')}</Button> },
        })}
    >
      <Facts voucher={voucher} />
      {mayUse && <WriteOffPanel voucher={voucher} />}
      {voucher.free !== null && <Uses voucher={voucher} />}
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
              <RateCell value={voucher.rate as never} />
            </Detail>
            <MoneyDetail label={t('rmbAmount')} value={voucher.rmbAmount as never} currency="RMB" />
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

function Uses({ voucher }: Part) {
  const t = useTranslations('officeFinance.voucher')
  const finance = useTranslations('officeFinance')
  const nameOf = useDebtName()
  const may = useMay()
  const [undoing, setUndoing] = useState<CashVoucherReview['uses'][number]>()
  return (
    <Panel title={t('uses')}>
      {voucher.uses.length === 0 && voucher.earmarks.length === 0 && <p>{t('noUses')}</p>}
      {voucher.uses.length > 0 && (
        <ShortTable
          rows={voucher.uses}
          columns={[
            { title: t('document'), isRowHead: true, cell: (use) => <Code>{use.documentNo}</Code> },
            {
              title: t('item2'),
              cell: ({ itemKind: kind, feeKind }) =>
                kind === null ? <Nothing /> : nameOf({ kind, feeKind }),
            },
            {
              title: finance('order'),
              cell: ({ orderId, orderNo }) =>
                orderId === null ? (
                  <Nothing />
                ) : (
                  <Code href={recordAddress('order', orderId)}>{orderNo}</Code>
                ),
            },
            {
              title: finance('amount'),
              isFigure: true,
              cell: (use) => <Money value={amount(use.amount)} currency={voucher.currency} />,
            },
            {
              title: t('undo'),
              isActions: true,
              cell: (use) =>
                use.itemId !== null &&
                may('cash-writeOff') && (
                  <Button look="link" size="small" onClick={() => setUndoing(use)}>
                    {t('undo')}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {voucher.earmarks.length > 0 && (
        <>
          <h3>{t('earmarks')}</h3>
          <ShortTable
            rows={voucher.earmarks}
            keyOf={(kept) => kept.applicationId}
            columns={[
              {
                title: t('application'),
                isRowHead: true,
                cell: (kept) => (
                  <PageLink href={recordAddress('paymentApplication', kept.applicationId)}>
                    {kept.applicationNo}
                  </PageLink>
                ),
              },
              {
                title: finance('amount'),
                isFigure: true,
                cell: (kept) => <Money value={amount(kept.amount)} currency="RMB" />,
              },
            ]}
          />
        </>
      )}
      {undoing && <UndoDialog voucher={voucher} use={undoing} onClose={() => setUndoing(undefined)} />}
    </Panel>
  )
}
