import { contactType } from '@quayside/contract/account/contact.codes.ts'
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
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useContactColumns } from './contact-list.columns.tsx'

const filterNames = ['type', 'keyword', 'isDefault'] as const
const ContactForm = lazy(() => import('./contact-form.tsx'))
const ContactRecord = lazy(() => import('./contact-record.tsx'))

export function ContactList() {
  const t = useTranslations('hub.contact')
  const common = useTranslations('hub.common')
  const fields = useTranslations('hubFields.contact')
  const choices = useCodeOptions()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const table = useListTable({
    name: 'contacts',
    entity: 'contact',
    columns: useContactColumns(),
    list,
    fetch: (signal) => api('GET base/online/contact/list', { query: list.query }, { signal }),
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'hub-contact',
    create: { label: t('new'), run: () => setEdited({}) },
    entities: ['contact'],
    removeConfirm: (count) => t('removeConfirm', { count }),
    removed: (count) => t('removed', { count }),
    exportRows: (query) => api('GET base/online/contact/export', { query }),
    removeRows: (ids) => api('DELETE base/online/contact/batchRemove', { body: { ids } }),
  })

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={<ListButtons actions={actions} />}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterChoice name="type" label={fields('type')} all={t('all')} options={choices(contactType)} />
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
        actionsWidth={110}
        empty={<EmptyList actions={actions} text={t('empty')} />}
        actions={(row) => (
          <RowButtons actions={actions} row={row} onChange={() => setEdited({ id: row.id })} />
        )}
      />
      <Suspense>
        {chosen.id !== undefined && !edited && (
          <ContactRecord
            id={chosen.id}
            onChange={() => setEdited({ ...(chosen.id !== undefined && { id: chosen.id }) })}
            onClose={chosen.close}
          />
        )}
        {edited && <ContactForm {...edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
      {actions.question}
    </ListPage>
  )
}
