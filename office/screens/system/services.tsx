import type { SystemStatus } from '@quayside/contract/office/system.ts'
import {
  type ExternalService,
  type ServiceState,
  serviceState,
} from '@quayside/contract/office/system-services.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './system.module.css'

const rank: readonly ServiceState[] = ['wrong', 'good', 'idle', 'off']

/** What the installation talks to: whether it works, how it is connected, and when it last did its work. */
export function Services({ services, now }: { services: SystemStatus['services']; now: Date }) {
  const t = useTranslations('officeSystem.services')
  const howOf = useHow()
  const sorted = services
    .map((service) => ({ ...service, state: serviceState(service, now) }))
    .toSorted((one, other) => rank.indexOf(one.state) - rank.indexOf(other.state))
  return (
    <Panel title={t('title')}>
      <ul className={styles['services']}>
        {sorted.map((service) => (
          <li key={service.name}>
            <b>{t(`names.${service.name}`)}</b>
            <span className={styles['state']} data-state={service.state}>
              {t(`states.${service.state}`)}
            </span>
            <small>{howOf(service, service.state)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** How it is connected, when it was last used, and what of its work is not done. */
function useHow(): (service: ExternalService, state: ServiceState) => string {
  const t = useTranslations('officeSystem.services')
  const instant = useInstant()
  return ({ via, users, lastAt, lastDay, waiting, failed }, state) => {
    const last = lastDay ?? (lastAt === null ? null : instant(lastAt))
    return [
      ...(users === 0 ? [] : [t(`via.${via === '' ? 'none' : via}`)]),
      ...(users === null || users === 0 ? [] : [t('users', { count: users })]),
      ...(last === null ? [] : [t(lastDay === null ? 'last' : 'upTo', { last })]),
      ...(waiting > 0 ? [t('waiting', { count: waiting })] : []),
      ...(failed > 0 ? [t('failed', { count: failed })] : []),
      ...(users === 0 && state === 'off' ? [t('none')] : []),
    ].join(' · ')
  }
}
