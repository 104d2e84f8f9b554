import { amount } from '@quayside/contract/kernel/money.ts'
import type { SalesInvoiceReview } from '@quayside/contract/office/tax-invoices.ts'
import { invoiceDelivery, invoiceKind, invoiceStatus } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import type { SalesInvoiceLine } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/record/value-details.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
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
      header={{
        title: invoice.number,
        state: invoiceStatus.keyOf(invoice.state) ?? 'notInvoiced',
        note: <PageLink href={recordAddress('company', invoice.companyId)}>{invoice.companyName}</PageLink>,
      }}
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
  return (
    <Panel title={t('invoicePanel')}>
      <Details>
        <CodedDetail label={fields('kind')} list={invoiceKind} value={invoice.kind} />
        <MoneyDetail label={fields('amount')} value={amount(invoice.amount)} currency="RMB" />
        <MoneyDetail label={fields('net')} value={amount(invoice.net)} />
        <MoneyDetail label={fields('tax')} value={amount(invoice.tax)} />
        <CodeDetail label={fields('invoiceCode')} value={invoice.invoiceCode} />
        <CodeDetail label={fields('invoiceNo')} value={invoice.invoiceNo} />
        <DateDetail label={fields('issuedOn')} value={invoice.issuedOn} />
        <DateDetail label={fields('signedOn')} value={invoice.signedOn} />
        <CodeDetail label={fields('redInvoiceNo')} value={invoice.redInvoiceNo} />
        <DateDetail label={fields('endedOn')} value={invoice.endedOn} />
        <CodedDetail label={fields('delivery')} list={invoiceDelivery} value={invoice.delivery} />
        <TextDetail
          label={fields('recipient')}
          value={[invoice.recipient, invoice.recipientPhone].filter(Boolean).join(' ')}
        />
        <TextDetail label={fields('recipientAddress')} value={invoice.recipientAddress} isWide />
        <TextDetail
          label={fields('expressNo')}
          value={[invoice.expressCompany, invoice.expressNo].filter(Boolean).join(' ')}
        />
        <TextDetail label={fields('requestedByName')} value={invoice.requestedByName} />
        <TextDetail label={fields('reason')} value={invoice.reason} isWide />
        <TextDetail label={fields('note')} value={invoice.note} isWide />
      </Details>
    </Panel>
  )
}

function TitlePanel({ invoice: { statedTitle: stated } }: { invoice: SalesInvoiceReview }) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.invoicingTitle')
  return (
    <Panel title={t('titlePanel')}>
      <Details>
        <TextDetail label={fields('title')} value={stated.title} />
        <CodeDetail label={fields('taxNo')} value={stated.taxNo} />
        <TextDetail label={fields('bankName')} value={stated.bankName} />
        <CodeDetail label={fields('accountNumber')} value={stated.accountNumber} />
        <TextDetail label={fields('address')} value={stated.address} />
        <TextDetail label={fields('phone')} value={stated.phone} />
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
          { title: t('document'), cell: ({ documentNo }) => <Code>{documentNo}</Code> },
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
