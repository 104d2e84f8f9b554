import { DownOutlined, RightOutlined } from '@ant-design/icons-svg'
import { type TaskArea, type TaskJob, taskAreas } from '@quayside/contract/office/kinds.ts'
import type { TaskCounts } from '@quayside/contract/office/task.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './queue.module.css'
import { QueueChoice } from './queue-choice.tsx'

type Props = {
  readonly jobs: TaskCounts['jobs']
  /** Whether choosing a job leaves as many tasks as it counts. */
  readonly hasCounts: boolean
  readonly chosen: string | undefined
  readonly onChoose: (job: TaskJob) => void
}

/** What there is to do, by area; the area of the chosen job is open. What has nothing waiting is left out. */
export function QueueJobs({ jobs, hasCounts, chosen, onChoose }: Props) {
  const t = useTranslations('office.queue.areas')
  const jobTexts = useTranslations('office.jobs')
  const [opened, setOpened] = useState<TaskArea>()
  const areas = (Object.keys(taskAreas) as TaskArea[]).flatMap((area) => {
    const kinds: readonly string[] = taskAreas[area]
    const own = jobs.filter(({ kind, job, count }) => kinds.includes(kind) && (count > 0 || job === chosen))
    return own.length > 0 ? [{ area, own }] : []
  })
  return areas.map(({ area, own }) => {
    const isOpen = opened === area || own.some(({ job }) => job === chosen)
    return (
      <Fragment key={area}>
        <button
          type="button"
          className={styles['queue-area']}
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? undefined : area)}
        >
          <Icon drawing={isOpen ? DownOutlined : RightOutlined} />
          <span>{t(area)}</span>
          {hasCounts && <b>{own.reduce((sum, { count }) => sum + count, 0)}</b>}
        </button>
        {isOpen && (
          <div className={styles['queue-jobs']}>
            {own.map(({ job, count }) => (
              <QueueChoice
                key={job}
                text={jobTexts(job)}
                count={hasCounts ? count : undefined}
                isChosen={job === chosen}
                onChoose={() => onChoose(job)}
              />
            ))}
          </div>
        )}
      </Fragment>
    )
  })
}
