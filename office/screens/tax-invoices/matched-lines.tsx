import { amount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { InputInvoiceLine } from '@quayside/contract/tax-invoices/input-invoice.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'

/** The lines of an invoice and what they are matched to. */
export function MatchedLines({ lines }: { lines: readonly InputInvoiceLine[] }) {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.inputInvoiceLine')
  return (
    <Panel title={t('linesPanel')}>
      <ShortTable<InputInvoiceLine>
        rows={lines}
        columns={[
          { title: fields('name'), isRowHead: true, cell: ({ name }) => <Text>{name}</Text> },
          { title: fields('specification'), cell: (line) => <Code>{line.specification}</Code> },
          { title: fields('qty'), isFigure: true, cell: ({ qty }) => formatQuantity(qty) },
          { title: fields('amount'), isFigure: true, cell: (line) => <Money value={amount(line.amount)} /> },
          { title: fields('rate'), isFigure: true, cell: ({ rate }) => `${rate}%` },
          { title: fields('tax'), isFigure: true, cell: ({ tax }) => <Money value={amount(tax)} /> },
          {
            title: t('match.orderLine'),
            cell: ({ matches }) =>
              matches.map((match) => (
                <div key={match.id}>
                  <Code href={recordAddress('order', match.orderId)}>{match.orderNo}</Code> {match.model} ×{' '}
                  {formatQuantity(match.qty)}
                </div>
              )),
          },
        ]}
      />
    </Panel>
  )
}
