import type { Address } from '@quayside/contract/account/address.ts'
import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterChoice } from '@quayside/kit/filter-choice.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { exportedColumns, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Button from 'antd/es/button'
import { lazy, Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useAddressColumns } from './address-list.columns.tsx'

const filterNames = ['type', 'keyword', 'isDefault'] as const
const AddressForm = lazy(() => import('./address-form.tsx'))
const AddressRecord = lazy(() => import('./address-record.tsx'))

export function AddressList() {
  const t = useTranslations('hub.address')
  const common = useTranslations('hub.common')
  const fields = useTranslations('hubFields.address')
  const codeText = useCodeText()
  const locale = useLocale()
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const answer = useQuery({
    queryKey: ['address', 'list', locale, list.query],
    queryFn: ({ signal }) => api('GET base/online/address/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<Address>({
    name: 'addresses',
    columns: useAddressColumns(),
    list,
    answer,
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const [removing, setRemoving] = useState<readonly Address[]>([])

  /** Whole, as one writes it on a parcel: the list shows the phone number masked. */
  async function copy(id: string): Promise<void> {
    const address = await api('GET base/online/address/{id}', { params: { id } })
    const { region, detail, contact, phone } = address
    const place = locale === 'en-US' ? `${detail}, ${region}` : `${region}${detail}`
    await navigator.clipboard.writeText(`${place}\n${contact} ${phone}`)
    showToast({ kind: 'success', text: t('copied') })
  }
  async function download(selected: readonly Address[]): Promise<void> {
    const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
    const ids = selected.length > 0 ? { ids: selected.map((row) => row.id).join(',') } : {}
    const query = { ...filter, ...ids, columns: exportedColumns(table) }
    saveDownload(await api('GET base/online/address/export', { query }))
  }
  async function remove(): Promise<void> {
    const ids = removing.map((row) => row.id)
    const { count } = await api('DELETE base/online/address/batchRemove', { body: { ids } })
    showToast({ kind: 'success', text: t('removed', { count }) })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['address', 'list'] })
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="hub-address-export">
            <Button onClick={() => void download([]).catch(() => undefined)}>{common('export')}</Button>
          </Can>
          <Can permission="hub-address-edit">
            <Button type="primary" onClick={() => setEdited({})}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterChoice
            name="type"
            label={fields('type')}
            all={t('all')}
            options={addressType.values.map((value) => ({
              value: String(value),
              label: codeText(addressType, value),
            }))}
          />
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect
            name="isDefault"
            label={fields('isDefault')}
            width={130}
            options={[{ value: '1', label: common('onlyDefault') }]}
          />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="hub-address-export">
            <button type="button" onClick={() => void download(table.selected).catch(() => undefined)}>
              {common('exportSelected')}
            </button>
          </Can>
          <Can permission="hub-address-remove">
            <button type="button" onClick={() => setRemoving(table.selected)}>
              {common('remove')}
            </button>
          </Can>
        </SelectionBar>
      }
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={150}
        empty={<EmptyState text={t('empty')} action={{ label: t('new'), run: () => setEdited({}) }} />}
        actions={(row) => (
          <>
            <button type="button" onClick={() => void copy(row.id).catch(() => undefined)}>
              {t('copy')}
            </button>
            <Can permission="hub-address-edit">
              <button type="button" onClick={() => setEdited({ id: row.id })}>
                {common('change')}
              </button>
            </Can>
            <Can permission="hub-address-remove">
              <button type="button" onClick={() => setRemoving([row])}>
                {common('remove')}
              </button>
            </Can>
          </>
        )}
      />
      <Suspense>
        {chosen.id !== undefined && !edited && (
          <AddressRecord
            id={chosen.id}
            onChange={() => setEdited({ ...(chosen.id !== undefined && { id: chosen.id }) })}
            onClose={chosen.close}
          />
        )}
        {edited && <AddressForm {...edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
      {removing.length > 0 && (
        <RemoveDialog
          label={common('remove')}
          text={t('removeConfirm', { count: removing.length })}
          onClose={() => setRemoving([])}
          onConfirm={remove}
        />
      )}
    </ListPage>
  )
}
