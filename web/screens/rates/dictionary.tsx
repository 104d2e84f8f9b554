import type { DictionaryInfo } from '@quayside/contract/rates/dictionary.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './dictionary.module.css'
import { DictionaryEntries } from './dictionary-entries.tsx'

/** More than there are; the server's page size is limited to 200. */
const all = 200

const fits = ({ type, code, name }: DictionaryInfo, keyword: string): boolean =>
  `${type} ${code} ${name}`.toLowerCase().includes(keyword.trim().toLowerCase())

export function Dictionary() {
  const t = useTranslations('rates.dictionary')
  const locale = useLocale()
  const { type } = usePageSearch('/dictionary')
  const [keyword, setKeyword] = useState('')
  const answer = useQuery({
    // Names depend on the language.
    queryKey: ['dictionary', 'list', locale],
    queryFn: ({ signal }) => api('GET base/online/bDict/list', { query: { pageSize: all } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const lists = answer.data?.rows ?? []
  const chosen = type === undefined ? lists[0] : lists.find((list) => String(list.type) === type)
  const found = lists.filter((list) => fits(list, keyword))

  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (answer.isError) return <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={styles['dict-page']}>
        <nav className={`q-panel ${styles['dict-lists']}`} aria-label={t('lists')}>
          <Input
            onClear={() => setKeyword('')}
            aria-label={t('findList')}
            placeholder={t('findList')}
            value={keyword}
            maxLength={60}
            onChange={(event) => setKeyword(event.target.value)}
          />
          {found.length === 0 && <p>{t('noList')}</p>}
          <ul>
            {found.map((list) => (
              <li key={list.type}>
                <PageLink
                  href={pageAddress('/dictionary', { type: list.type })}
                  aria-current={list === chosen ? 'true' : undefined}
                >
                  <span>{list.name}</span>
                  <code>{list.type}</code>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <section className="q-panel" aria-label={chosen?.name ?? t('title')}>
          {chosen ? (
            <DictionaryEntries key={chosen.type} dictionary={chosen} />
          ) : (
            <EmptyState text={t('unknown', { type: type ?? '' })} />
          )}
        </section>
      </div>
    </>
  )
}
