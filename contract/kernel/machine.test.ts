import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeList } from './codes.ts'
import { actors, machine } from './machine.ts'
import { nextSteps, stateKey, step, toMermaid } from './machine-steps.ts'

const lampState = codeList('lampState', { off: 0, on: 1, broken: 9 })
type LampFacts = { readonly hasPower: boolean; readonly isOutdoor: boolean }
const lamp = machine<LampFacts, 'lamp.noPower' | 'lamp.alreadyOn'>()({
  name: 'lamp',
  states: lampState,
  initial: 'off',
  transitions: [
    { name: 'dust', from: ['off'], actor: ['customer', 'provider'] },
    {
      name: 'switchOn',
      from: ['off'],
      to: 'on',
      actor: 'customer',
      applies: (facts) => !facts.isOutdoor,
      when: (facts) => (facts.hasPower ? undefined : 'lamp.noPower'),
      elsewhere: [{ in: ['on'], refusal: 'lamp.alreadyOn' }],
    },
    { name: 'switchOn', from: ['off'], to: 'on', actor: 'system', applies: (facts) => facts.isOutdoor },
    { name: 'report', from: ['on'], to: 'broken', actor: 'customer' },
    { name: 'report', from: ['off', 'on'], to: 'broken', actor: 'provider', needs: ['reason'] },
  ],
})
const indoors: LampFacts = { hasPower: true, isOutdoor: false }

describe('step', () => {
  it('leads where the row says', () => {
    expect(step(lamp, { name: 'switchOn', from: 'off', actor: 'customer', facts: indoors })).toEqual({
      ok: true,
      transition: 'switchOn',
      from: 'off',
      to: 'on',
      needs: [],
    })
  })

  it('leaves the record where it stands when the row leads nowhere', () => {
    const outcome = step(lamp, { name: 'dust', from: 'off', actor: 'provider', facts: indoors })
    expect(outcome).toMatchObject({ ok: true, to: 'off' })
  })

  it('refuses a transition that the table does not know or does not list from here', () => {
    for (const name of ['explode', 'dust', '']) {
      const outcome = step(lamp, { name, from: 'broken', actor: 'customer', facts: indoors })
      expect(outcome).toEqual({ ok: false, refusal: 'state.notAllowed' })
    }
  })

  it('refuses an actor whose step it is not', () => {
    const outcome = step(lamp, { name: 'switchOn', from: 'off', actor: 'provider', facts: indoors })
    expect(outcome).toEqual({ ok: false, refusal: 'state.notYours' })
  })

  it('answers the guard’s refusal', () => {
    const facts = { ...indoors, hasPower: false }
    const outcome = step(lamp, { name: 'switchOn', from: 'off', actor: 'customer', facts })
    expect(outcome).toEqual({ ok: false, refusal: 'lamp.noPower' })
  })

  it('answers the row’s own refusal to a call that comes too late, and only in the states it names', () => {
    const late = step(lamp, { name: 'switchOn', from: 'on', actor: 'customer', facts: indoors })
    expect(late).toEqual({ ok: false, refusal: 'lamp.alreadyOn' })
    const broken = step(lamp, { name: 'switchOn', from: 'broken', actor: 'customer', facts: indoors })
    expect(broken).toEqual({ ok: false, refusal: 'state.notAllowed' })
  })

  it('takes a row only for the kind of record it is for', () => {
    const outdoors = { hasPower: false, isOutdoor: true }
    expect(step(lamp, { name: 'switchOn', from: 'off', actor: 'system', facts: outdoors }).ok).toBe(true)
    expect(step(lamp, { name: 'switchOn', from: 'off', actor: 'customer', facts: outdoors }).ok).toBe(false)
  })

  it('names the needs of the row that was taken', () => {
    const outcome = step(lamp, { name: 'report', from: 'on', actor: 'provider', facts: indoors })
    expect(outcome).toMatchObject({ needs: ['reason'] })
  })
})

describe('nextSteps', () => {
  it('lists what an actor may do from here, once each', () => {
    expect(nextSteps(lamp, { from: 'on', actor: 'provider', facts: indoors })).toEqual([
      { name: 'report', to: 'broken', needs: ['reason'] },
    ])
    expect(
      nextSteps(lamp, { from: 'off', actor: 'customer', facts: indoors }).map(({ name }) => name),
    ).toEqual(['dust', 'switchOn'])
  })

  it('offers exactly the steps that step allows, whatever the facts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lampState.keys),
        fc.constantFrom(...actors),
        fc.record({ hasPower: fc.boolean(), isOutdoor: fc.boolean() }),
        (from, actor, facts) => {
          const offered = new Set(nextSteps(lamp, { from, actor, facts }).map(({ name }) => name))
          for (const { name } of lamp.transitions) {
            expect(step(lamp, { name, from, actor, facts }).ok).toBe(offered.has(name))
          }
        },
      ),
    )
  })
})

describe('a state’s code', () => {
  it('is turned into its name, and an unknown one is a fault', () => {
    expect(stateKey(lamp, 9)).toBe('broken')
    expect(() => stateKey(lamp, 2)).toThrow('lampState has no code 2')
  })
})

describe('the diagram', () => {
  it('prints every state with its code and every way with its actor', () => {
    const lines = toMermaid(lamp).split('\n')
    expect(lines).toContain('  [*] --> off')
    expect(lines).toContain('  broken: broken (9)')
    expect(lines).toContain('  off --> off: dust (customer or provider)')
    expect(lines).toContain('  on --> broken: report (provider)')
  })
})
