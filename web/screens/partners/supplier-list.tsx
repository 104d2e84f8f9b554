import { stateKey, step } from '@quayside/contract/kernel/machine.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import type { Supplier } from '@quayside/contract/partners/supplier.ts'
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
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { exportedColumns, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Button from 'antd/es/button'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useSupplierColumns } from './supplier-list.columns.tsx'

const filterNames = [
  'keyword',
  'status',
  'isOverseas',
  'source',
  'contact',
  'isIncomplete',
  'createdAtBegin',
  'createdAtEnd',
] as const
const SupplierImport = lazy(() => import('./supplier-import.tsx'))

const isModifiable = ({ status }: Supplier): boolean =>
  step(supplierMachine, {
    name: 'save',
    from: stateKey(supplierMachine, status),
    actor: 'customer',
    facts: {},
  }).ok

export function SupplierList() {
  const t = useTranslations('partners.supplier')
  const fields = useTranslations('partnerFields.supplier')
  const codeText = useCodeText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const answer = useQuery({
    queryKey: ['supplier', 'list', list.query],
    queryFn: ({ signal }) => api('GET base/online/supplier/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<Supplier>({ name: 'suppliers', columns: useSupplierColumns(), list, answer })
  const [removing, setRemoving] = useState<readonly Supplier[]>([])
  const [isImporting, setImporting] = useState(false)
  const create = (): void => void navigate({ to: '/supplierInfo' })

  async function download(selected: readonly Supplier[]): Promise<void> {
    const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
    const ids = selected.length > 0 ? { ids: selected.map((row) => row.id).join(',') } : {}
    saveDownload(
      await api('GET base/online/supplier/export', {
        query: { ...filter, ...ids, columns: exportedColumns(table) },
      }),
    )
  }
  async function remove(): Promise<void> {
    const { count } = await api('DELETE base/online/supplier/batchRemove', {
      body: { ids: removing.map((row) => row.id) },
    })
    showToast({ kind: 'success', text: t('removed', { count }) })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['supplier'] })
  }
  const choices = (codes: typeof supplierStatus | typeof recordSource) =>
    codes.values.map((value) => ({ value: String(value), label: codeText(codes, value) }))

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="business-supplier-import">
            <Button onClick={() => setImporting(true)}>{t('import')}</Button>
          </Can>
          <Can permission="business-supplier-export">
            <Button onClick={() => void download([]).catch(() => undefined)}>{t('export')}</Button>
          </Can>
          <Can permission="business-supplier-edit">
            <Button type="primary" onClick={create}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="status" label={fields('status')} options={choices(supplierStatus)} />
          <FilterSelect
            name="isOverseas"
            label={fields('isOverseas')}
            width={130}
            options={[
              { value: '1', label: t('overseas') },
              { value: '0', label: t('domestic') },
            ]}
          />
          <FilterSelect name="source" label={fields('source')} options={choices(recordSource)} />
          <FilterText name="contact" label={fields('contact')} width={150} />
          <FilterSelect
            name="isIncomplete"
            label={fields('missingDocuments')}
            options={[
              { value: '1', label: t('incomplete') },
              { value: '0', label: t('complete') },
            ]}
          />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="business-supplier-export">
            <button type="button" onClick={() => void download(table.selected).catch(() => undefined)}>
              {t('exportSelected')}
            </button>
          </Can>
          <Can permission="business-supplier-remove">
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
        actionsWidth={130}
        empty={<EmptyState text={t('empty')} action={{ label: t('new'), run: create }} />}
        actions={(row) => (
          <>
            {isModifiable(row) && (
              <Can permission="business-supplier-edit">
                <PageLink href={`/supplierInfo?id=${row.id}&edit=1`}>{t('change')}</PageLink>
              </Can>
            )}
            <Can permission="business-account-list">
              <PageLink href={`/supplierAccount?supplierId=${row.id}`}>{t('accounts')}</PageLink>
            </Can>
            <Can permission="business-address-list">
              <PageLink href={`/SupplierAddress?supplierId=${row.id}`}>{t('addresses')}</PageLink>
            </Can>
          </>
        )}
      />
      {removing.length > 0 && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { count: removing.length })}
          onClose={() => setRemoving([])}
          onConfirm={remove}
        />
      )}
      {isImporting && (
        <Suspense>
          <SupplierImport onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </ListPage>
  )
}
