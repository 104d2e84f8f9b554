import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { contractState } from '@quayside/contract/orders/order-contract.codes.ts'
import { contractsAtOnce, type OrderContract } from '@quayside/contract/orders/order-contract.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { downloadContract } from './contract-download.ts'
import { useContractColumns } from './contract-list.columns.tsx'

const ContractRecord = lazy(() => import('./contract-record.tsx'))

const filterNames = [
  'orderNo',
  'partner',
  'state',
  'isSignable',
  'modelType',
  'contractNo',
  'currency',
  'orderDateBegin',
  'orderDateEnd',
] as const

/** The orders' contracts: to be signed, signed, and changed since. */
export function ContractList() {
  const t = useTranslations('orders.contract')
  const fields = useTranslations('orderFields.order')
  const codeText = useCodeText()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const answer = useQuery({
    queryKey: ['order', 'contracts', list.query],
    queryFn: ({ signal }) => api('GET business/online/orderContract/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<OrderContract>({ name: 'contracts', columns: useContractColumns(), list, answer })
  const choices = (codes: CodeList) =>
    codes.values.map((value) => ({ value: String(value), label: codeText(codes, value) }))

  async function downloadSelected(): Promise<void> {
    if (table.selected.length > contractsAtOnce)
      return showToast({ kind: 'warning', text: t('tooMany', { max: contractsAtOnce }) })
    const query = { ids: table.selected.map((row) => row.id).join(',') }
    saveDownload(await api('GET business/online/orderContract/archive', { query }))
    return undefined
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="orderNo" label={t('keyword')} width={180} />
          <FilterText name="partner" label={t('partner')} />
          <FilterSelect name="state" label={t('state')} options={choices(contractState)} />
          <FilterSelect name="isSignable" label={t('toSign')} width={130} options={choices(defaultFlag)} />
          <FilterSelect name="modelType" label={t('kind')} width={140} options={choices(orderKind)} />
          <FilterText name="contractNo" label={fields('contractNo')} width={160} />
          <FilterSelect
            name="currency"
            label={fields('currency')}
            width={130}
            options={currency.values.map((value) => ({ value, label: value }))}
          />
          <FilterDates name="orderDate" label={fields('orderDate')} />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="order-contract-export">
            <button type="button" onClick={() => void downloadSelected().catch(() => undefined)}>
              {t('downloadSelected')}
            </button>
          </Can>
        </SelectionBar>
      }
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={92}
        empty={<EmptyState text={t('empty')} />}
        actions={(row) => (
          <>
            <PageLink href={pageAddress('/ElectronicContract', { record: row.id })}>
              {row.isSignable ? t('sign') : t('preview')}
            </PageLink>
            <button type="button" onClick={() => void downloadContract(row.id).catch(() => undefined)}>
              {t('download')}
            </button>
          </>
        )}
      />
      {chosen.id !== undefined && (
        <Suspense>
          <ContractRecord key={chosen.id} id={chosen.id} onClose={chosen.close} />
        </Suspense>
      )}
    </ListPage>
  )
}
