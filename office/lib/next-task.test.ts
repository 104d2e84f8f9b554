import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { Task } from '@quayside/contract/office/task.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { findNextTask } from './next-task.ts'

const mine = { id: '1', name: 'Chen Jing', isYou: true }
const colleagues = { id: '2', name: 'Wu Fang', isYou: false }
const task = (kind: TaskKind, id: string, takenBy: Task['takenBy'] = null): Partial<Task> => ({
  kind,
  id,
  takenBy,
})

/** The queue as the server answers it. */
const queue = (...rows: readonly Partial<Task>[]): void =>
  void vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 200, msg: '', data: { rows, total: rows.length } })),
  )
const nextAfter = async (kind: TaskKind, id: string): Promise<string | undefined> => {
  const next = await findNextTask(kind, id)
  return next && `${next.kind} ${next.id}`
}

afterEach(() => vi.unstubAllGlobals())

it('goes on with the same kind behind the present task', async () => {
  queue(task('order', '1'), task('order', '2'), task('company', '3'), task('order', '4'))
  expect(await nextAfter('order', '2')).toBe('order 4')
})

it('returns to an earlier task of the same kind before another kind', async () => {
  queue(task('order', '1'), task('order', '2'), task('company', '3'))
  expect(await nextAfter('order', '2')).toBe('order 1')
})

it('goes on with another kind when none of the same kind is left', async () => {
  queue(task('company', '1'), task('order', '2'), task('supplier', '3'))
  expect(await nextAfter('order', '2')).toBe('supplier 3')
})

it('starts at the head of the queue when the present task has left it', async () => {
  queue(task('company', '1'), task('supplier', '3'))
  expect(await nextAfter('order', '2')).toBe('company 1')
})

it('tells records of two kinds with the same id apart', async () => {
  queue(task('company', '2'), task('order', '2'))
  expect(await nextAfter('order', '2')).toBe('company 2')
})

it('leaves out what a colleague has taken, not what the caller has', async () => {
  queue(task('order', '1', colleagues), task('order', '2', mine))
  expect(await nextAfter('order', '9')).toBe('order 2')
})

it('finds nothing in a queue that holds the present task alone', async () => {
  queue(task('order', '2', mine))
  expect(await nextAfter('order', '2')).toBeUndefined()
})
