import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import type { Outbound } from '@quayside/contract/warehouse/outbound.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { outboundState as states } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { Button } from '@quayside/kit/button.tsx'
import { useCan } from '@quayside/kit/context.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { useListActions } from '@quayside/kit/list-actions.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { ListTabs } from '@quayside/kit/list-tabs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { SelectionBar, SelectionStep } from '@quayside/kit/selection-bar.tsx'
import { useCodeOptions, useCodeText } from '@quayside/kit/state-tag.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { useSubmitSeveral } from '../../lib/submit-several.tsx'
import { useWarehouseOptions } from '../../lib/warehouses.ts'
import { useOutboundColumns } from './outbound-list.columns.tsx'
import { mayStep } from './outbound-steps.ts'

const filterNames = [
  'keyword',
  'state',
  'strategy',
  'deliveryType',
  'warehouseId',
  'outboundOnBegin',
  'outboundOnEnd',
  'createdAtBegin',
  'createdAtEnd',
] as const

const formOf = ({ id }: Pick<Outbound, 'id'>): string => pageAddress('/outstorageInfo', { id, edit: '1' })

/** What the company has sent out of the warehouses, and how far it is. */
export function OutboundList() {
  const t = useTranslations('outbound.list')
  const fields = useTranslations('warehouseFields.outbound')
  const submission = useTranslations('outbound.submission')
  const choices = useCodeOptions()
  const codeText = useCodeText()
  const warehouses = useWarehouseOptions()
  const can = useCan()
  const navigate = useNavigate()
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'outbounds',
    entity: 'outbound',
    columns: useOutboundColumns(),
    list,
    fetch: (signal) => api('GET warehouse/online/outbound/list', { query: list.query as never }, { signal }),
  })
  const create = { label: t('new'), run: () => void navigate({ href: pageAddress('/outstorageInfo') }) }
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'logistics-outbound',
    create,
    entities: ['outbound', 'warehouseOrder'],
    exportRows: (query) => api('GET warehouse/online/outbound/export', { query: query as never }),
    removal: {
      run: (ids) => api('DELETE warehouse/online/outbound/batchRemove', { body: { ids } }),
      confirm: (count) => t('removeConfirm', { count }),
      done: (count) => t('removed', { count }),
    },
  })
  const submitting = useSubmitSeveral<Outbound>({
    tableName: 'outbound',
    texts: submission,
    formOf,
    onDone: () => table.select([]),
  })
  const mayExport = can('logistics-outbound-export')
  const maySave = can('logistics-outbound-save')
  const { selected } = table
  const removable = selected.filter((row) => mayStep(row, 'remove'))
  const submittable = selected.filter((row) => mayStep(row, 'submit'))
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          {mayExport && <Button onClick={() => actions.exportRows?.()}>{t('export')}</Button>}
          {maySave && (
            <Button look="primary" onClick={create.run}>
              {t('new')}
            </Button>
          )}
        </>
      }
      tabs={
        <ListTabs
          label={t('tabs')}
          chosen={list.filters.state ?? ''}
          groups={[
            [
              { value: '', label: t('all'), count: undefined },
              ...states.values.map((value) => ({
                value: String(value),
                label: codeText(states, value),
                count: undefined,
              })),
            ],
          ]}
          onChoose={(state) => list.setFilters({ ...list.filters, state })}
        />
      }
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="warehouseId" label={fields('warehouseName')} width={190} options={warehouses} />
          <FilterSelect
            name="strategy"
            label={fields('strategy')}
            width={180}
            options={choices(outboundStrategy)}
          />
          <FilterSelect
            name="deliveryType"
            label={fields('deliveryType')}
            width={160}
            options={choices(deliveryType)}
          />
          <FilterDates name="outboundOn" label={fields('outboundOn')} />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </>
      }
      selection={
        <SelectionBar table={table}>
          {can('logistics-outbound-submit') && (
            <SelectionStep
              label={t('submit')}
              count={submittable.length}
              onClick={() => submitting.ask(submittable)}
            />
          )}
          {can('logistics-outbound-remove') && (
            <SelectionStep
              label={t('remove')}
              count={removable.length}
              onClick={() =>
                removable.length > 0
                  ? actions.remove?.(removable)
                  : showToast({ kind: 'warning', text: t('removeNone') })
              }
            />
          )}
          {mayExport && (
            <SelectionStep
              label={t('export')}
              count={selected.length}
              onClick={() => actions.exportRows?.(selected)}
            />
          )}
        </SelectionBar>
      }
      rows={{
        empty: { text: t('empty'), ...(maySave && { action: create }) },
        actionsWidth: 96,
        actions: (row) => <NextStep row={row} onSubmit={() => submitting.ask([row])} />,
      }}
    >
      {actions.question}
      {submitting.question}
    </ListPage>
  )
}

/** The row's link is what the customer can do next; where that is nothing, the order can be read. */
function NextStep({ row, onSubmit }: { row: Outbound; onSubmit: () => void }) {
  const t = useTranslations('outbound.list')
  const can = useCan()
  if (!can('logistics-outbound-save') || !mayStep(row, 'save'))
    return <PageLink href={pageAddress('/outstorageInfo', { id: row.id })}>{t('view')}</PageLink>
  return (
    <>
      <PageLink href={formOf(row)}>{t('change')}</PageLink>
      {can('logistics-outbound-submit') && (
        <button type="button" onClick={onSubmit}>
          {t('submit')}
        </button>
      )}
    </>
  )
}
