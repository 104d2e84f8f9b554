import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { SupplierAddress } from '@quayside/contract/partners/supplier-address.ts'
import { DateText, Text } from '@quayside/kit/cells.tsx'
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
import { CodeText, ToneTag, useCodeOptions } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { SupplierFilter } from './supplier-filter.tsx'

const filterNames = ['supplierId', 'keyword', 'type', 'isDefault'] as const
const AddressForm = lazy(() => import('./supplier-address-form.tsx'))

export function SupplierAddressList() {
  const t = useTranslations('partners.address')
  const fields = useTranslations('partnerFields.supplierAddress')
  const choices = useCodeOptions()
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'supplierAddresses',
    entity: 'supplier_address',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET base/online/supplierAddress/list', { query: list.query }, { signal }),
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'business-address',
    create: { label: t('new'), run: () => setEdited({}) },
    entities: ['supplier_address'],
    removeConfirm: (count) => t('removeConfirm', { count }),
    removed: (count) => t('removed', { count }),
    exportRows: (query) => api('GET base/online/supplierAddress/export', { query }),
    removeRows: (ids) => api('DELETE base/online/supplierAddress/batchRemove', { body: { ids } }),
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
          <FilterSelect name="type" label={fields('type')} options={choices(addressType)} />
          <FilterSelect
            name="isDefault"
            label={t('isDefault')}
            options={[{ value: '1', label: t('isDefault') }]}
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
          <AddressForm
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

function useColumns(): readonly Column<SupplierAddress>[] {
  const t = useTranslations('partners.address')
  const fields = useTranslations('partnerFields.supplierAddress')
  return useMemo(
    () => [
      {
        key: 'supplierName',
        title: fields('supplierName'),
        width: 190,
        isFirst: true,
        isSortable: true,
        cell: (row) => <PageLink href={`/supplierInfo?id=${row.supplierId}`}>{row.supplierName}</PageLink>,
      },
      {
        key: 'type',
        title: fields('type'),
        width: 140,
        widthInEnglish: 160,
        isSortable: true,
        cell: (row) => (
          <>
            <CodeText list={addressType} value={row.type} />{' '}
            {row.isDefault === defaultFlag.codes.yes && <ToneTag tone="underway">{t('isDefault')}</ToneTag>}
          </>
        ),
      },
      {
        key: 'region',
        title: fields('region'),
        width: 170,
        widthInEnglish: 250,
        cell: (row) => <Text>{row.region}</Text>,
      },
      {
        key: 'detail',
        title: fields('detail'),
        width: 230,
        grows: true,
        cell: (row) => <Text>{row.detail}</Text>,
      },
      { key: 'contact', title: fields('contact'), width: 106, cell: (row) => <Text>{row.contact}</Text> },
      { key: 'phone', title: fields('phone'), width: 130, cell: (row) => <Text>{row.phone}</Text> },
      {
        key: 'createdAt',
        title: fields('createdAt'),
        width: 110,
        isSortable: true,
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
    [t, fields],
  )
}
