import type { Task } from '@quayside/contract/office/task.ts'
import { Button } from '@quayside/kit/button.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { WaitingTime } from '../../lib/waiting-time.tsx'
import styles from './queue.module.css'

type Props = {
  readonly tasks: readonly Task[]
  readonly onTakeUp: (task: Task) => void
  readonly onHandOver: (task: Task) => void
}

/** Operated by keyboard: arrows move, Enter opens, T takes a task. */
export function QueueTable({ tasks, onTakeUp, onHandOver }: Props) {
  const t = useTranslations('office.queue')
  const kinds = useTranslations('office.kinds')
  const navigate = useNavigate()
  const may = useMay()
  const body = useRef<HTMLTableSectionElement>(null)

  function onKey(event: KeyboardEvent<HTMLTableRowElement>, task: Task): void {
    if (event.target !== event.currentTarget) return
    const rows = [...(body.current?.rows ?? [])]
    const place = rows.indexOf(event.currentTarget)
    const go = (next: number): void => rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus()
    const actions: Record<string, () => void> = {
      ArrowDown: () => go(place + 1),
      ArrowUp: () => go(place - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      Enter: () => void navigate({ href: recordAddress(task.kind, task.id) }),
      t: () => {
        if (task.takenBy === null && may('task-take')) onTakeUp(task)
      },
    }
    const { [event.key]: act } = actions
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  return (
    <div className={styles['queue-scroll']}>
      <table className={styles['queue-table']}>
        <caption className="visually-hidden">{t('keys')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('waiting')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('customer')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('holder')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('open')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {tasks.map((task, place) => (
            <tr
              key={`${task.kind} ${task.id}`}
              tabIndex={place === 0 ? 0 : -1}
              onKeyDown={(event) => onKey(event, task)}
              onDoubleClick={() => void navigate({ href: recordAddress(task.kind, task.id) })}
            >
              <td>
                <WaitingTime since={task.waitingSince} />
              </td>
              <td>{kinds(task.kind)}</td>
              <td className={styles['queue-what']}>
                <PageLink href={recordAddress(task.kind, task.id)}>{task.title || task.id}</PageLink>
              </td>
              <td className={styles['queue-customer']}>{task.companyName || '–'}</td>
              <td>
                <KindState kind={task.kind} state={task.state} />
              </td>
              <td>
                {task.takenBy === null ? (
                  <span className="q-nothing">{t('nobody')}</span>
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
      <p className={styles['queue-keys']}>{t('keys')}</p>
    </div>
  )
}
