import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import type { ForwarderOrder } from '@quayside/contract/forwarding/forwarder-order.ts'
import {
  forwarderOrderStateLabel,
  forwarderOrderStateLabels,
  forwarderOrderStateLabelTone,
} from '@quayside/contract/forwarding/forwarder-order-label.ts'
import {
  freightDirection,
  freightMilestone,
  forwarderOrderState as states,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { freightRouteOfRow } from '@quayside/contract/forwarding/freight-route.ts'
import { defaultFlag, isYes } from '@quayside/contract/kernel/record.codes.ts'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { RouteMini } from '@quayside/kit/record/route-mini.tsx'
import { StateTag, useCodeOptions, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing, useInstant } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { DocumentListPage, useDocumentList } from '../../lib/documents/document-list.tsx'
import { NextStep } from '../../lib/documents/next-step.tsx'
import { markColumn } from '../../lib/documents/row-mark.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import styles from './forwarding.module.css'
import { useFreightFilters } from './freight-filters.tsx'
import { totalsColumn, useRouteColumns } from './shipment-columns.tsx'

const filterNames = ['keyword', 'state', 'mode', 'isLate', 'createdAtBegin', 'createdAtEnd'] as const
const { draft } = states.codes

const directionOf = ({ direction }: Pick<ForwarderOrder, 'direction'>) =>
  direction === freightDirection.codes.export ? 'export' : 'import'

/** The label that §4 gives a state: code 4 differs for imports and exports. */
export const orderLabel = ({ state, direction }: Pick<ForwarderOrder, 'state' | 'direction'>) =>
  forwarderOrderStateLabel(states.keyOf(state) ?? 'draft', directionOf({ direction }))

/** Orders on their way, and how far they are. */
export function ForwarderOrderList() {
  const t = useTranslations('forwarding.orders')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const choices = useCodeOptions()
  const list = useListQuery<QueryOf<'GET freight/online/order/list'>>(filterNames)
  const documents = useDocumentList({
    name: 'freightOrders',
    entity: 'forwarderOrder',
    texts: t,
    columns: useColumns(),
    list,
    ...listCalls('freight/online/order', list.query),
    isRemovable: ({ state }) => state === draft,
  })
  const filters = useFreightFilters(
    states,
    t('keyword'),
    <FilterSelect name="isLate" label={fields('isLate')} width={110} options={choices(defaultFlag)} />,
  )
  return (
    <DocumentListPage
      documents={documents}
      filters={filters}
      rowActions={(row) => (
        <PageLink
          href={pageAddress('/forwarderOrderInfo', {
            id: row.id,
            ...(row.state === draft && documents.maySave && { edit: '1' }),
          })}
        >
          {t(row.state === draft && documents.maySave ? 'change' : 'view')}
        </PageLink>
      )}
    />
  )
}

/** How the goods travel, and under it from when to when. */
const withDays = (mode: Column<ForwarderOrder>, title: string): Column<ForwarderOrder> => ({
  ...mode,
  title,
  width: 140,
  leastWidth: 116,
  onCard: 'aside',
  exports: [...(mode.exports ?? []), 'departsAt', 'arrivesAt'],
  cell: (row) => (
    <span className={styles['transport']}>
      <span>{mode.cell(row)}</span>
      {(row.departsAt !== null || row.arrivesAt !== null) && (
        <small>
          <PlannedDay day={row.departsAt} /> → <PlannedDay day={row.arrivesAt} />
        </small>
      )}
    </span>
  ),
})

/** Month and day; the year stands on the order's page. */
function PlannedDay({ day }: { day: string | null }) {
  const instant = useInstant()
  return day === null ? <Nothing /> : <time dateTime={day}>{instant(day, false).slice(5)}</time>
}

/** How far a shipment is. */
function FreightRouteMini({ row }: { row: ForwarderOrder }) {
  const codeText = useCodeText()
  return (
    <RouteMini
      route={freightRouteOfRow(row, today())}
      nameOf={(stop) => codeText(freightMilestone, freightMilestone.codes[stop])}
    />
  )
}

function useColumns(): readonly Column<ForwarderOrder>[] {
  const t = useTranslations('forwarding.orders')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const route = useRouteColumns<ForwarderOrder>()
  const next = useTranslations('kit.list')('nextStep')
  const isEnglish = useLocale() === 'en-US'
  return useMemo(() => {
    const { number, text, instant, code } = columnsOf<ForwarderOrder, typeof fields>(fields)
    const isHiddenAtFirst = true
    return [
      number('number', 140, (row) => pageAddress('/forwarderOrderInfo', { id: row.id })),
      {
        key: 'state',
        title: fields('state'),
        width: 120,
        widthInEnglish: 190,
        // The longest label has two lines.
        ...(isEnglish && { leastWidth: 166 }),
        isState: true,
        isKept: true,
        cell: (row) => (
          <StateTag
            list={forwarderOrderStateLabels}
            tones={forwarderOrderStateLabelTone}
            value={orderLabel(row)}
          />
        ),
      },
      markColumn('isLate', next, ({ state, direction, isLate }) => (
        <NextStep
          machine={forwarderOrderMachine}
          state={state}
          facts={{ direction: directionOf({ direction }), hasQuotation: true }}
          late={isYes(isLate) ? t('late') : ''}
        />
      )),
      {
        key: 'route',
        title: t('howFar'),
        width: 140,
        exports: [],
        cell: (row) => <FreightRouteMini row={row} />,
      },
      ...route.map((column) => (column.key === 'mode' ? withDays(column, t('transport')) : column)),
      totalsColumn<ForwarderOrder>(fields('totals')),
      text('carrier', 130, { grows: true, isUnderFirst: true, onCard: 'note' }),
      text('goodsName', 150, { grows: true }),
      code('waybillNumber', 140),
      text('vessel', 140, { isHiddenAtFirst }),
      text('enquiryNumber', 140, { isHiddenAtFirst }),
      text('quotationNumber', 140, { isHiddenAtFirst }),
      text('orderNo', 140, { isHiddenAtFirst }),
      instant('completedAt', { isHiddenAtFirst }),
      instant('createdAt', { isHiddenAtFirst }),
    ]
  }, [t, fields, next, route, isEnglish])
}
