import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { DictionaryEntries } from './dictionary-entries.tsx'
import styles from './publishing.module.css'

/** The dictionaries at the left, the entries of one at the right; a code in use can be hidden, never removed. */
export function Dictionaries() {
  const t = useTranslations('officePublishing.dictionary')
  const pages = useTranslations('office.pages')
  const locale = useLocale()
  const navigate = useNavigate()
  const { type } = usePageSearch('/office/dictionaries')
  const heads = useQuery({
    queryKey: ['dictionary', 'heads'],
    queryFn: () => api('GET base/online/dictionary/list', { query: { pageSize: 200 } }),
  })
  const chosen = heads.data?.rows.find((each) => String(each.type) === type) ?? heads.data?.rows[0]
  return (
    <>
      <PageHeader title={pages('dictionaries')} />
      <div className={styles['dictionaries']}>
        <section className={`q-panel ${styles['dictionaries-list']}`} aria-label={pages('dictionaries')}>
          {heads.data?.rows.map((each) => (
            <button
              key={each.type}
              type="button"
              aria-pressed={each.type === chosen?.type}
              onClick={() =>
                void navigate({ href: pageAddress('/office/dictionaries', { type: each.type }) })
              }
            >
              <span>{each.names[locale] ?? each.code}</span>
              <small>{each.type}</small>
              <small>
                {t('entries', { count: each.entries })}
                {each.hidden > 0 && ` · ${t('hidden', { count: each.hidden })}`}
              </small>
            </button>
          ))}
        </section>
        {chosen && (
          <DictionaryEntries
            key={chosen.type}
            type={chosen.type}
            title={chosen.names[locale] ?? chosen.code}
          />
        )}
      </div>
    </>
  )
}
