import { ageingBucket, itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useDebtColumns } from './debt-list.columns.tsx'

const filterNames = ['keyword', 'companyId', 'currency', 'kind', 'bucket'] as const

/** The debts behind the ageing, of all customers or of one. */
export function DebtList() {
  const t = useTranslations('officeFinance')
  const fields = useTranslations('financeFields.debt')
  const pages = useTranslations('office.pages')
  const choices = useCodeOptions()
  const list = useListQuery(filterNames)
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
      filters={
        <>
          <FilterText name="keyword" label={t('debts.keyword')} width={240} />
          <FilterSelect name="bucket" label={t('debts.days')} options={choices(ageingBucket)} />
          <FilterSelect name="kind" label={fields('kind')} options={choices(itemKind)} />
          <FilterSelect name="currency" label={fields('currency')} options={choices(currency)} />
        </>
      }
      rows={{ empty: { text: t('empty') } }}
    />
  )
}
