import type { InvoicingTitle } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { RecordLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'

type Query = QueryOf<'GET tax/online/invoicingInfo/list'>
const filters = {
  keyword: 'text',
  isDefault: 'default',
} as const satisfies FilterTable<Query>
const TitleForm = lazyPart(() => import('./title-form.tsx'))
const TitleRecord = lazyPart(() => import('./title-record.tsx'))

/** What the company's invoices state of it. */
export function Titles() {
  const t = useTranslations('taxInvoiceScreens.titles')
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'invoicingTitles',
    entity: 'invoicingTitle',
    permission: 'tax-title',
    texts: t,
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET tax/online/invoicingInfo/list', { query: list.query }, { signal }),
    removeRows: (ids) => api('DELETE tax/online/invoicingInfo/batchRemove', { body: { ids } }),
  })
  return (
    <CrudListPage
      crud={crud}
      filters={useFilterFields(filters, t, {})}
      windows={{
        record: (props) => <TitleRecord {...props} />,
        form: (props) => <TitleForm {...props} />,
      }}
    />
  )
}

function useColumns(): readonly Column<InvoicingTitle>[] {
  const t = useTranslations('taxInvoiceScreens.titles')
  const fields = useTranslations('taxInvoiceFields.invoicingTitle')
  return useMemo(() => {
    const { text, code, masked, isDefault, day, instant } = columnsOf<InvoicingTitle, typeof fields>(fields)
    return [
      {
        key: 'title',
        title: fields('title'),
        width: 260,
        isFirst: true,
        isSortable: true,
        cell: (row) => <RecordLink id={row.id}>{row.title}</RecordLink>,
      },
      code('taxNo', 200),
      isDefault('isDefault'),
      {
        key: 'isComplete',
        title: t('use'),
        width: 110,
        widthInEnglish: 140,
        cell: (row) => <Text>{row.isComplete ? t('complete') : t('incomplete')}</Text>,
      },
      text('bankName', 200, { grows: true }),
      masked('accountNumber', 140),
      text('address', 220, { isHiddenAtFirst: true }),
      text('phone', 140, { isHiddenAtFirst: true }),
      day('validFrom'),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [t, fields])
}
