import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterChoice } from '@quayside/kit/list/filter-choice.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { RowButtons } from '@quayside/kit/list/list-actions.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useCopy } from '@quayside/kit/page/use-copy.ts'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useLocale, useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useAddressColumns } from './address-list.columns.tsx'

type Query = QueryOf<'GET base/online/address/list'>
const filters = {
  type: 'own',
  keyword: 'text',
  isDefault: 'default',
} as const satisfies FilterTable<Query>
const AddressForm = lazyPart(() => import('./address-form.tsx'))
const AddressRecord = lazyPart(() => import('./address-record.tsx'))

export function AddressList() {
  const t = useTranslations('hub.address')
  const fields = useTranslations('hubFields.address')
  const choices = useCodeOptions()
  const locale = useLocale()
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'addresses',
    entity: 'address',
    permission: 'hub-address',
    texts: t,
    columns: useAddressColumns(),
    list,
    ...listCalls('base/online/address', list.query),
  })

  const copyText = useCopy()
  /** Unmasked, to be copied onto a parcel: the list has masked phone numbers. */
  async function copy(id: string): Promise<void> {
    const address = await api('GET base/online/address/{id}', { params: { id } })
    const { region, detail, contact, phone } = address
    const place = locale === 'en-US' ? `${detail}, ${region}` : `${region}${detail}`
    await copyText(`${place}\n${contact} ${phone}`)
  }

  return (
    <CrudListPage
      crud={crud}
      actionsWidth={150}
      filters={useFilterFields(filters, fields, {
        type: (
          <FilterChoice name="type" label={fields('type')} all={t('all')} options={choices(addressType)} />
        ),
        keyword: t('keyword'),
      })}
      rowActions={(row) => (
        <>
          <button type="button" onClick={() => void copy(row.id).catch(() => undefined)}>
            {t('copy')}
          </button>
          <RowButtons actions={crud} row={row} onChange={() => crud.edit(row.id)} />
        </>
      )}
      windows={{
        record: (props) => <AddressRecord {...props} />,
        form: (props) => <AddressForm {...props} />,
      }}
    />
  )
}
