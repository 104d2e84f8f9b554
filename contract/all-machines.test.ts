import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allTones } from './all-codes.ts'
import { expectedAwaited } from './all-machines.awaited.ts'
import { expectedSteps } from './all-machines.expected.ts'
import { allMachines, type MachineName, machineRefusals } from './all-machines.ts'
import type { DeclarationFacts } from './customs/declaration.states.ts'
import type { ApprovalOrderFacts } from './filings/approval-order.states.ts'
import { filingQuoteState } from './filings/filing.codes.ts'
import type { LabelOrderFacts } from './filings/label-order.states.ts'
import { awaitedStep } from './kernel/awaited-step.ts'
import { type Actor, type AnyMachine, actors } from './kernel/machine.ts'
import { nextSteps, type Step, step } from './kernel/machine-steps.ts'
import { declarationState } from './orders/declaration.codes.ts'
import { orderFactValues } from './orders/order.conditions.ts'
import type { OrderChangeFacts } from './orders/order-change.states.ts'
import type { GoodsPickupFacts } from './warehouse/goods-pickup.states.ts'
import type { InboundFacts } from './warehouse/inbound.states.ts'
import type { OutboundFacts } from './warehouse/outbound.states.ts'

type Choices<F> = { readonly [K in keyof F]: readonly F[K][] }

/** Everything that can be true of a record; the walk takes every combination. */
const choices: Partial<Record<MachineName, Readonly<Record<string, readonly unknown[]>>>> = {
  order: orderFactValues,
  orderChange: { isAppliedAtOnce: [true, false] } satisfies Choices<OrderChangeFacts>,
  paymentApplication: { areOrdersApproved: [true, false] },
  goodsPickup: {
    anomalyAt: [undefined, 'pickup', 'inspection'],
    inbound: ['beforeAudit', 'underway', 'stored'],
  } satisfies Choices<GoodsPickupFacts>,
  inbound: { isPickedUp: [true, false], isFetched: [true, false] } satisfies Choices<InboundFacts>,
  outbound: {
    isAllShipped: [true, false],
    isPartlyShipped: [true, false],
    isInspectionOpen: [true, false],
  } satisfies Choices<OutboundFacts>,
  declaration: { target: [undefined, ...declarationState.keys] } satisfies Choices<DeclarationFacts>,
  forwarderEnquiry: { hasQuotation: [true, false] },
  forwarderOrder: { direction: ['import', 'export'], hasQuotation: [true, false] },
  approvalOrder: {
    hasOpenDocuments: [true, false],
    hasHandedIn: [true, false],
    quote: filingQuoteState.keys,
  } satisfies Choices<ApprovalOrderFacts>,
  forwarderQuotation: { hasOpenOffer: [true, false], isValid: [true, false] },
  labelOrder: {
    hasOpenVersion: [true, false],
    isConfirmed: [true, false],
    quote: filingQuoteState.keys,
  } satisfies Choices<LabelOrderFacts>,
  serviceOrder: { isTransport: [true, false] },
}

const everyCase = (options: Readonly<Record<string, readonly unknown[]>>): readonly object[] =>
  Object.entries(options).reduce<readonly object[]>(
    (cases, [name, values]) =>
      cases.flatMap((known) => values.map((value) => Object.freeze({ ...known, [name]: value }))),
    [Object.freeze({})],
  )

/** Made once per machine: an order has 1,728 of them, which are asked for at every state, transition and actor. */
const casesByName = new Map<string, readonly object[]>()
function casesOf({ name }: AnyMachine): readonly object[] {
  const cases = casesByName.get(name) ?? everyCase(choices[name as MachineName] ?? {})
  casesByName.set(name, cases)
  return cases
}
const namesOf = (table: AnyMachine) => [...new Set(table.transitions.map(({ name }) => name))]
const ask = (table: AnyMachine, name: string, from: string, actor: Actor, facts: object): Step<string> =>
  step(table, { name, from, actor, facts: facts as never })

const tables: readonly (readonly [string, AnyMachine])[] = allMachines.map((table) => [table.name, table])
const walked = new Map<string, number>()
const provoked = new Set<string>()
const known = new Set<string>([...Object.keys(machineRefusals), 'state.notAllowed', 'state.notYours'])

