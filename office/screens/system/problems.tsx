import {
  type SystemPart,
  type SystemStatus,
  systemLimits,
  wrongServices,
} from '@quayside/contract/office/system.ts'
import { useTranslations } from 'use-intl'
import { CopyCommand } from './copy-command.tsx'
import { RunAgain } from './run-again.tsx'
import { SendAgain } from './send-again.tsx'
import { SendMailsAgain } from './send-mails-again.tsx'
import styles from './system.module.css'

const failedOf = ({ jobs }: SystemStatus) => jobs.runs.filter(({ state }) => state === 'failed')

/** What needs a person, each with its cause, its effect and what heals it. */
type Props = { readonly status: SystemStatus; readonly problems: readonly SystemPart[]; readonly now: Date }

export function Problems({ status, problems, now }: Props) {
  const t = useTranslations('officeSystem')
  const causeOf = useCauses(status, now)
  if (problems.length === 0) return null
  return (
    <ul className={styles['problems']}>
      {problems.map((part) => (
        <li key={part}>
          <strong>{t(`parts.${part}`)}</strong>
          <span>{causeOf(part)}</span>
          {part === 'jobs' && <RunAgain ids={failedOf(status).map(({ id }) => id)} isMain />}
          {part === 'messages' && <SendMailsAgain />}
          {part === 'webhooks' && <SendAgain />}
          {(part === 'backup' || part === 'reconcile') && <CopyCommand command={`npm run ${part}`} />}
        </li>
      ))}
    </ul>
  )
}

function useCauses(status: SystemStatus, now: Date): (part: SystemPart) => string {
  const t = useTranslations('officeSystem.causes')
  const names = useTranslations('officeSystem.services.names')
  const { database, replicas, disk, storage, messages, reconcile, webhooks } = status
  const counts: Partial<Record<SystemPart, number>> = {
    storage: storage.failures,
    jobs: failedOf(status).length,
    webhooks: webhooks.dead,
    messages: messages.givenUp,
  }
  return (part) =>
    t(part, {
      connections: database.connections,
      most: database.mostConnections,
      seconds: Math.max(0, ...replicas.map(({ lagSeconds }) => Math.round(lagSeconds ?? 0))),
      percent: disk === null ? 0 : Math.round(100 * (1 - disk.freeBytes / disk.bytes)),
      minutes: messages.oldestMinutes,
      hours: systemLimits.backupHours,
      days: systemLimits.reconcileDays,
      wrong: reconcile?.counts.wrong ?? 0,
      count: counts[part] ?? 0,
      names: wrongServices(status, now)
        .map(({ name, lastDay }) => `${names(name)} ${lastDay ?? ''}`.trim())
        .join(', '),
    })
}
