import type { Company } from '@quayside/contract/account/company.ts'
import { useTranslations } from 'use-intl'

const places: Record<Company['certification'], number> = {
  NOTCERT: 0,
  APPLY: 1,
  VERIFYING: 2,
  PASSED: 3,
  REJECTED: 3,
}

export function InformationSteps({ certification }: { certification: Company['certification'] }) {
  const t = useTranslations('information.steps')
  const reached = places[certification]
  const isRejected = certification === 'REJECTED'
  const names = ['fill', 'submitted', 'review', isRejected ? 'rejected' : 'passed'] as const
  return (
    <ol className="steps" aria-label={t('label')}>
      {names.map((name, place) => {
        const isDone = place < reached || certification === 'PASSED'
        const state = isDone ? 'done' : place === reached ? 'current' : 'ahead'
        return (
          <li
            key={name}
            data-state={name === 'rejected' ? 'rejected' : state}
            aria-current={place === reached ? 'step' : undefined}
          >
            {t(name)}
            <span className="visually-hidden">{t(state)}</span>
          </li>
        )
      })}
    </ol>
  )
}
