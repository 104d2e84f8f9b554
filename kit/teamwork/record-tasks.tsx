import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { NotedKey, RecordTask, Teamwork } from '@quayside/contract/teamwork/teamwork.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Checkbox } from '../inputs/checkbox.tsx'
import { showToast } from '../page/events.ts'
import { today } from '../page/today.ts'
import { TaskForm } from './task-form.tsx'
import '../inputs/text-button.css'
import styles from './teamwork.module.css'
import { useTeamworkSide } from './teamwork-side.ts'
import { useRefreshedTasks } from './use-teamwork.ts'

type Props = { readonly noted: NotedKey<string>; readonly teamwork: Teamwork<string> }

/** How late a task is, or that it is due; nothing where there is time. */
export function TaskDue({ task }: { task: Pick<RecordTask, 'dueOn' | 'doneAt'> }) {
  const t = useTranslations('teamwork')
  const days = daysBetween(task.dueOn, today())
  if (task.doneAt !== null || days < 0) return null
  return (
    <em className={styles['due']} data-late={days > 0 || undefined}>
      {days > 0 ? t('overdue', { days }) : t('dueToday')}
    </em>
  )
}

/** Marks a task as done or as open again, and says so. */
export function useMarkTask(): (task: RecordTask<string>, isDone: boolean) => Promise<void> {
  const t = useTranslations('teamwork')
  const side = useTeamworkSide()
  const refresh = useRefreshedTasks()
  return async ({ id }, isDone) => {
    await side.markTask(id, { isDone: toFlag(isDone) })
    showToast({ kind: 'success', text: t(isDone ? 'markedDone' : 'reopened') })
    await refresh()
  }
}

/** The tasks of a record, open ones first, and a form for another one. */
export function RecordTasks({ noted, teamwork: { tasks, colleagues } }: Props) {
  const t = useTranslations('teamwork')
  const mark = useMarkTask()
  const refresh = useRefreshedTasks()
  const side = useTeamworkSide()
  const remove = async (id: string): Promise<void> => {
    await side.removeTask(id)
    showToast({ kind: 'success', text: t('removed') })
    await refresh()
  }
  const [edited, setEdited] = useState<RecordTask<string> | 'new'>()
  const form = (task: RecordTask<string> | undefined) => (
    <TaskForm
      key={task?.id ?? 'new'}
      noted={noted}
      task={task}
      colleagues={colleagues}
      onClose={() => setEdited(undefined)}
    />
  )
  return (
    <section className={styles['part']} aria-label={t('tasks')}>
      <h3>
        {t('tasks')}
        {edited === undefined && <Button onClick={() => setEdited('new')}>{t('newTask')}</Button>}
      </h3>
      {edited === 'new' && form(undefined)}
      {tasks.length === 0 && edited === undefined && <p className={styles['none']}>{t('noTasks')}</p>}
      <ul className={styles['tasks']}>
        {tasks.map((task) => (
          <li key={task.id} data-done={task.doneAt !== null || undefined}>
            {edited !== 'new' && edited?.id === task.id ? (
              form(edited)
            ) : (
              <>
                <Checkbox
                  checked={task.doneAt !== null}
                  disabled={!task.isMine && !task.isGivenByMe}
                  onChange={(isDone) => void mark(task, isDone).catch(() => undefined)}
                >
                  {task.title}
                </Checkbox>
                <div>
                  <span>{task.assignee.name}</span>
                  {task.isAssigneeGone && task.doneAt === null && (
                    <em className={styles['due']} data-late>
                      {t('gone')}
                    </em>
                  )}
                  <span>{task.dueOn}</span>
                  <TaskDue task={task} />
                  {task.doneBy !== null && <span>{t('doneBy', { name: task.doneBy })}</span>}
                  {task.doneAt === null && (
                    <button type="button" className="q-text-button" onClick={() => setEdited(task)}>
                      {t('change')}
                    </button>
                  )}
                  {task.isGivenByMe && (
                    <button
                      type="button"
                      className="q-text-button"
                      onClick={() => void remove(task.id).catch(() => undefined)}
                    >
                      {t('remove')}
                    </button>
                  )}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
