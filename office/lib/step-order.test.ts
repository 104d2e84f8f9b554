import type { NextStep } from '@quayside/contract/kernel/record.ts'
import { jobsOf, kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'
import { expect, it } from 'vitest'
import { stepOrder } from './step-order.ts'

const step = (name: string, ...needs: NextStep['needs']): NextStep => ({ name, needs }) as NextStep
const names = (steps: readonly { readonly name: string }[]): string[] => steps.map(({ name }) => name)

it('begins with what the queue asks for, and ends with what sends the record back', () => {
  const nextSteps = [step('markInspected'), step('reject', 'reason'), step('pass')]
  const { main, forward, back } = stepOrder('company', { nextSteps, blockedSteps: [] }, ['pass', 'reject'])
  expect(main?.name).toBe('pass')
  expect(names(forward)).toEqual(['pass', 'markInspected'])
  expect(names(back)).toEqual(['reject'])
})

it('makes no main step of a rejection while a rule stops the other one', () => {
  const stopped = { name: 'pass', reason: 'The file is missing.', roles: [] }
  const { main, back } = stepOrder(
    'company',
    { nextSteps: [step('reject', 'reason')], blockedSteps: [stopped] },
    ['pass', 'reject'],
  )
  expect(main).toBeUndefined()
  expect(names(back)).toEqual(['reject'])
})

const jobs = taskKinds.flatMap((kind) => jobsOf(kind).map((job) => ({ kind, ...job })))

it.each(jobs)('$kind: what $job waits for has a main step', ({ kind, steps }) => {
  const rows = kindOf(kind).machine.transitions.filter(({ name }) => steps.includes(name))
  const nextSteps = [...new Set(rows.map(({ name }) => name))].map((name) =>
    step(name, ...(rows.find((row) => row.name === name)?.needs ?? [])),
  )
  if (nextSteps.length === 0) return
  expect(stepOrder(kind, { nextSteps, blockedSteps: [] }, steps).main).toBeDefined()
})

it('makes no main step of a return where the page itself takes the awaited step', () => {
  const nextSteps = [step('return', 'reason')]
  const steps = jobsOf('classificationRequest').flatMap((job) => job.steps)
  expect(steps.length).toBeGreaterThan(1)
  expect(stepOrder('classificationRequest', { nextSteps, blockedSteps: [] }, steps).main).toBeUndefined()
})
