import { contactType } from '@quayside/contract/account/contact.codes.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterChoice } from '@quayside/kit/list/filter-choice.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useContactColumns } from './contact-list.columns.tsx'

type Query = QueryOf<'GET base/online/contact/list'>
const filters = {
  type: 'own',
  keyword: 'text',
  isDefault: 'default',
} as const satisfies FilterTable<Query>
const ContactForm = lazyPart(() => import('./contact-form.tsx'))
const ContactRecord = lazyPart(() => import('./contact-record.tsx'))

export function ContactList() {
  const t = useTranslations('hub.contact')
  const fields = useTranslations('hubFields.contact')
  const choices = useCodeOptions()
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'contacts',
    entity: 'contact',
    permission: 'hub-contact',
    texts: t,
    columns: useContactColumns(),
    list,
    ...listCalls('base/online/contact', list.query),
  })
  return (
    <CrudListPage
      crud={crud}
      filters={useFilterFields(filters, fields, {
        type: (
          <FilterChoice name="type" label={fields('type')} all={t('all')} options={choices(contactType)} />
        ),
        keyword: t('keyword'),
      })}
      windows={{
        record: (props) => <ContactRecord {...props} />,
        form: (props) => <ContactForm {...props} />,
      }}
    />
  )
}
