import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { Task } from '@quayside/contract/office/task.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The server's largest page. */
const looked = 200

/** What waits and no colleague has taken, in the order of the queue: what one works through with J and K. */
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
  tasks.filter(({ takenBy }) => takenBy === null || takenBy.isYou)

type Ref = { readonly kind: TaskKind; readonly id: string }
const isSame = (task: Ref, ref: Ref): boolean => task.kind === ref.kind && task.id === ref.id

/** Where a record stands among what waits, from 1 on; nothing where it does not wait. */
export function placeOf(tasks: readonly Task[], ref: Ref): number | undefined {
  const place = tasks.findIndex((task) => isSame(task, ref))
  return place === -1 ? undefined : place + 1
}

/**
 * The neighbours of a record in the sequence. `before` is the sequence as it was when its page was opened: after a
 * decision the record has left the queue or stands elsewhere in it, and one goes on behind the place where it stood; at
 * the end, from the start.
 */
export function neighboursOf(
  tasks: readonly Task[],
  ref: Ref,
  before: readonly Task[] = tasks,
): { readonly previous: Task | undefined; readonly next: Task | undefined } {
  const here = before.findIndex((task) => isSame(task, ref))
  const around = here === -1 ? before : [...before.slice(here + 1), ...before.slice(0, here)]
  const others = tasks.filter((task) => !isSame(task, ref))
  const still = around.flatMap((former) => others.find((task) => isSame(task, former)) ?? [])
  return { previous: still.at(-1) ?? others.at(-1), next: still[0] ?? others[0] }
}
