import type { TaskCounts } from '@quayside/contract/office/task.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import { WaitingTime } from '../../lib/waiting-time.tsx'
import styles from './queue.module.css'

type Waiting = NonNullable<TaskCounts['bankLines']>

/** Money that came in and belongs to no customer yet: all of it is one job, done on its own page. */
export function BankLinesWaiting({ waiting: { count, oldest } }: { waiting: Waiting }) {
  const t = useTranslations('office.queue')
  if (count === 0 || oldest === null) return null
  return (
    <p className={styles['queue-bank']}>
      <WaitingTime since={oldest} />
      <span>{t('bankLinesWait', { count })}</span>
      <PageLink href={pageAddress('/office/bankLines')}>{t('matchBankLines')}</PageLink>
    </p>
  )
}
