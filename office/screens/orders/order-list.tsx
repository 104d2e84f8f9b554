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
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useCodeOptions, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { FeeForm } from '../../lib/fee-form.tsx'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { BulkDialog, type BulkStepName } from './bulk-dialog.tsx'
import { useOrderColumns } from './order-list.columns.tsx'

const filterNames = [
  'keyword',
  'modelType',
  'state',
  'auditStatus',
  'receivingState',
  'shippingState',
  'declarationState',
  'archiveState',
  'createdAtBegin',
  'createdAtEnd',
] as const

/** Orders of all customers; a selection is audited or advanced together. */
export function OrderList() {
  const t = useTranslations('officeOrders')
  const pages = useTranslations('office.pages')
  const fee = useTranslations('officeFinance.fee')
  const choices = useCodeOptions()
  const codeText = useCodeText()
  const stepText = useStepText('order')
  const list = useListQuery(filterNames)
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
  // Of drafts, those alone are known that were returned.
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
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} width={240} />
          <FilterSelect name="modelType" label={t('modelType')} width={120} options={choices(orderKind)} />
          <FilterSelect name="state" label={t('state')} options={states} />
          <FilterSelect name="auditStatus" label={t('auditStatus')} options={choices(auditStatus)} />
          <FilterSelect name="receivingState" label={t('receiving')} options={choices(receivingState)} />
          <FilterSelect name="shippingState" label={t('shipping')} options={choices(shippingState)} />
          <FilterSelect
            name="declarationState"
            label={t('declaration')}
            options={choices(declarationState)}
          />
          <FilterSelect name="archiveState" label={t('archive')} options={choices(archiveState)} />
          <FilterDates name="createdAt" label={t('createdAt')} />
        </>
      }
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