describe.each(tables)('the machine %s', (name, table) => {
  const listed = new Set(expectedSteps[name as MachineName])

  it('takes exactly the steps of the domain’s table, and refuses every other state × transition × actor', () => {
    const taken = new Set<string>()
    const faulty: Step<string>[] = []
    let combinations = 0
    for (const from of table.states.keys) {
      for (const transition of namesOf(table)) {
        for (const actor of actors) {
          for (const facts of casesOf(table)) {
            combinations += 1
            const outcome = ask(table, transition, from, actor, facts)
            if (outcome.ok) {
              const codes = [table.states.codes[outcome.from], table.states.codes[outcome.to]]
              taken.add(`${transition} ${codes.join('>')} ${actor}`)
              continue
            }
            if (!known.has(outcome.refusal) || 'to' in outcome) faulty.push(outcome)
            provoked.add(outcome.refusal)
          }
        }
      }
    }
    walked.set(name, combinations)
    expect(faulty).toEqual([])
    expect([...taken].toSorted()).toEqual([...listed].toSorted())
  })

  it('has for every guarded row facts that satisfy the guard and facts that do not', () => {
    for (const row of table.transitions) {
      if (row.when === undefined) continue
      const answers = casesOf(table)
        .filter((facts) => row.applies?.(facts as never) ?? true)
        .map((facts) => row.when?.(facts as never))
      expect(answers, row.name).toContain(undefined)
      expect(
        answers.some((answer) => answer !== undefined && answer in machineRefusals),
        row.name,
      ).toBe(true)
    }
  })

  it('reaches every state from the first one', () => {
    const reached = new Set([table.initial])
    for (const from of reached) {
      for (const row of table.transitions) {
        if (row.from.includes(from)) reached.add(row.to ?? from)
      }
    }
    expect([...reached].toSorted()).toEqual([...table.states.keys].toSorted())
  })

  it('offers in its button row exactly what it will then allow', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...table.states.keys),
        fc.constantFrom(...actors),
        fc.constantFrom(...casesOf(table)),
        (from, actor, facts) => {
          const offered = nextSteps(table, { from, actor, facts: facts as never })
          const allowed = namesOf(table).filter((transition) => ask(table, transition, from, actor, facts).ok)
          expect(offered.map((next) => next.name)).toEqual(allowed)
          for (const next of offered) {
            expect(ask(table, next.name, from, actor, facts)).toMatchObject({
              to: next.to,
              needs: next.needs,
            })
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('asks for a reason wherever the provider refuses, returns, cancels, voids or pauses', () => {
    const unwelcome = /^(cancel|reject|return|auditFail|refuse.*|dismiss|void|reverse|pause|report.*)$/
    for (const row of table.transitions) {
      if (row.actor === 'provider' && unwelcome.test(row.name))
        expect(row.needs, row.name).toContain('reason')
    }
  })

  it('says in every state who acts next, and nothing at the end', () => {
    for (const state of table.states.keys) {
      const said = casesOf(table).map((facts) => awaitedStep(table, { from: state, facts: facts as never }))
      const steps = [
        ...new Set(said.map((next) => (next ? `${next.actor} ${next.name}` : 'no step'))),
      ].toSorted()
      expect(steps, state).toEqual(expectedAwaited[name as MachineName][state] ?? ['no step'])
    }
  })

  it('is gold only in states where the customer can do something', () => {
    const tones = (allTones as Readonly<Record<string, Readonly<Record<string, string>>>>)[table.states.name]
    for (const state of table.states.keys) {
      if (tones?.[state] !== 'waitsForYou') continue
      const steps = casesOf(table).flatMap((facts) =>
        nextSteps(table, { from: state, actor: 'customer', facts: facts as never }),
      )
      expect(steps.length, state).toBeGreaterThan(0)
    }
  })
})

describe('all machines together', () => {
  it('have names of their own and a colour’s meaning for each state', () => {
    expect(new Set(allMachines.map(({ name }) => name)).size).toBe(allMachines.length)
    for (const table of allMachines) expect(Object.keys(allTones)).toContain(table.states.name)
  })

  it('provoke every refusal that their tables declare', () => {
    for (const code of Object.keys(machineRefusals)) expect(provoked).toContain(code)
  })

  it('were walked whole', () => {
    const total = [...walked.values()].reduce((sum, count) => sum + count, 0)
    process.stdout.write(`machines: ${walked.size}, combinations walked: ${total}\n`)
    expect(walked.size).toBe(allMachines.length)
    expect(total).toBeGreaterThan(100_000)
  })
})
