import { type TaskKind, taskJobs } from '@quayside/contract/office/kinds.ts'
import type { Task } from '@quayside/contract/office/task.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The server's largest page. */
const looked = 200

/** What waits and no colleague has taken, job by job, the longest wait first: what one works through with J and K. */
export const taskSequence = queryOptions({
  queryKey: ['task', 'sequence'],
  queryFn: async ({ signal }): Promise<readonly Task[]> => {
    const { rows } = await api(
      'GET office/online/task/list',
      { query: { pageSize: looked } },
      { isQuiet: true, signal },
    )
    return inSequence(rows)
  },
})

export const inSequence = (tasks: readonly Task[]): readonly Task[] =>
  tasks.filter(({ takenBy }) => takenBy === null || takenBy.isYou).toSorted(compare)

const compare = (left: Task, right: Task): number =>
  taskJobs.indexOf(left.job) - taskJobs.indexOf(right.job) ||
  left.waitingSince.localeCompare(right.waitingSince) ||
  Number(left.id) - Number(right.id)

type Ref = { readonly kind: TaskKind; readonly id: string }
const isSame = (task: Ref, ref: Ref): boolean => task.kind === ref.kind && task.id === ref.id

/** Where a record stands among what waits, from 1 on; nothing where it does not wait. */
export function placeOf(tasks: readonly Task[], ref: Ref): number | undefined {
  const place = tasks.findIndex((task) => isSame(task, ref))
  return place === -1 ? undefined : place + 1
}

/**
 * The neighbours of a record in the sequence. `before` is the task as it was when its page was opened: after a decision
 * it has left the queue, and one goes on behind the place where it stood; at the end, from the start.
 */
export function neighboursOf(
  tasks: readonly Task[],
  ref: Ref,
  before: Task | undefined,
): { readonly previous: Task | undefined; readonly next: Task | undefined } {
  const others = tasks.filter((task) => !isSame(task, ref))
  const here = before ?? tasks.find((task) => isSame(task, ref))
  const behind = here ? others.filter((task) => compare(task, here) > 0) : others
  const ahead = here ? others.filter((task) => compare(task, here) < 0) : []
  return { previous: ahead.at(-1) ?? behind.at(-1), next: behind[0] ?? ahead[0] }
}
