import type { Amount } from '@quayside/contract/kernel/money.ts'
import {
  invoiceDelivery,
  invoiceKind,
  invoiceStatus,
  invoiceStatusTone,
} from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { invoicingTitleColumns } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import {
  type SalesInvoiceDetail,
  type SalesInvoiceLine,
  salesInvoiceColumns,
} from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { AttachedFiles } from '@quayside/kit/files/attached-files.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { StateActions, useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
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
      width={720}
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
  const shownOfTitle = fieldsOf(invoicingTitleColumns, invoice.statedTitle, titleFields)
  const shown = fieldsOf(salesInvoiceColumns, invoice, fields)
  return (
    <>
      <Details>
        <Detail label={fields('state')}>
          <StateTag list={invoiceStatus} tones={invoiceStatusTone} value={invoice.state} />
        </Detail>
        <CodedDetail label={fields('kind')} list={invoiceKind} value={invoice.kind} />
        <MoneyDetail label={fields('amount')} value={invoice.amount as Amount} currency="RMB" />
        <MoneyDetail label={fields('tax')} value={invoice.tax as Amount} currency="RMB" />
        {shown('invoiceCode', 'invoiceNo', 'issuedOn', 'signedOn')}
        {invoice.endedOn !== null && shown('endedOn')}
        {invoice.redInvoiceNo !== '' && shown('redInvoiceNo')}
        <CodedDetail label={fields('delivery')} list={invoiceDelivery} value={invoice.delivery} />
        <TextDetail
          label={fields('expressNo')}
          value={[invoice.expressCompany, invoice.expressNo].filter(Boolean).join(' ')}
        />
        {invoice.reason !== '' && shown('reason')}
        {shown('note')}
      </Details>
      <AttachedFiles title={common('files')} files={invoice.attachments} />
      <h3>{t('lines')}</h3>
      <Lines lines={invoice.lines} />
      <h3>{t('buyer')}</h3>
      <Details>{shownOfTitle('title', 'taxNo', 'phone', 'bankName', 'accountNumber', 'address')}</Details>
      <TimelineSection
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
