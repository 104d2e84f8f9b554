import {
  type AnnouncedTransferDetail,
  announcedTransferColumns,
} from '@quayside/contract/finance/announced-transfer.ts'
import { transferPurpose, transferState } from '@quayside/contract/finance/voucher.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AnswerOf } from '../../lib/api.ts'
import { DocumentNumber } from '../../lib/document-number.tsx'
import { Documents } from '../../lib/documents.tsx'
import { useMay } from '../../lib/may.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { useDebtName } from '../../lib/use-debt-name.ts'
import { VoucherForm } from './voucher-form.tsx'

type Transfer = AnswerOf<'GET tax/online/capitalAppointment/{id}'>
const awaited: ReadonlySet<number> = new Set([transferState.codes.announced, transferState.codes.confirmed])

export const TransferRecord = () => (
  <RecordQuery kind="announcedTransfer">
    {(transfer) => <Announced key={transfer.id} transfer={transfer} />}
  </RecordQuery>
)

function Announced({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('officeTaxInvoices.transfer')
  const fields = useTranslations('paymentFields.announcedTransfer')
  const may = useMay()
  const [isReceiving, setReceiving] = useState(false)
  const isAwaited = awaited.has(transfer.state)
  const shown = fieldsOf(announcedTransferColumns, transfer, fields)
  return (
    <RecordPage
      kind="announcedTransfer"
      record={transfer}
      header={{ sum: { currency: transfer.currency, value: transfer.amount } }}
      steps={{
        ...(isAwaited &&
          may('cash-enter') && {
            more: <Button onClick={() => setReceiving(true)}>{t('record')}</Button>,
          }),
        notes: transfer.isLate === 1 ? [t('late')] : [],
      }}
      {...(transfer.attachments.length > 0 && { aside: <Documents files={transfer.attachments} /> })}
    >
      <Panel title={t('panel')}>
        <Details>
          {shown('amount', 'transferOn')}
          <CodedDetail label={fields('purpose')} list={transferPurpose} value={transfer.purpose} />
          {shown('payerName')}
          <TextDetail label={fields('orderNos')} value={transfer.orderNos.join(', ')} />
          {shown('announcedByName', 'confirmedOn', 'receivedOn', 'note')}
        </Details>
      </Panel>
      {transfer.items.length > 0 && <Items items={transfer.items} currency={transfer.currency} />}
      {isReceiving && (
        <VoucherForm
          given={{
            kind: 'received',
            companyId: transfer.companyId,
            currency: transfer.currency,
            amount: transfer.amount,
            counterparty: transfer.payerName,
            announcedTransferId: transfer.id,
          }}
          onClose={() => setReceiving(false)}
        />
      )}
    </RecordPage>
  )
}

type Item = AnnouncedTransferDetail['items'][number]

function Items({ items, currency }: { items: readonly Item[]; currency: string }) {
  const t = useTranslations('officeTaxInvoices')
  const debtName = useDebtName()
  return (
    <Panel title={t('transfer.items')}>
      <ShortTable<Item>
        rows={items}
        columns={[
          {
            title: t('document'),
            isRowHead: true,
            cell: ({ documentNo }) => <DocumentNumber number={documentNo} />,
          },
          { title: t('item'), cell: (item) => <Text>{debtName(item)}</Text> },
          { title: t('order'), cell: ({ orderNo }) => <Code>{orderNo}</Code> },
          {
            title: t('total'),
            isFigure: true,
            cell: ({ outstanding }) => <Money value={amount(outstanding)} currency={currency} />,
          },
        ]}
      />
    </Panel>
  )
}
