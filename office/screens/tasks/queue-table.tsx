import { StarFilled } from '@ant-design/icons-svg'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { Task } from '@quayside/contract/office/task.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { usePageKeys } from '../../lib/page-keys.ts'
import { WaitingTime } from '../../lib/waiting-time.tsx'
import styles from './queue.module.css'

type Props = {
  readonly tasks: readonly Task[]
  readonly onTakeUp: (task: Task) => void
  readonly onHandOver: (task: Task) => void
}

const keyOf = (task: Task): string => `${task.kind} ${task.id}`

/** Worked through by keyboard, from the first key on: one row is always the current one. */
export function QueueTable({ tasks, onTakeUp, onHandOver }: Props) {
  const t = useTranslations('office.queue')
  const jobs = useTranslations('office.jobs')
  const navigate = useNavigate()
  const may = useMay()
  const body = useRef<HTMLTableSectionElement>(null)
  const [chosen, setChosen] = useState<{ key: string; place: number }>()
  // The current task may have left the queue: the one that took its place is current then.
  const found = tasks.findIndex((task) => keyOf(task) === chosen?.key)
  const place = found === -1 ? Math.min(chosen?.place ?? 0, tasks.length - 1) : found
  const current = tasks[place]

  function choose(next: number): void {
    const to = Math.max(0, Math.min(tasks.length - 1, next))
    const { [to]: task } = tasks
    if (!task) return
    setChosen({ key: keyOf(task), place: to })
    body.current?.rows[to]?.focus()
  }
  const open = (task: Task | undefined): void => {
    if (task) void navigate({ href: recordAddress(task.kind, task.id) })
  }
  usePageKeys({
    j: () => choose(place + 1),
    k: () => choose(place - 1),
    ArrowDown: () => choose(place + 1),
    ArrowUp: () => choose(place - 1),
    Home: () => choose(0),
    End: () => choose(tasks.length - 1),
    Enter: () => open(current),
    t: () => {
      if (current?.takenBy === null && may('task-take')) onTakeUp(current)
    },
    h: () => {
      if (current && current.takenBy !== null) onHandOver(current)
    },
  })

  return (
    <div className={styles['queue-scroll']}>
      <table className={styles['queue-table']}>
        <caption className="visually-hidden">{t('lead')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('waiting')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col" className={styles['queue-sum']}>
              {t('sum')}
            </th>
            <th scope="col">{t('customer')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('holder')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('open')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {tasks.map((task, at) => (
            <tr
              key={keyOf(task)}
              tabIndex={at === place ? 0 : -1}
              aria-current={at === place || undefined}
              onFocus={() => setChosen({ key: keyOf(task), place: at })}
              onClick={() => setChosen({ key: keyOf(task), place: at })}
              onDoubleClick={() => open(task)}
            >
              <td>
                <WaitingTime since={task.waitingSince} />
              </td>
              <td>{jobs(task.job)}</td>
              <td className={styles['queue-what']}>
                <PageLink href={recordAddress(task.kind, task.id)}>
                  <TaskTitle title={task.title || task.id} />
                </PageLink>
              </td>
              <td className={styles['queue-sum']}>
                {task.sum ? (
                  <Money value={task.sum.amount as Amount} currency={task.sum.currency} />
                ) : (
                  <span className="q-nothing">–</span>
                )}
              </td>
              <td className={styles['queue-customer']}>
                {task.isManaged && (
                  <span role="img" aria-label={t('managed')} title={t('managed')}>
                    <Icon drawing={StarFilled} />{' '}
                  </span>
                )}
                {task.companyName || '–'}
              </td>
              <td>
                <KindState kind={task.kind} state={task.state} label={task.label} />
              </td>
              <td>
                {task.takenBy === null ? (
                  <Nothing />
                ) : task.takenBy.isYou ? (
                  <strong>{t('you')}</strong>
                ) : (
                  task.takenBy.name
                )}
              </td>
              <td className={styles['queue-actions']}>
                {task.takenBy === null ? (
                  <Button size="small" disabled={!may('task-take')} onClick={() => onTakeUp(task)}>
                    {t('takeUp')}
                  </Button>
                ) : (
                  <Button look="text" size="small" onClick={() => onHandOver(task)}>
                    {t('handOver')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Numbers of records are set as numbers are, what else names the record as words. */
const TaskTitle = ({ title }: { title: string }) =>
  title.split(/([A-Z]{1,2}\d{6}-\d{4})/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={styles['queue-number']}>
        {part}
      </span>
    ),
  )
