import { allScopes, type Scope, type ScopeGroup, scopeGroups } from '@quayside/contract/office/scopes.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { useTranslations } from 'use-intl'
import styles from './gateway.module.css'

type Props = { readonly value: readonly string[]; readonly onChange: (scopes: string[]) => void }

/** The scopes of a new key: by group, one line for each entity with what it may be done with. */
export function ScopeChoice({ value, onChange }: Props) {
  const t = useTranslations('officeGateway')
  const known: ReadonlySet<string> = new Set(allScopes)
  const set = (scopes: readonly Scope[], isChosen: boolean): void => {
    const others = value.filter((each) => !scopes.some((scope) => scope === each))
    onChange(isChosen ? [...others, ...scopes] : others)
  }
  return (Object.keys(scopeGroups) as ScopeGroup[]).map((group) => {
    const own = allScopes.filter((scope) =>
      scopeGroups[group].some((entity) => scope.startsWith(`${entity}:`)),
    )
    const isWhole = own.every((scope) => value.includes(scope))
    return (
      <fieldset key={group} className={styles['scope-group']}>
        <legend>{t(`groups.${group}`)}</legend>
        <Checkbox checked={isWhole} onChange={(isChosen) => set(own, isChosen)}>
          {t('chooseAll')}
        </Checkbox>
        <ul>
          {scopeGroups[group].map((entity) => (
            <li key={entity}>
              <span>{t(`entities.${entity}`)}</span>
              {(['read', 'write'] as const).map((right) => {
                const scope: Scope = `${entity}:${right}`
                if (!known.has(scope)) return <span key={right} />
                return (
                  <Checkbox
                    key={right}
                    aria-label={`${t(`entities.${entity}`)} ${t(`rights.${right}`)}`}
                    checked={value.includes(scope)}
                    onChange={(isChosen) => set([scope], isChosen)}
                  >
                    {t(`rights.${right}`)}
                  </Checkbox>
                )
              })}
            </li>
          ))}
        </ul>
      </fieldset>
    )
  })
}
