import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { Task } from '@quayside/contract/office/task.ts'
import { api } from './api.ts'

const looked = 50

/** The next waiting task that no colleague has taken: of the same kind after the current one, then of any kind. */
export async function findNextTask(kind: TaskKind, id: string): Promise<Task | undefined> {
  const { rows } = await api(
    'GET office/online/task/list',
    { query: { pageSize: looked } },
    { isQuiet: true },
  )
  const isMine = (task: Task): boolean => task.takenBy === null || task.takenBy.isYou
  const others = rows.filter((task) => isMine(task) && !(task.kind === kind && task.id === id))
  const place = rows.findIndex((task) => task.kind === kind && task.id === id)
  const behind = others.filter((task) => rows.indexOf(task) > place)
  return (
    behind.find((task) => task.kind === kind) ??
    others.find((task) => task.kind === kind) ??
    behind[0] ??
    others[0]
  )
}
