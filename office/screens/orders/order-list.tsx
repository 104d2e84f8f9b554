import { recordKinds } from '@quayside/contract/office/kinds.ts'
import { bulkSteps } from '@quayside/contract/office/order.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { useStepText } from '@quayside/kit/state-actions.tsx'
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { BulkDialog, type BulkStepName } from './bulk-dialog.tsx'
import { useOrderColumns } from './order-list.columns.tsx'

const filterNames = ['keyword', 'modelType', 'state', 'createdAtBegin', 'createdAtEnd'] as const

/** Orders of all customers; a selection is audited or advanced together. */
export function OrderList() {
  const t = useTranslations('officeOrders')
  const pages = useTranslations('office.pages')
  const choices = useCodeOptions()
  const stepText = useStepText('order')
  const may = useMay()
  const list = useListQuery(filterNames)
  const [step, setStep] = useState<BulkStepName>()
  const table = useListTable({
    name: 'office.orders',
    entity: 'order',
    columns: useOrderColumns(),
    list,
    fetch: (signal) =>
      api('GET business/online/order/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return (
    <ListPage
      title={pages('orders')}
      table={table}
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} width={240} />
          <FilterSelect name="modelType" label={t('modelType')} width={120} options={choices(orderKind)} />
          <FilterSelect name="state" label={t('state')} options={choices(orderState)} />
          <FilterDates name="createdAt" label={t('createdAt')} />
        </>
      }
      selection={
        <SelectionBar table={table}>
          {bulkSteps
            .filter((name) => may(recordKinds.order.steps[name]))
            .map((name) => (
              <button key={name} type="button" onClick={() => setStep(name)}>
                {stepText(name).label}
              </button>
            ))}
        </SelectionBar>
      }
      rows={{ empty: { text: t('empty') } }}
    >
      {step && (
        <BulkDialog
          step={step}
          orders={table.selected}
          onClose={() => {
            setStep(undefined)
            table.select([])
          }}
        />
      )}
    </ListPage>
  )
}
