import { usualExpiryDays } from '@quayside/contract/warehouse/goods-days.ts'
import type { StockSummary } from '@quayside/contract/warehouse/stock.ts'
import { agedDays } from '@quayside/contract/warehouse/storage-cost.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { ListQuery } from '@quayside/kit/list/list-query.ts'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'
import styles from './stock.module.css'

const ExpirySetting = lazyPart(() => import('./expiry-setting.tsx'))

type Filters = ListQuery<QueryOf<'GET warehouse/online/stock/list'>>['filters']
type Asked = { readonly kind: number; readonly place?: number }

/** What each section asks for; a section replaces the one that was chosen before. */
const sections = {
  all: {},
  freeEnding: { isFreeEnding: '1' },
  charged: { isCharged: '1' },
  aged: { daysBegin: String(agedDays) },
  nearExpiry: { isNearExpiry: '1' },
  expired: { isExpired: '1' },
  withBlocked: { isBlocked: '1' },
  withoutAvailable: { isAvailable: '0' },
} as const satisfies Record<string, Filters>
type Section = keyof typeof sections
const names = Object.keys(sections) as readonly Section[]
const none = {
  isFreeEnding: '',
  isCharged: '',
  daysBegin: '',
  expiresWithin: '',
  isNearExpiry: '',
  isExpired: '',
  isBlocked: '',
  isAvailable: '',
}

const sectionOf = (filters: Filters): Section | '' => {
  const given = Object.keys(none).filter((name) => filters[name as keyof typeof none])
  if (given.length === 0) return 'all'
  // Its days are chosen beside the sections.
  if (given.length === 1 && filters.expiresWithin) return 'nearExpiry'
  return (
    names.find((name) => {
      const wanted = Object.entries(sections[name])
      return (
        wanted.length === given.length &&
        wanted.every(([key, value]) => filters[key as keyof Filters] === value)
      )
    }) ?? ''
  )
}

function useSummary(asked: Asked, filters: Filters): StockSummary | undefined {
  const query = { ...filters, ...asked }
  return useQuery({
    queryKey: ['stock', 'summary', query],
    queryFn: ({ signal }) => api('GET warehouse/online/stock/summary', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  }).data
}

type Props = {
  readonly asked: Asked
  readonly list: {
    readonly filters: Filters
    readonly setFilters: (next: Filters) => void
  }
}

/** Sections with their counts, and what the listed lots come to. */
export function StockSections({ asked, list }: Props) {
  const t = useTranslations('stock')
  const fields = useTranslations('stock.lot')
  const { filters } = list
  const base = Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in none))) as Filters
  const counts = useSummary(asked, base)
  const sums = useSummary(asked, filters)
  const chosen = sectionOf(filters)
  const ahead = counts?.expiryDays ?? usualExpiryDays
  const widest = String(ahead.at(-1))
  const [isAsking, setAsking] = useState(false)
  const countOf = (section: Section): number | undefined => counts?.[section === 'all' ? 'count' : section]
  return (
    <div className={styles['sections']}>
      <ListTabs
        label={t('sections')}
        chosen={chosen}
        onChoose={(section) =>
          list.setFilters({
            ...filters,
            ...none,
            ...sections[names.find((each) => each === section) ?? 'all'],
          })
        }
        groups={[
          names.map((value) => ({
            value,
            label: t(value),
            count: countOf(value),
            ...((value === 'freeEnding' || value === 'nearExpiry') && { tone: 'waitsForYou' as const }),
            ...((value === 'withBlocked' || value === 'expired') && { tone: 'refused' as const }),
          })),
        ]}
      />
      {chosen === 'nearExpiry' && (
        <>
          <Segmented
            aria-label={t('expiry.within')}
            value={filters.isNearExpiry ? widest : String(filters.expiresWithin)}
            options={ahead.map((days) => ({ value: String(days), label: t('days', { days }) }))}
            onChange={(days) =>
              list.setFilters(
                days === widest
                  ? { ...filters, expiresWithin: '', isNearExpiry: '1' }
                  : { ...filters, expiresWithin: days, isNearExpiry: '' },
              )
            }
          />
          <Can permission="hub-company-edit">
            <Button look="link" onClick={() => setAsking(true)}>
              {t('expiry.setting')}
            </Button>
          </Can>
        </>
      )}
      {isAsking && (
        <Suspense>
          <ExpirySetting days={ahead} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {!sums && <Room height={30} />}
      {sums && (
        <dl className={styles['figures']}>
          <div>
            <dt className="visually-hidden">{t('all')}</dt>
            <dd>{t('count', { count: sums.count, models: sums.models })}</dd>
          </div>
          {/* What is in stock and reserved is summed up below its column. */}
          {(['blocked', 'available'] as const).map((key) => (
            <div key={key} data-part={key}>
              <dt>{fields(key)}</dt>
              <dd className="q-number">{showNumber(sums[key])}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
