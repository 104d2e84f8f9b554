import type { DictionaryEntry, DictionaryInfo } from '@quayside/contract/rates/dictionary.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { Code, Nothing } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import type { Messages } from '@quayside/phrases/load.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './dictionary.module.css'
import { attributeNames, findEntries } from './dictionary-search.ts'

type Texts = Messages['rates']['dictionary']

/** The provider may add attributes and groups without a translation: these are shown as they are. */
function useWords() {
  const t = useTranslations('rates.dictionary')
  return {
    attribute: (name: string): string =>
      t.has(`attributes.${name as keyof Texts['attributes']}`)
        ? t(`attributes.${name as keyof Texts['attributes']}`)
        : name,
    word: (value: unknown): string => {
      if (value === true) return t('yes')
      const text = String(value)
      return t.has(`words.${text as keyof Texts['words']}`)
        ? t(`words.${text as keyof Texts['words']}`)
        : text
    },
  }
}

export function DictionaryEntries({ dictionary }: { dictionary: DictionaryInfo }) {
  const t = useTranslations('rates.dictionary')
  const locale = useLocale()
  const [keyword, setKeyword] = useState('')
  const type = String(dictionary.type)
  const answer = useQuery({
    queryKey: ['dictionary', 'entries', type, locale],
    queryFn: ({ signal }) =>
      api('GET base/online/bDict/queryDictListByCode', { query: { type } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const entries = answer.data ?? []
  const found = findEntries(entries, keyword)
  return (
    <>
      <header className={styles['dict-head']}>
        <h2>{dictionary.name}</h2>
        <Input
          onClear={() => setKeyword('')}
          aria-label={t('find')}
          placeholder={t('find')}
          value={keyword}
          maxLength={60}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <span role="status">
          {keyword.trim() === ''
            ? t('count', { count: dictionary.entries })
            : t('found', { found: found.length, count: dictionary.entries })}
        </span>
      </header>
      {answer.isPending ? (
        <TableSkeleton label={dictionary.name} />
      ) : answer.isError ? (
        <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
      ) : found.length === 0 ? (
        <EmptyState text={t('nothing')} action={{ label: t('clear'), run: () => setKeyword('') }} />
      ) : (
        <EntryTable label={dictionary.name} entries={found} attributes={attributeNames(entries)} />
      )}
      <footer className={styles['dict-source']}>
        <span>{t('source', { source: dictionary.source })}</span>
        <span>{t('asOf', { date: dictionary.sourceDate })}</span>
      </footer>
    </>
  )
}

type TableProps = { label: string; entries: readonly DictionaryEntry[]; attributes: readonly string[] }

function EntryTable({ label, entries, attributes }: TableProps) {
  const t = useTranslations('rates.dictionary')
  const { attribute, word } = useWords()
  const hasGroups = entries.some((entry) => entry.group !== null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
    <div className={styles['dict-scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['dict-table']}>
        <thead>
          <tr>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('name')}</th>
            {hasGroups && <th scope="col">{t('group')}</th>}
            {attributes.map((name) => (
              <th key={name} scope="col">
                {attribute(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.value}>
              <td>
                <Code>{entry.value}</Code>
              </td>
              <td>{entry.name}</td>
              {hasGroups && <td>{entry.group === null ? <Nothing /> : word(entry.group)}</td>}
              {attributes.map((name) => (
                <td key={name}>
                  {entry.attributes[name] === undefined ? <Nothing /> : word(entry.attributes[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
