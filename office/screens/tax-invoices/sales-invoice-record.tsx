import { amount } from '@quayside/contract/kernel/money.ts'
import type { SalesInvoiceReview } from '@quayside/contract/office/tax-invoices.ts'
import { invoiceDelivery, invoiceKind } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { invoicingTitleColumns } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { type SalesInvoiceLine, salesInvoiceColumns } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentNumber } from '../../lib/document-number.tsx'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { useDebtName } from '../../lib/use-debt-name.ts'
import { IssueDialog, ReverseDialog } from './sales-invoice-dialogs.tsx'

export const SalesInvoiceRecord = () => (
  <RecordQuery kind="salesInvoice">{(invoice) => <Invoice key={invoice.id} invoice={invoice} />}</RecordQuery>
)

function Invoice({ invoice }: { invoice: SalesInvoiceReview }) {
  const [asked, setAsked] = useState<'issue' | 'reverse'>()
  const close = () => setAsked(undefined)
  return (
    <RecordPage
      kind="salesInvoice"
      record={invoice}
      header={{ sum: { currency: 'RMB', value: invoice.amount } }}
      steps={{ begin: { issue: () => setAsked('issue'), reverse: () => setAsked('reverse') } }}
      {...(invoice.attachments.length > 0 && { aside: <Documents files={invoice.attachments} /> })}
    >
      <InvoicePanel invoice={invoice} />
      <TitlePanel invoice={invoice} />
      <LinesPanel lines={invoice.lines} />
      {asked === 'issue' && <IssueDialog invoice={invoice} onClose={close} />}
      {asked === 'reverse' && <ReverseDialog invoice={invoice} onClose={close} />}
    </RecordPage>
  )
}

function InvoicePanel({ invoice }: { invoice: SalesInvoiceReview }) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const shown = fieldsOf(salesInvoiceColumns, invoice, fields)
  return (
    <Panel title={t('invoicePanel')}>
      <Details>
        <CodedDetail label={fields('kind')} list={invoiceKind} value={invoice.kind} />
        <MoneyDetail label={fields('amount')} value={amount(invoice.amount)} />
        {shown('net', 'tax', 'invoiceCode', 'invoiceNo', 'issuedOn', 'signedOn', 'redInvoiceNo')}
        {shown('endedOn')}
        <CodedDetail label={fields('delivery')} list={invoiceDelivery} value={invoice.delivery} />
        <TextDetail
          label={fields('recipient')}
          value={[invoice.recipient, invoice.recipientPhone].filter(Boolean).join(' ')}
        />
        {shown('recipientAddress')}
        <TextDetail
          label={fields('expressNo')}
          value={[invoice.expressCompany, invoice.expressNo].filter(Boolean).join(' ')}
        />
        {shown('requestedByName', 'reason', 'note')}
      </Details>
    </Panel>
  )
}

function TitlePanel({ invoice: { statedTitle: stated } }: { invoice: SalesInvoiceReview }) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.invoicingTitle')
  const shown = fieldsOf(invoicingTitleColumns, stated, fields)
  return (
    <Panel title={t('titlePanel')}>
      <Details>
        <TextDetail label={fields('title')} value={stated.title} />
        {shown('taxNo', 'bankName', 'accountNumber')}
        <TextDetail label={fields('address')} value={stated.address} />
        {shown('phone')}
      </Details>
    </Panel>
  )
}

function LinesPanel({ lines }: { lines: readonly SalesInvoiceLine[] }) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const debtName = useDebtName()
  return (
    <Panel title={t('linesPanel')}>
      <ShortTable<SalesInvoiceLine>
        rows={lines}
        columns={[
          {
            title: t('item'),
            isRowHead: true,
            cell: ({ itemKind, feeKind }) => <Text>{debtName({ kind: itemKind, feeKind })}</Text>,
          },
          { title: t('document'), cell: ({ documentNo }) => <DocumentNumber number={documentNo} /> },
          {
            title: t('order'),
            cell: ({ orderId, orderNo }) =>
              orderId === null ? (
                <Text>{''}</Text>
              ) : (
                <Code href={recordAddress('order', orderId)}>{orderNo}</Code>
              ),
          },
          { title: t('rate'), isFigure: true, cell: ({ rate }) => `${rate}%` },
          { title: fields('net'), isFigure: true, cell: ({ net }) => <Money value={amount(net)} /> },
          { title: fields('tax'), isFigure: true, cell: ({ tax }) => <Money value={amount(tax)} /> },
          { title: fields('amount'), isFigure: true, cell: (line) => <Money value={amount(line.amount)} /> },
        ]}
      />
    </Panel>
  )
}
