import { ledgerEvent } from '@quayside/contract/finance/finance.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { rowsExport } from '@quayside/kit/list/export-rows.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { useCodeOptions, useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { usePaymentRecordColumns } from './payment-records.columns.tsx'

const filterNames = [
  'keyword',
  'direction',
  'event',
  'currency',
  'orderId',
  'voucherId',
  'occurredOnBegin',
  'occurredOnEnd',
] as const
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
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'paymentRecords',
    entity: 'ledger',
    within: 'records',
    columns: usePaymentRecordColumns(),
    list,
    fetch: (signal) =>
      api('GET finance/online/paymentRecord/list', { query: list.query as never }, { signal }),
  })
  const download = rowsExport(list.query, table, (query) =>
    api('GET finance/online/paymentRecord/export', { query: query as never }),
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
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} width={240} />
          <FilterSelect
            name="direction"
            label={t('direction')}
            width={140}
            options={[
              { value: 'in', label: t('in') },
              { value: 'out', label: t('out') },
            ]}
          />
          <FilterSelect
            name="event"
            label={t('event')}
            options={choices(ledgerEvent).filter(({ value }) => bankEvents.has(value))}
          />
          <FilterDates name="occurredOn" label={t('period')} />
          <FilterSelect name="currency" label={t('currency')} options={useCurrencyOptions()} />
        </>
      }
      rows={{ empty: { text: t('empty'), ...(can('finance-debt-list') && { action: toDebts }) } }}
    />
  )
}
