import type { Amount } from '@quayside/contract/kernel/money.ts'
import {
  invoiceDelivery,
  invoiceKind,
  invoiceStatus,
  invoiceStatusTone,
} from '@quayside/contract/tax-invoices/invoice.codes.ts'
import type { SalesInvoiceDetail, SalesInvoiceLine } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { AttachedFiles } from '@quayside/kit/files/attached-files.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { StateActions, useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Timeline } from '@quayside/kit/record/timeline.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/record/value-details.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { OrderLink } from '../../lib/finance/links.tsx'
import { useMovementName } from '../../lib/finance/movement-name.ts'
import { api } from '../../lib/session/api.ts'

/** One sales invoice: its file, what it is for, and the customer's receipt. */
export default function SalesInvoiceRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('taxInvoiceScreens.sales')
  const common = useTranslations('taxInvoiceScreens.common')
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: ['salesInvoice', 'record', id],
    queryFn: () => api('GET tax/online/salesInvoice/{id}', { params: { id } }),
  })
  const invoice = answer.data
  async function step(name: string): Promise<void> {
    if (name === 'sign') await api('POST tax/online/salesInvoice/{id}/sign', { params: { id }, body: {} })
    else await api('POST tax/online/salesInvoice/{id}/withdraw', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t(name === 'sign' ? 'done.sign' : 'done.withdraw') })
    await queries.invalidateQueries({ queryKey: ['salesInvoice'] })
  }
  return (
    <RecordDrawer
      title={invoice?.number ?? t('title')}
      actions={
        invoice && <StateActions machine="invoice" main="sign" steps={invoice.nextSteps} onStep={step} />
      }
      onClose={onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !invoice && <RecordFailed answer={answer} gone={common('gone')} />}
      {invoice && <Facts invoice={invoice} />}
    </RecordDrawer>
  )
}

function Facts({ invoice }: { invoice: SalesInvoiceDetail }) {
  const t = useTranslations('taxInvoiceScreens.sales')
  const common = useTranslations('taxInvoiceScreens.common')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const titleFields = useTranslations('taxInvoiceFields.invoicingTitle')
  const stepText = useStepText('invoice')
  const { statedTitle: stated } = invoice
  const day = (key: 'issuedOn' | 'signedOn' | 'endedOn') => (
    <DateDetail label={fields(key)} value={invoice[key]} />
  )
  return (
    <>
      <Details>
        <Detail label={fields('state')}>
          <StateTag list={invoiceStatus} tones={invoiceStatusTone} value={invoice.state} />
        </Detail>
        <CodedDetail label={fields('kind')} list={invoiceKind} value={invoice.kind} />
        <MoneyDetail label={fields('amount')} value={invoice.amount as Amount} currency="RMB" />
        <MoneyDetail label={fields('tax')} value={invoice.tax as Amount} />
        <CodeDetail label={fields('invoiceCode')} value={invoice.invoiceCode} />
        <CodeDetail label={fields('invoiceNo')} value={invoice.invoiceNo} />
        {day('issuedOn')}
        {day('signedOn')}
        {invoice.endedOn !== null && day('endedOn')}
        {invoice.redInvoiceNo !== '' && (
          <CodeDetail label={fields('redInvoiceNo')} value={invoice.redInvoiceNo} />
        )}
        <CodedDetail label={fields('delivery')} list={invoiceDelivery} value={invoice.delivery} />
        <TextDetail
          label={fields('expressNo')}
          value={[invoice.expressCompany, invoice.expressNo].filter(Boolean).join(' ')}
        />
        {invoice.reason !== '' && <TextDetail label={fields('reason')} value={invoice.reason} isWide />}
        <TextDetail label={fields('note')} value={invoice.note} isWide />
      </Details>
      <AttachedFiles title={common('files')} files={invoice.attachments} />
      <h3>{t('lines')}</h3>
      <Lines lines={invoice.lines} />
      <h3>{t('buyer')}</h3>
      <Details>
        <TextDetail label={titleFields('title')} value={stated.title} isWide />
        <CodeDetail label={titleFields('taxNo')} value={stated.taxNo} />
        <TextDetail label={titleFields('phone')} value={stated.phone} />
        <TextDetail label={titleFields('bankName')} value={stated.bankName} />
        <CodeDetail label={titleFields('accountNumber')} value={stated.accountNumber} />
        <TextDetail label={titleFields('address')} value={stated.address} isWide />
      </Details>
      <h3>{common('history')}</h3>
      <Timeline
        entries={invoice.timeline}
        textOf={({ transition }) => (transition === 'create' ? t('request') : stepText(transition).label)}
      />
    </>
  )
}

function Lines({ lines }: { lines: readonly SalesInvoiceLine[] }) {
  const t = useTranslations('taxInvoiceScreens.sales')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const nameOf = useMovementName()
  return (
    <ShortTable<SalesInvoiceLine>
      rows={lines}
      columns={[
        {
          title: t('item'),
          isRowHead: true,
          cell: ({ itemKind, feeKind }) => nameOf({ itemKind, feeKind }),
        },
        {
          title: t('order'),
          cell: ({ orderId, orderNo }) =>
            orderId === null ? <Nothing /> : <OrderLink id={orderId} number={orderNo} />,
        },
        { title: t('rate'), isFigure: true, cell: ({ rate }) => `${rate}%` },
        { title: fields('tax'), isFigure: true, cell: ({ tax }) => <Money value={tax as Amount} /> },
        { title: fields('amount'), isFigure: true, cell: ({ amount }) => <Money value={amount as Amount} /> },
      ]}
    />
  )
}
