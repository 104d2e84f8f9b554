import { ledgerEvent } from '@quayside/contract/finance/finance.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { rowsExport } from '@quayside/kit/list/export-rows.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { usePaymentRecordColumns } from './payment-records.columns.tsx'

type Query = QueryOf<'GET finance/online/paymentRecord/list'>
const filters = {
  keyword: ['text', 240],
  direction: ['own', 140],
  event: 'own',
  occurredOn: 'days',
  currency: 'currency',
  orderId: 'own',
  voucherId: 'own',
} as const satisfies FilterTable<Query>
/** What moves at the bank. */
const bankEvents: ReadonlySet<string> = new Set([
  ledgerEvent.codes.received,
  ledgerEvent.codes.fxReceived,
  ledgerEvent.codes.supplierPaid,
  ledgerEvent.codes.bankCharge,
  ledgerEvent.codes.taxPaid,
  ledgerEvent.codes.paidOut,
  ledgerEvent.codes.reversal,
])

/** Money in and out, each with what it was used for. */
export function PaymentRecords() {
  const t = useTranslations('financeScreens.records')
  const screens = useTranslations('financeScreens')
  const can = useCan()
  const navigate = useNavigate()
  const choices = useCodeOptions()
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'paymentRecords',
    entity: 'ledger',
    within: 'records',
    columns: usePaymentRecordColumns(),
    list,
    fetch: (signal) => api('GET finance/online/paymentRecord/list', { query: list.query }, { signal }),
  })
  const download = rowsExport(list.query, table, (query) =>
    api('GET finance/online/paymentRecord/export', { query }),
  )
  const toDebts = { label: t('toDebts'), run: () => void navigate({ href: pageAddress('/debtDetail') }) }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <Can permission="finance-record-export">
          <Button onClick={() => download()}>{screens('export')}</Button>
        </Can>
      }
      filters={useFilterFields(filters, t, {
        direction: [
          { value: 'in', label: t('in') },
          { value: 'out', label: t('out') },
        ],
        event: choices(ledgerEvent).filter(({ value }) => bankEvents.has(value)),
        occurredOn: t('period'),
      })}
      rows={{ empty: { text: t('empty'), ...(can('finance-debt-list') && { action: toDebts }) } }}
    />
  )
}
