import { allScopes, scopesByGroup } from '@quayside/contract/office/scopes.ts'
import { useTranslations } from 'use-intl'
import styles from './gateway.module.css'

/** What a key may do, in words: each group with its entities, those that are read and written first named so. */
export function ScopeList({ scopes }: { scopes: readonly string[] }) {
  const t = useTranslations('officeGateway')
  const count = t('scopeCount', { count: scopes.length })
  const summary = scopes.length === allScopes.length ? t('allScopes') : count
  const groups = scopesByGroup(scopes)
  return (
    <details className={styles['scopes']}>
      <summary>
        {summary} <small>{groups.map(({ group }) => t(`groups.${group}`)).join(' · ')}</small>
      </summary>
      <dl>
        {groups.map(({ group, entities }) => (
          <div key={group}>
            <dt>{t(`groups.${group}`)}</dt>
            <dd>
              {entities.map(({ entity, rights }) => (
                <span key={entity}>
                  {t(`entities.${entity}`)}{' '}
                  <small>{t(`rights.${rights.length > 1 ? 'both' : (rights[0] ?? 'read')}`)}</small>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
