import { permissionsLeft } from '@quayside/contract/permissions-by-area.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useTranslations } from 'use-intl'
import styles from './system-keys.module.css'

/** What a key may do, in the words of the permissions: how many in which areas, and on demand each page with its actions. */
export function KeyScopes({ scopes }: { scopes: readonly string[] }) {
  const own = useTranslations('ownSystems')
  const t = useTranslations('permissions')
  const textOf = useTextsByKey('permissions')
  const areas = permissionsLeft((permission) => scopes.includes(permission))
  return (
    <details className={styles['scopes']}>
      <summary>
        {own('scopeCount', { count: scopes.length })}{' '}
        <small>{areas.map(({ area }) => t(`areas.${area}`)).join(' · ')}</small>
      </summary>
      <dl>
        {areas.flatMap(({ area, pages }) =>
          pages.map(({ page, actions }) => (
            <div key={`${area} ${page}`}>
              <dt>{textOf(`pages.${area}.${page}`)}</dt>
              <dd>
                {actions.map((action) => (
                  <span key={action}>{t(`actions.${action}`)}</span>
                ))}
              </dd>
            </div>
          )),
        )}
      </dl>
    </details>
  )
}
