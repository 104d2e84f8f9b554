import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useSupplierAddressColumns } from './supplier-address-list.columns.tsx'
import { SupplierPartPage } from './supplier-part-page.tsx'

const filterNames = ['supplierId', 'keyword', 'type', 'isDefault'] as const
const AddressForm = lazyPart(() => import('./supplier-address-form.tsx'))

export function SupplierAddressList() {
  const t = useTranslations('partners.address')
  const fields = useTranslations('partnerFields.supplierAddress')
  const choices = useCodeOptions()
  const list = useListQuery<QueryOf<'GET base/online/supplierAddress/list'>>(filterNames)
  const crud = useCrudList({
    title: t('title'),
    name: 'supplierAddresses',
    entity: 'supplierAddress',
    permission: 'business-address',
    texts: t,
    columns: useSupplierAddressColumns(),
    list,
    ...listCalls('base/online/supplierAddress', list.query),
  })
  return (
    <SupplierPartPage
      crud={crud}
      texts={t}
      filter={<FilterSelect name="type" label={fields('type')} options={choices(addressType)} />}
      form={AddressForm}
      supplierId={list.filters.supplierId}
    />
  )
}
