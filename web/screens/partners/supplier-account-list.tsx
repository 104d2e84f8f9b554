import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { SupplierAccount } from '@quayside/contract/partners/supplier-account.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import {
  EmptyList,
  ListButtons,
  ListSelection,
  RowButtons,
  useListActions,
} from '@quayside/kit/list-actions.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { ToneTag, useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCountryName } from '../../lib/countries.ts'
import { SupplierFilter } from './supplier-filter.tsx'

const filterNames = ['supplierId', 'keyword', 'currency', 'isDefault'] as const
const AccountForm = lazy(() => import('./supplier-account-form.tsx'))

export function SupplierAccountList() {
  const t = useTranslations('partners.account')
  const fields = useTranslations('partnerFields.supplierAccount')
  const currencies = useCurrencyOptions()
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'supplierAccounts',
    entity: 'supplier_account',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET base/online/supplierAccount/list', { query: list.query }, { signal }),
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'business-account',
    create: { label: t('new'), run: () => setEdited({}) },
    entities: ['supplier_account'],
    removeConfirm: (count) => t('removeConfirm', { count }),
    removed: (count) => t('removed', { count }),
    exportRows: (query) => api('GET base/online/supplierAccount/export', { query }),
    removeRows: (ids) => api('DELETE base/online/supplierAccount/batchRemove', { body: { ids } }),
  })

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={<ListButtons actions={actions} />}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <SupplierFilter label={t('supplier')} />
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="currency" label={fields('currency')} width={130} options={currencies} />
          <FilterSelect
            name="isDefault"
            label={t('default')}
            options={[{ value: '1', label: t('default') }]}
          />
        </FilterBar>
      }
      selection={<ListSelection actions={actions} />}
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={100}
        empty={<EmptyList actions={actions} text={t('empty')} />}
        actions={(row) => (
          <RowButtons actions={actions} row={row} onChange={() => setEdited({ id: row.id })} />
        )}
      />
      {edited && (
        <Suspense>
          <AccountForm
            {...(edited.id !== undefined && { id: edited.id })}
            supplierId={list.filters.supplierId ?? ''}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      {actions.question}
    </ListPage>
  )
}

function useColumns(): readonly Column<SupplierAccount>[] {
  const t = useTranslations('partners.account')
  const fields = useTranslations('partnerFields.supplierAccount')
  const countryName = useCountryName()
  return useMemo(
    () => [
      {
        key: 'accountName',
        title: fields('accountName'),
        width: 190,
        grows: true,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Text>{row.accountName}</Text>,
      },
      {
        key: 'isDefault',
        title: t('isDefault'),
        width: 84,
        widthInEnglish: 92,
        cell: (row) =>
          row.isDefault === defaultFlag.codes.yes && <ToneTag tone="underway">{t('isDefault')}</ToneTag>,
      },
      {
        key: 'supplierName',
        title: fields('supplierName'),
        width: 150,
        grows: true,
        isSortable: true,
        cell: (row) => <PageLink href={`/supplierInfo?id=${row.supplierId}`}>{row.supplierName}</PageLink>,
      },
      {
        key: 'currency',
        title: fields('currency'),
        width: 70,
        widthInEnglish: 84,
        isSortable: true,
        cell: (row) => row.currency,
      },
      {
        key: 'accountNumber',
        title: fields('accountNumber'),
        width: 116,
        cell: (row) => <span className="q-code">{row.accountNumber}</span>,
      },
      {
        key: 'bankName',
        title: fields('bankName'),
        width: 170,
        grows: true,
        isSortable: true,
        cell: (row) => <Text>{row.bankName}</Text>,
      },
      {
        key: 'swiftCode',
        title: fields('swiftCode'),
        width: 112,
        cell: (row) => <Code>{row.swiftCode}</Code>,
      },
      {
        key: 'bankCountry',
        title: fields('bankCountry'),
        width: 100,
        widthInEnglish: 164,
        cell: (row) => <Text>{countryName(row.bankCountry)}</Text>,
      },
      {
        key: 'bankAddress',
        title: fields('bankAddress'),
        width: 220,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.bankAddress}</Text>,
      },
      {
        key: 'supplierNumber',
        title: fields('supplierNumber'),
        width: 150,
        isHiddenAtFirst: true,
        cell: (row) => <Code>{row.supplierNumber}</Code>,
      },
      {
        key: 'createdAt',
        title: fields('createdAt'),
        width: 120,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.createdAt} />,
      },
      {
        key: 'updatedAt',
        title: fields('updatedAt'),
        width: 150,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.updatedAt} hasTime />,
      },
    ],
    [t, fields, countryName],
  )
}
