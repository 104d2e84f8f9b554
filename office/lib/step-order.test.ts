import { actorsOf } from '@quayside/contract/kernel/machine.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import { jobsOf, kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'
import { expect, it } from 'vitest'
import { stepOrder } from './step-order.ts'

const step = (name: string, ...needs: NextStep['needs']): NextStep => ({ name, needs }) as NextStep
const names = (steps: readonly { readonly name: string }[]): string[] => steps.map(({ name }) => name)

it('begins with what the queue asks for, and ends with what sends the record back', () => {
  const nextSteps = [step('markInspected'), step('reject', 'reason'), step('pass')]
  const { main, forward, back } = stepOrder('company', { state: 'verifying', nextSteps, blockedSteps: [] }, [
    'pass',
    'reject',
  ])
  expect(main?.name).toBe('pass')
  expect(names(forward)).toEqual(['pass', 'markInspected'])
  expect(names(back)).toEqual(['reject'])
})

it('makes no main step of a rejection while a rule stops the other one', () => {
  const stopped = { name: 'pass', reason: 'The file is missing.', roles: [] }
  const { main, back } = stepOrder(
    'company',
    { state: 'verifying', nextSteps: [step('reject', 'reason')], blockedSteps: [stopped] },
    ['pass', 'reject'],
  )
  expect(main).toBeUndefined()
  expect(names(back)).toEqual(['reject'])
})

const jobs = taskKinds.flatMap((kind) =>
  jobsOf(kind).flatMap(({ job, steps }) =>
    kindOf(kind).machine.states.keys.map((state) => ({ kind, job, steps, state })),
  ),
)
const stepsFrom = ({ kind, state }: (typeof jobs)[number]) =>
  kindOf(kind).machine.transitions.filter(
    (row) => row.from.includes(state) && row.to !== state && actorsOf(row).includes('provider'),
  )
const waiting = jobs.filter((each) => stepsFrom(each).some(({ name }) => each.steps.includes(name)))

it.each(waiting)('$kind: what $job waits for from $state has a main step', (each) => {
  const { kind, state } = each
  const rows = stepsFrom(each)
  const nextSteps = [...new Set(rows.map(({ name }) => name))].map((name) =>
    step(name, ...((rows.find((row) => row.name === name)?.needs ?? []) as NextStep['needs'])),
  )
  const awaited = jobsOf(kind).flatMap(({ steps }) => steps)
  expect(stepOrder(kind, { state, nextSteps, blockedSteps: [] }, awaited).main).toBeDefined()
})

it('makes no main step of a return where the page itself takes the awaited step', () => {
  const nextSteps = [step('return', 'reason')]
  const steps = jobsOf('classificationRequest').flatMap((job) => job.steps)
  expect(steps.length).toBeGreaterThan(1)
  expect(
    stepOrder('classificationRequest', { state: 'submitted', nextSteps, blockedSteps: [] }, steps).main,
  ).toBeUndefined()
})
