import type { TaskJob, TaskKind } from '@quayside/contract/office/kinds.ts'
import type { Task } from '@quayside/contract/office/task.ts'
import { expect, it } from 'vitest'
import { inSequence, neighboursOf, placeOf } from './task-sequence.ts'

const mine = { id: '1', name: 'Chen Jing', isYou: true }
const colleagues = { id: '2', name: 'Wu Fang', isYou: false }
const task = (job: TaskJob, id: string, minute: number, more: Partial<Task> = {}): Task => ({
  kind: 'order',
  id,
  job,
  companyId: '1',
  companyName: '',
  title: id,
  state: '',
  label: '',
  waitingSince: new Date(Date.UTC(2026, 10, 15, 8, minute)).toISOString(),
  sum: null,
  isManaged: false,
  takenBy: null,
  ...more,
})
const company = (id: string, minute: number) => task('company', id, minute, { kind: 'company' })
const names = (tasks: readonly (Task | undefined)[]) => tasks.map((each) => each && `${each.job} ${each.id}`)
const around = (tasks: readonly Task[], kind: TaskKind, id: string, before?: readonly Task[]) => {
  const { previous, next } = neighboursOf(tasks, { kind, id }, before)
  return names([previous, next])
}

const queue = inSequence([
  task('declare', '4', 1),
  company('2', 2),
  task('audit', '1', 3),
  task('audit', '3', 4, { takenBy: mine }),
  task('audit', '5', 5, { takenBy: colleagues }),
])

it('goes in the order of the queue, without what a colleague has taken', () => {
  expect(names(queue)).toEqual(['declare 4', 'company 2', 'audit 1', 'audit 3'])
  expect(placeOf(queue, { kind: 'order', id: '1' })).toBe(3)
  expect(placeOf(queue, { kind: 'order', id: '5' })).toBeUndefined()
})

it('leads to the neighbours, and around at both ends', () => {
  expect(around(queue, 'order', '1')).toEqual(['company 2', 'audit 3'])
  expect(around(queue, 'order', '4')).toEqual(['audit 3', 'company 2'])
  expect(around(queue, 'order', '3')).toEqual(['audit 1', 'declare 4'])
})

it('goes on behind the place of a record that has left the queue', () => {
  const left = queue.filter(({ id }) => id !== '1')
  expect(around(left, 'order', '1', queue)).toEqual(['company 2', 'audit 3'])
})

it('goes on behind the old place of a record that waits for its next job, and past what left meanwhile', () => {
  const moved = [task('receive', '4', 9, { takenBy: mine }), ...queue.filter(({ id }) => id !== '4')]
  expect(around(moved, 'order', '4', queue)).toEqual(['audit 3', 'company 2'])
  const alone = moved.filter(({ kind }) => kind !== 'company')
  expect(around(alone, 'order', '4', queue)).toEqual(['audit 3', 'audit 1'])
})

it('goes on with what came meanwhile where nothing is left of what was there', () => {
  expect(around([task('audit', '9', 9)], 'order', '4', queue)).toEqual(['audit 9', 'audit 9'])
})

it('starts at the head from a record that never waited, and knows two kinds with the same id apart', () => {
  expect(around(queue, 'order', '99')).toEqual(['audit 3', 'declare 4'])
  expect(around(queue, 'order', '2')).toEqual(['audit 3', 'declare 4'])
})

it('has no neighbour in a queue that holds the record alone', () => {
  expect(around([task('audit', '1', 1)], 'order', '1')).toEqual([undefined, undefined])
})
