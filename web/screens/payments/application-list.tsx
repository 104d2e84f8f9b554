import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import {
  paymentQueryState,
  paymentApplicationState as states,
} from '@quayside/contract/payments/payment.codes.ts'
import type { PaymentApplicationRow } from '@quayside/contract/payments/payment-application.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { rowsExport } from '@quayside/kit/list/export-rows.ts'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { ExportSelected, SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import { useTranslations } from 'use-intl'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { useApplicationColumns } from './application-list.columns.tsx'
import { ApplicationTabs } from './application-list.tabs.tsx'

type Query = QueryOf<'GET finance/online/paymentQuery/list'>
const filters = {
  keyword: 'text',
  supplierId: 'own',
  reviewState: [paymentQueryState, 150],
  currency: ['currency', 130],
  isMine: ['own', 150],
  isAwaitingMoney: 'own',
  createdAt: 'days',
  state: 'own',
  orderId: 'own',
} as const satisfies FilterTable<Query>

/** The company's payment applications with their progress. */
export function PaymentApplicationList() {
  const t = useTranslations('payments.list')
  const fields = useTranslations('paymentFields.paymentApplication')
  const can = useCan()
  const navigate = useNavigate()
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'paymentApplications',
    entity: 'paymentApplication',
    columns: useApplicationColumns(),
    list,
    fetch: (signal) => api('GET finance/online/paymentQuery/list', { query: list.query }, { signal }),
  })
  const create = (): void => void navigate({ href: pageAddress('/toCopeWithApplication') })
  const download = rowsExport(list.query, table, (query) =>
    api('GET finance/online/paymentQuery/export', { query }),
  )
  const mayExport = can('finance-application-export')
  const mayApply = can('finance-application-apply')
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          {mayExport && <Button onClick={() => download()}>{t('export')}</Button>}
          {mayApply && (
            <Button look="primary" onClick={create}>
              {t('new')}
            </Button>
          )}
        </>
      }
      tabs={
        <ApplicationTabs
          chosen={list.filters}
          onChoose={(state, isMine) => list.setFilters({ ...list.filters, state, isMine })}
        />
      }
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        supplierId: <SupplierFilter label={fields('supplierName')} />,
        reviewState: t('reviewState'),
        isAwaitingMoney: (
          <FilterFlag name="isAwaitingMoney" label={t('money')} width={150} text={t('isAwaitingMoney')} />
        ),
        isMine: {
          label: fields('appliedByName'),
          options: [
            { value: '1', label: t('mine') },
            { value: '0', label: t('others') },
          ],
        },
      })}
      {...(mayExport && {
        selection: (
          <SelectionBar table={table}>
            <ExportSelected table={table} permission="finance-application-export" onExport={download} />
          </SelectionBar>
        ),
      })}
      rows={{
        empty: { text: t('empty'), ...(mayApply && { action: { label: t('new'), run: create } }) },
        totals: sumCells,
        actionsWidth: 92,
        actions: (row) => (
          <PageLink href={pageAddress('/paymentInfo', { id: row.id })}>
            {t(waitsFor(row, can) ? 'release' : 'view')}
          </PageLink>
        ),
      }}
    />
  )
}

const waitsFor = (row: PaymentApplicationRow, can: (permission: string) => boolean): boolean =>
  row.state === states.codes.toRelease && !isYes(row.isMine) && can('finance-application-release')
