import type { SystemStatus } from '@quayside/contract/office/system.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { type ShortColumn, ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { RunAgain } from './run-again.tsx'
import styles from './system.module.css'

type JobRun = SystemStatus['jobs']['runs'][number]

/** Runs that failed for good, then the last run of each job. */
export function Jobs({ jobs }: { jobs: SystemStatus['jobs'] }) {
  const t = useTranslations('officeSystem')
  const names = useTextsByKey('officeSystem.jobs')
  const failed = jobs.runs.filter(({ state }) => state === 'failed').length
  const ofFailures: readonly ShortColumn<JobRun>[] = [
    {
      title: t('reason'),
      cell: ({ reason }) => (
        <span className={styles['error']} lang="zxx">
          {reason}
        </span>
      ),
    },
    {
      title: t('runAgain'),
      isActions: true,
      cell: ({ id, state }) => state === 'failed' && <RunAgain ids={[id]} />,
    },
  ]
  return (
    <Panel
      title={t('parts.jobs')}
      actions={
        <span className={styles['quiet']}>
          {t('jobsLead', { ended: jobs.endedToday, waiting: jobs.waiting, failed })}
        </span>
      }
    >
      <ShortTable
        rows={jobs.runs}
        empty={t('noJobs')}
        columns={[
          {
            title: t('result'),
            cell: ({ state }) => <ToneTag tone={state === 'failed' ? 'refused' : 'done'}>{t(state)}</ToneTag>,
          },
          {
            title: t('job'),
            isRowHead: true,
            cell: ({ name }) => (
              <span className={styles['job']}>
                {names.has(name) ? names(name) : name} <code>{name}</code>
              </span>
            ),
          },
          { title: t('endedAt'), cell: ({ endedAt }) => <DateText value={endedAt} hasTime /> },
          { title: t('duration'), isFigure: true, cell: ({ seconds }) => t('seconds', { count: seconds }) },
          ...(failed === 0 ? [] : ofFailures),
        ]}
      />
    </Panel>
  )
}
