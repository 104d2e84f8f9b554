import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { SupplierAccount } from '@quayside/contract/partners/supplier-account.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
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
import { ToneTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { type Column, exportedColumns, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Button from 'antd/es/button'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { SupplierFilter } from './supplier-filter.tsx'

const filterNames = ['supplierId', 'keyword', 'currency', 'isDefault'] as const
const AccountForm = lazy(() => import('./supplier-account-form.tsx'))

export function SupplierAccountList() {
  const t = useTranslations('partners.account')
  const fields = useTranslations('partnerFields.supplierAccount')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const answer = useQuery({
    queryKey: ['supplier_account', 'list', list.query],
    queryFn: ({ signal }) => api('GET base/online/supplierAccount/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<SupplierAccount>({ name: 'supplierAccounts', columns: useColumns(), list, answer })
  const [edited, setEdited] = useState<{ id?: string }>()
  const [removing, setRemoving] = useState<readonly SupplierAccount[]>([])

  async function download(selected: readonly SupplierAccount[]): Promise<void> {
    const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
    const ids = selected.length > 0 ? { ids: selected.map((row) => row.id).join(',') } : {}
    const query = { ...filter, ...ids, columns: exportedColumns(table) }
    saveDownload(await api('GET base/online/supplierAccount/export', { query }))
  }
  async function remove(): Promise<void> {
    const { count } = await api('DELETE base/online/supplierAccount/batchRemove', {
      body: { ids: removing.map((row) => row.id) },
    })
    showToast({ kind: 'success', text: t('removed', { count }) })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['supplier_account'] })
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="business-account-export">
            <Button onClick={() => void download([]).catch(() => undefined)}>{t('export')}</Button>
          </Can>
          <Can permission="business-account-edit">
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
            name="currency"
            label={fields('currency')}
            width={130}
            options={currency.values.map((value) => ({
              value,
              label: `${value} ${codeText(currency, value)}`,
            }))}
          />
          <FilterSelect
            name="isDefault"
            label={t('default')}
            options={[{ value: '1', label: t('default') }]}
          />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="business-account-export">
            <button type="button" onClick={() => void download(table.selected).catch(() => undefined)}>
              {t('exportSelected')}
            </button>
          </Can>
          <Can permission="business-account-remove">
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
            <Can permission="business-account-edit">
              <button type="button" onClick={() => setEdited({ id: row.id })}>
                {t('change')}
              </button>
            </Can>
            <Can permission="business-account-remove">
              <button type="button" onClick={() => setRemoving([row])}>
                {t('remove')}
              </button>
            </Can>
          </>
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

function useColumns(): readonly Column<SupplierAccount>[] {
  const t = useTranslations('partners.account')
  const fields = useTranslations('partnerFields.supplierAccount')
  return useMemo(
    () => [
      {
        key: 'accountName',
        title: fields('accountName'),
        width: 200,
        isFirst: true,
        isSortable: true,
        cell: (row) => (
          <>
            <Text>{row.accountName}</Text>{' '}
            {row.isDefault === defaultFlag.codes.yes && <ToneTag tone="underway">{t('isDefault')}</ToneTag>}
          </>
        ),
      },
      {
        key: 'supplierName',
        title: fields('supplierName'),
        width: 190,
        isSortable: true,
        cell: (row) => <PageLink href={`/supplierInfo?id=${row.supplierId}`}>{row.supplierName}</PageLink>,
      },
      {
        key: 'currency',
        title: fields('currency'),
        width: 80,
        isSortable: true,
        cell: (row) => row.currency,
      },
      {
        key: 'accountNumber',
        title: fields('accountNumber'),
        width: 150,
        cell: (row) => <span className="q-code">{row.accountNumber}</span>,
      },
      {
        key: 'bankName',
        title: fields('bankName'),
        width: 180,
        isSortable: true,
        cell: (row) => <Text>{row.bankName}</Text>,
      },
      {
        key: 'swiftCode',
        title: fields('swiftCode'),
        width: 120,
        cell: (row) => <Code>{row.swiftCode}</Code>,
      },
      { key: 'bankCountry', title: fields('bankCountry'), width: 110, cell: (row) => row.bankCountry },
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
    [t, fields],
  )
}
