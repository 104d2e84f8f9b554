import { ageingBucket, itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useDebtColumns } from './debt-list.columns.tsx'

type Query = QueryOf<'GET finance/online/debt/list'>
const filters = {
  keyword: ['text', 240],
  bucket: ageingBucket,
  kind: itemKind,
  currency: currency,
  companyId: 'own',
} as const satisfies FilterTable<Query>

/** The debts behind the ageing, of all customers or of one. */
export function DebtList() {
  const t = useTranslations('officeFinance')
  const fields = useTranslations('financeFields.debt')
  const pages = useTranslations('office.pages')
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'office.debt',
    entity: 'debt',
    columns: useDebtColumns(),
    list,
    fetch: (signal) => api('GET finance/online/debt/list', { query: list.query }, { signal }),
  })
  return (
    <ListPage
      title={pages('debts')}
      table={table}
      actions={
        <Button
          onClick={() =>
            void api('GET finance/online/debt/export', { query: list.query }).then(
              saveDownload,
              () => undefined,
            )
          }
        >
          {t('export')}
        </Button>
      }
      filters={useFilterFields(filters, fields, { keyword: t('debts.keyword'), bucket: t('debts.days') })}
      rows={{ empty: { text: t('empty') } }}
    />
  )
}
