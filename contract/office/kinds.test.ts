import { describe, expect, it } from 'vitest'
import { actorsOf } from '../kernel/machine.ts'
import { kindOf, permissionsFor, taskKinds, waitingStates } from './kinds.ts'

/** What the provider does to an order beside its machine. */
const marks = new Set(['priceAudit', 'declarationState'])

describe('the records that the provider works on', () => {
  it('wait in the states that an awaited step leads out of', () => {
    expect(Object.fromEntries(taskKinds.map((kind) => [kind, waitingStates(kind)]))).toEqual({
      order: ['submitted'],
      company: ['applied', 'verifying'],
      companyChange: ['proposed'],
      supplier: ['voidRequested', 'enableRequested'],
      productRequest: ['submitted', 'objected'],
      consultation: ['open'],
    })
  })

  it('are taken up by those who may take an awaited step', () => {
    expect(new Set(permissionsFor('order'))).toEqual(new Set(['order-audit', 'order-price']))
    expect(new Set(permissionsFor('consultation'))).toEqual(new Set(['consultation-answer']))
  })

  it.each(taskKinds)('%s: every step of the provider has a permission, and no other step', (kind) => {
    const { machine, steps } = kindOf(kind)
    const own = machine.transitions.filter((row) => actorsOf(row).includes('provider'))
    expect(
      Object.keys(steps)
        .filter((name) => !marks.has(name))
        .toSorted(),
    ).toEqual([...new Set(own.map(({ name }) => name))].toSorted())
  })

  it.each(taskKinds)('%s: awaited steps and the draft stand in its tables', (kind) => {
    const { machine, steps, waitsFor = [], draft } = kindOf(kind)
    for (const name of waitsFor) expect(Object.keys(steps)).toContain(name)
    if (draft !== undefined) expect(machine.initial).toBe(draft)
  })
})
