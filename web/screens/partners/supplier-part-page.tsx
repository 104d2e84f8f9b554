import { CrudListPage, type FormProps, type useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterDefault, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import type { Row } from '@quayside/kit/table/table.ts'
import type { ComponentType, ReactNode } from 'react'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'

type Props<R extends Row> = {
  readonly crud: ReturnType<typeof useCrudList<R, object>>
  readonly texts: (key: 'supplier' | 'keyword') => string
  readonly filter: ReactNode
  readonly form: ComponentType<FormProps & { readonly supplierId: string }>
  /** The supplier that the list is limited to. */
  readonly supplierId: string | undefined
}

/** A list of what suppliers have several of: accounts, addresses. */
export function SupplierPartPage<R extends Row>(props: Props<R>) {
  const { crud, texts, filter, form: Form, supplierId = '' } = props
  return (
    <CrudListPage
      crud={crud}
      actionsWidth={100}
      filters={
        <>
          <SupplierFilter label={texts('supplier')} />
          <FilterText name="keyword" label={texts('keyword')} />
          {filter}
          <FilterDefault />
        </>
      }
      windows={{ form: (given) => <Form {...given} supplierId={supplierId} /> }}
    />
  )
}
