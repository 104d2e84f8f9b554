import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { SupplierAddress } from '@quayside/contract/partners/supplier-address.ts'
import { DateText, Text } from '@quayside/kit/cells.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { CodeText, ToneTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { type Column, exportedColumns, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Button from 'antd/es/button'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { SupplierFilter } from './supplier-filter.tsx'

const filterNames = ['supplierId', 'keyword', 'type', 'isDefault'] as const
const AddressForm = lazy(() => import('./supplier-address-form.tsx'))

export function SupplierAddressList() {
  const t = useTranslations('partners.address')
  const fields = useTranslations('partnerFields.supplierAddress')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const answer = useQuery({
    queryKey: ['supplier_address', 'list', list.query],
    queryFn: ({ signal }) => api('GET base/online/supplierAddress/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<SupplierAddress>({ name: 'supplierAddresses', columns: useColumns(), list, answer })
  const [edited, setEdited] = useState<{ id?: string }>()
  const [removing, setRemoving] = useState<readonly SupplierAddress[]>([])

  async function download(selected: readonly SupplierAddress[]): Promise<void> {
    const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
    const ids = selected.length > 0 ? { ids: selected.map((row) => row.id).join(',') } : {}
    const query = { ...filter, ...ids, columns: exportedColumns(table) }
    saveDownload(await api('GET base/online/supplierAddress/export', { query }))
  }
  async function remove(): Promise<void> {
    const { count } = await api('DELETE base/online/supplierAddress/batchRemove', {
      body: { ids: removing.map((row) => row.id) },
    })
    showToast({ kind: 'success', text: t('removed', { count }) })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['supplier_address'] })
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="business-address-export">
            <Button onClick={() => void download([]).catch(() => undefined)}>{t('export')}</Button>
          </Can>
          <Can permission="business-address-edit">
            <Button type="primary" onClick={() => setEdited({})}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      filters={
        <FilterBar table={table} filters={list.filters}>
          <SupplierFilter label={t('supplier')} />
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect
            name="type"
            label={fields('type')}
            options={addressType.values.map((value) => ({
              value: String(value),
              label: codeText(addressType, value),
            }))}
          />
          <FilterSelect
            name="isDefault"
            label={t('isDefault')}
            options={[{ value: '1', label: t('isDefault') }]}
          />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="business-address-export">
            <button type="button" onClick={() => void download(table.selected).catch(() => undefined)}>
              {t('exportSelected')}
            </button>
          </Can>
          <Can permission="business-address-remove">
            <button type="button" onClick={() => setRemoving(table.selected)}>
              {t('remove')}
            </button>
          </Can>
        </SelectionBar>
      }
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={100}
        empty={<EmptyState text={t('empty')} action={{ label: t('new'), run: () => setEdited({}) }} />}
        actions={(row) => (
          <>
            <Can permission="business-address-edit">
              <button type="button" onClick={() => setEdited({ id: row.id })}>
                {t('change')}
              </button>
            </Can>
            <Can permission="business-address-remove">
              <button type="button" onClick={() => setRemoving([row])}>
                {t('remove')}
              </button>
            </Can>
          </>
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
      {removing.length > 0 && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { count: removing.length })}
          onClose={() => setRemoving([])}
          onConfirm={remove}
        />
      )}
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
        width: 150,
        isSortable: true,
        cell: (row) => (
          <>
            <CodeText list={addressType} value={row.type} />{' '}
            {row.isDefault === defaultFlag.codes.yes && <ToneTag tone="underway">{t('isDefault')}</ToneTag>}
          </>
        ),
      },
      { key: 'region', title: fields('region'), width: 160, cell: (row) => <Text>{row.region}</Text> },
      { key: 'detail', title: fields('detail'), width: 230, cell: (row) => <Text>{row.detail}</Text> },
      { key: 'contact', title: fields('contact'), width: 95, cell: (row) => <Text>{row.contact}</Text> },
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
