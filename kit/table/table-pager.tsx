import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Select } from '../inputs/select.tsx'
import './table-pager.css'
import type { Row, TableState } from './table.ts'
import { pagesAround } from './table-pages.ts'

const sizes = [10, 20, 50, 100, 200]
/** With more pages than this, a field takes the page number. */
const clickedPages = 5

export function TablePager({ list, total }: { list: TableState<Row>['list']; total: number }) {
  const t = useTranslations('kit.list')
  const { pageNum, pageSize } = list
  const last = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(pageNum, last)
  const go = (page: number): void => list.setPage(page, pageSize)
  const jump = (event: KeyboardEvent<HTMLInputElement>): void => {
    const page = Number(event.currentTarget.value)
    if (event.key !== 'Enter' || !Number.isInteger(page) || page < 1) return
    go(Math.min(page, last))
    event.currentTarget.value = ''
  }
  return (
    <div className="q-pager">
      <span>
        {total >= countedAtMost ? t('countAtLeast', { count: total }) : t('count', { count: total })}
      </span>
      <nav aria-label={t('pages')}>
        <button
          type="button"
          aria-label={t('previousPage')}
          disabled={current === 1}
          onClick={() => go(current - 1)}
        >
          ‹
        </button>
        {pagesAround(current, last).map((page, place) =>
          page === 0 ? (
            <span key={`gap ${place}`}>…</span>
          ) : (
            <button
              key={page}
              type="button"
              aria-label={t('page', { page })}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => go(page)}
            >
              {page}
            </button>
          ),
        )}
        <button
          type="button"
          aria-label={t('nextPage')}
          disabled={current === last}
          onClick={() => go(current + 1)}
        >
          ›
        </button>
        <div className="q-pager-size">
          <Select
            aria-label={t('pageSize')}
            value={pageSize}
            options={[...new Set([...sizes, pageSize])].map((size) => ({
              value: size,
              label: t('rowsPerPage', { size }),
            }))}
            onChange={(size) => list.setPage(1, size ?? pageSize)}
          />
        </div>
        {last > clickedPages && (
          <label>
            {t('jump')}
            <input type="text" inputMode="numeric" maxLength={6} onKeyDown={jump} />
          </label>
        )}
      </nav>
    </div>
  )
}
