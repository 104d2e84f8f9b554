import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterChoice } from '@quayside/kit/filter-choice.tsx'
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
import { showToast } from '@quayside/kit/page/events.ts'
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
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
  const choices = useCodeOptions()
  const locale = useLocale()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const table = useListTable({
    name: 'addresses',
    entity: 'address',
    columns: useAddressColumns(),
    list,
    fetch: (signal) => api('GET base/online/address/list', { query: list.query }, { signal }),
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'hub-address',
    create: { label: t('new'), run: () => setEdited({}) },
    entities: ['address'],
    removeConfirm: (count) => t('removeConfirm', { count }),
    removed: (count) => t('removed', { count }),
    exportRows: (query) => api('GET base/online/address/export', { query }),
    removeRows: (ids) => api('DELETE base/online/address/batchRemove', { body: { ids } }),
  })

  /** Whole, as one writes it on a parcel: the list shows the phone number masked. */
  async function copy(id: string): Promise<void> {
    const address = await api('GET base/online/address/{id}', { params: { id } })
    const { region, detail, contact, phone } = address
    const place = locale === 'en-US' ? `${detail}, ${region}` : `${region}${detail}`
    await navigator.clipboard.writeText(`${place}\n${contact} ${phone}`)
    showToast({ kind: 'success', text: t('copied') })
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={<ListButtons actions={actions} />}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterChoice name="type" label={fields('type')} all={t('all')} options={choices(addressType)} />
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect
            name="isDefault"
            label={fields('isDefault')}
            width={130}
            options={[{ value: '1', label: common('onlyDefault') }]}
          />
        </FilterBar>
      }
      selection={<ListSelection actions={actions} />}
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={150}
        empty={<EmptyList actions={actions} text={t('empty')} />}
        actions={(row) => (
          <>
            <button type="button" onClick={() => void copy(row.id).catch(() => undefined)}>
              {t('copy')}
            </button>
            <RowButtons actions={actions} row={row} onChange={() => setEdited({ id: row.id })} />
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
      {actions.question}
    </ListPage>
  )
}
