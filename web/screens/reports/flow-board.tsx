import { addDays } from '@quayside/contract/kernel/days.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { flowWaits } from '@quayside/contract/reports/flow-board.facts.ts'
import type { FlowBoard } from '@quayside/contract/reports/flow-board.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { TablePager } from '@quayside/kit/table/table-pager.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useLastPage } from '@quayside/kit/table/use-last-page.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { flowFilterNames } from '../../lib/pages/pages.ts'
import { PlainFilters } from '../../lib/pages/plain-filters.tsx'
import { api, type QueryOf } from '../../lib/session/api.ts'
import styles from './flow-board.module.css'
import type { FlowFilters } from './flow-links.ts'
import { FlowRules } from './flow-rules.tsx'
import { FlowTable } from './flow-table.tsx'
import { LaneChips } from './lane-chips.tsx'

const LaneView = lazyPart(() => import('./lane-view.tsx'))

/** Contract, goods, funds and invoices of each open order side by side, and what holds it up. */
export function FlowBoardPage() {
  const t = useTranslations('flowBoard')
  const instant = useInstant()
  const can = useCan()
  const list = useListQuery<QueryOf<'GET report/online/flowBoard'>>(flowFilterNames)
  const filters = withDates(list.filters)
  const condition = withDates(list.condition)
  const query = { ...condition, pageNum: list.pageNum, pageSize: list.pageSize }
  const [isReading, setReading] = useState(false)
  const [shownAs, showAs] = useUserSetting<'board' | 'lanes'>('flowBoard.shownAs', 'board')
  const answer = useQuery({
    queryKey: ['flowBoard', query],
    queryFn: ({ signal }) => api('GET report/online/flowBoard', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const board = answer.data
  useLastPage(list, answer)
  const places = filters.place?.split(',') ?? []
  const noteOf = ({ map, summary, asOf }: FlowBoard): string => {
    const time = instant(asOf).slice(5)
    if (shownAs === 'board') return t('note', { count: summary.orders, time })
    const onTheWay = t('map.note', { count: map.orders, time })
    return map.delivered === 0 ? onTheWay : `${onTheWay} · ${t('map.delivered', { count: map.delivered })}`
  }
  const choose = (changes: FlowFilters): void => list.setFilters({ ...filters, ...changes })
  const exportAll = async (): Promise<void> =>
    saveDownload(await api('GET report/online/flowBoard/export', { query: condition }))
  return (
    <>
      <PageHeader
        title={t('title')}
        note={board && noteOf(board)}
        actions={
          <>
            <Segmented
              aria-label={t('map.label')}
              value={shownAs}
              options={[
                { value: 'board', label: t('map.board') },
                { value: 'lanes', label: t('map.lanes') },
              ]}
              onChange={showAs}
            />
            <Button disabled={!board} onClick={() => setReading(true)}>
              {t('rules')}
            </Button>
            {can('report-board-export') && (
              <Button disabled={!board?.total} onClick={() => void exportAll().catch(() => undefined)}>
                {t('export', { count: board?.total ?? 0 })}
              </Button>
            )}
          </>
        }
      />
      {answer.isError && (
        <LoadFailed text={failureText(answer.error) ?? t('failed')} onRetry={() => void answer.refetch()} />
      )}
      <section className={`q-panel ${styles['board']}`}>
        <PlainFilters filters={filters} onChange={list.setFilters} label={t('title')}>
          <KindFilter />
          <Segmented
            aria-label={t('waitsFor')}
            value={filters.waitsFor ?? ''}
            options={[
              { value: '', label: `${t('waitsFor')}: ${t('all')}` },
              ...flowWaits.map((value) => ({
                value,
                label: `${t(`waits.${value}`)} ${board?.summary.waits.find((each) => each.waitsFor === value)?.count ?? 0}`,
              })),
            ]}
            onChange={(waitsFor) => choose({ waitsFor })}
          />
          <FilterText name="keyword" label={t('keyword')} width={240} />
          <FilterDates name="orderDate" label={t('dates')} />
        </PlainFilters>
        {answer.isPending && <TableSkeleton label={t('title')} />}
        {board && (
          <>
            {board.isCut && <p className={styles['cut']}>{t('cut', { count: board.summary.orders })}</p>}
            {shownAs === 'lanes' && (
              <Suspense>
                <LaneView
                  map={board.map}
                  chosen={places}
                  onChoose={(keys) => choose({ place: keys.join(',') })}
                />
              </Suspense>
            )}
            {(shownAs === 'lanes' || places.length > 0) && (
              <LaneChips
                board={board}
                chosen={places}
                onChoose={(keys) => choose({ place: keys.join(',') })}
              />
            )}
            <FlowTable board={board} hasStrip={shownAs === 'board'} filters={filters} onChoose={choose} />
            <TablePager list={list} total={board.total} />
          </>
        )}
      </section>
      {board && <Legend />}
      {isReading && board && <FlowRules days={board.days} onClose={() => setReading(false)} />}
    </>
  )
}

type Dates = Readonly<Partial<Record<'orderDateBegin' | 'orderDateEnd', string | undefined>>>

/** Where no date is given, the orders of the last three months. */
const withDates = <F extends Dates>(filters: F): F =>
  filters.orderDateBegin === undefined && filters.orderDateEnd === undefined
    ? { ...filters, orderDateBegin: addDays(today(), -92) }
    : filters

/** The kinds of orders that the member may see. */
function KindFilter() {
  const t = useTranslations('flowBoard')
  const can = useCan()
  const codeText = useCodeText()
  const kinds = orderKind.values.filter((kind) => can(orderPermission(kind, 'list')))
  return (
    <FilterSelect
      name="modelType"
      label={t('kind')}
      width={170}
      options={kinds.map((kind) => ({ value: String(kind), label: codeText(orderKind, kind) }))}
    />
  )
}

function Legend() {
  const t = useTranslations('flowBoard.tones')
  return (
    <ul className={styles['legend']}>
      {(['done', 'underway', 'none', 'near', 'late'] as const).map((tone) => (
        <li key={tone}>
          <i data-tone={tone} aria-hidden="true" /> {t(tone)}
        </li>
      ))}
    </ul>
  )
}
