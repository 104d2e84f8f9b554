import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { supplierLocation, supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import type { Supplier } from '@quayside/contract/partners/supplier.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useSupplierColumns } from './supplier-list.columns.tsx'

type Query = QueryOf<'GET base/online/supplier/list'>
const filters = {
  keyword: 'text',
  status: supplierStatus,
  isOverseas: [supplierLocation, 130],
  source: recordSource,
  contact: ['text', 150],
  isIncomplete: 'own',
  createdAt: 'days',
} as const satisfies FilterTable<Query>
const RecordImport = lazyPart(() => import('../../lib/documents/record-import.tsx'))

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
  const verbs = useTranslations('kit.list')
  const navigate = useNavigate()
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'suppliers',
    entity: 'supplier',
    permission: 'business-supplier',
    texts: t,
    columns: useSupplierColumns(),
    list,
    ...listCalls('base/online/supplier', list.query),
    create: () => void navigate({ href: pageAddress('/supplierInfo') }),
  })

  return (
    <CrudListPage
      crud={crud}
      actionsWidth={142}
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        isIncomplete: {
          label: fields('missingDocuments'),
          options: [
            { value: '1', label: t('incomplete') },
            { value: '0', label: t('complete') },
          ],
        },
      })}
      rowActions={(row) => (
        <>
          {isModifiable(row) && (
            <Can permission="business-supplier-edit">
              <PageLink href={pageAddress('/supplierInfo', { id: row.id, edit: '1' })}>
                {verbs('change')}
              </PageLink>
            </Can>
          )}
          <Can permission="business-account-list">
            <PageLink href={pageAddress('/supplierAccount', { supplierId: row.id })}>
              {t('accounts')}
            </PageLink>
          </Can>
          <Can permission="business-address-list">
            <PageLink href={pageAddress('/SupplierAddress', { supplierId: row.id })}>
              {t('addresses')}
            </PageLink>
          </Can>
        </>
      )}
      windows={{ importing: (props) => <RecordImport entity="supplier" {...props} /> }}
    />
  )
}
