import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { SalesInvoiceSummary } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { Figure, Figures } from '@quayside/kit/record/figures.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

/** What can be invoiced, is late, asked for, to be signed and issued. */
export function SalesInvoiceSums() {
  const t = useTranslations('taxInvoiceScreens.sales')
  const common = useTranslations('taxInvoiceScreens.common')
  const { data } = useQuery({
    queryKey: ['salesInvoice', 'summary'],
    queryFn: () => api('GET tax/online/salesInvoice/summary', {}, { isQuiet: true }),
  })
  const figure = (
    name: 'invoiceable' | 'requested' | 'toSign' | 'overdue' | 'issued',
    sum: SalesInvoiceSummary['requested'] | undefined,
  ) => (
    <Figure
      label={t(`figures.${name}`)}
      amount={sum?.amount as Amount | undefined}
      note={sum ? common('count', { count: sum.count }) : ''}
      isLate={name === 'overdue' && sum !== undefined && sum.count > 0}
    />
  )
  return (
    <Figures>
      {figure('invoiceable', data?.invoiceable)}
      {figure('overdue', data?.overdue)}
      {figure('requested', data?.requested)}
      {figure('toSign', data?.toSign)}
      {figure('issued', data?.issuedThisYear)}
    </Figures>
  )
}
