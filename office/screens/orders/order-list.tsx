import { archiveState, auditStatus } from '@quayside/contract/kernel/record.codes.ts'
import { bulkSteps } from '@quayside/contract/office/order.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import {
  orderKind,
  orderState,
  receivingState,
  shippingState,
} from '@quayside/contract/orders/order.codes.ts'
import { orderStateLabels } from '@quayside/contract/orders/order-state-label.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useCodeOptions, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { FeeForm } from '../../lib/fee-form.tsx'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { BulkDialog, type BulkStepName } from './bulk-dialog.tsx'
import { useOrderColumns } from './order-list.columns.tsx'

type Query = QueryOf<'GET business/online/order/list'>
const filters = {
  keyword: ['text', 240],
  modelType: [orderKind, 120],
  state: 'own',
  auditStatus: auditStatus,
  receivingState: receivingState,
  shippingState: shippingState,
  declarationState: declarationState,
  archiveState: archiveState,
  createdAt: 'days',
} as const satisfies FilterTable<Query>

/** Orders of all customers; a selection is audited or advanced together. */
export function OrderList() {
  const t = useTranslations('officeOrders')
  const pages = useTranslations('office.pages')
  const fee = useTranslations('officeFinance.fee')
  const choices = useCodeOptions()
  const codeText = useCodeText()
  const stepText = useStepText('order')
  const list = useListQuery<Query>(filters)
  const [step, setStep] = useState<BulkStepName>()
  const [isCharging, setCharging] = useState(false)
  const may = useMay()
  const table = useListTable({
    name: 'office.orders',
    entity: 'order',
    columns: useOrderColumns(),
    list,
    fetch: (signal) =>
      api('GET business/online/order/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  // The provider sees a draft only after it returned it.
  const states = choices(orderState).map((choice) =>
    choice.value === String(orderState.codes.draft)
      ? { ...choice, label: codeText(orderStateLabels, orderStateLabels.codes.returned) }
      : choice,
  )
  const possible = bulkSteps.flatMap((name) => {
    const orders = table.selected.filter(({ steps }) => steps.includes(name))
    return orders.length > 0 ? [{ name, orders }] : []
  })
  return (
    <ListPage
      title={pages('orders')}
      table={table}
      filters={useFilterFields(filters, t, {
        state: states,
        receivingState: t('receiving'),
        shippingState: t('shipping'),
        declarationState: t('declaration'),
        archiveState: t('archive'),
      })}
      selection={
        <SelectionBar
          table={table}
          {...(possible.length === 0 && !may('fee-charge') && { note: t('bulk.none') })}
        >
          {may('fee-charge') && (
            <button type="button" onClick={() => setCharging(true)}>
              {t('bulk.step', { step: fee('charge'), count: table.selected.length })}
            </button>
          )}
          {possible.map(({ name, orders }) => (
            <button key={name} type="button" onClick={() => setStep(name)}>
              {t('bulk.step', { step: stepText(name).label, count: orders.length })}
            </button>
          ))}
        </SelectionBar>
      }
      rows={{ empty: { text: t('empty') } }}
    >
      {isCharging && <FeeForm orders={table.selected} onClose={() => setCharging(false)} />}
      {step && (
        <BulkDialog
          step={step}
          selected={table.selected}
          onClose={() => {
            setStep(undefined)
            table.select([])
          }}
        />
      )}
    </ListPage>
  )
}
