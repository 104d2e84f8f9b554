import { describe, expect, it } from 'vitest'
import type { Actor } from '../kernel/machine.ts'
import { step } from '../kernel/machine-steps.ts'
import { priceAudit } from '../products/commodity.codes.ts'
import { type GeneralModelType, type OrderStateKey, orderState } from './order.codes.ts'
import type { OrderFacts } from './order.conditions.ts'
import { orderMachine } from './order.states.ts'
import { isShippable } from './order-marks.ts'

const facts: OrderFacts = {
  modelType: 'import',
  isWarehouseType: false,
  priceAudit: undefined,
  receivingState: 'notStored',
  signState: 'unsigned',
  payment: 'none',
  isToRelease: false,
}
const ask = (name: string, from: OrderStateKey, actor: Actor, given: Partial<OrderFacts> = {}) =>
  step(orderMachine, { name, from, actor, facts: { ...facts, ...given } })
const refusal = (...request: Parameters<typeof ask>) => {
  const outcome = ask(...request)
  return outcome.ok ? undefined : outcome.refusal
}

/** Walks the named steps and answers the codes it came through. */
function walk(names: readonly string[], given: Partial<OrderFacts>): number[] {
  let state: OrderStateKey = orderMachine.initial
  const codes: number[] = [orderState.codes[state]]
  for (const name of names) {
    const signed = name === 'complete' && ({ signState: 'signed' } as const)
    const outcome = ask(name, state, name === 'submit' ? 'customer' : 'provider', { ...given, ...signed })
    if (!outcome.ok) throw new Error(`${name} from ${state}: ${outcome.refusal}`)
    state = outcome.to
    codes.push(orderState.codes[state])
  }
  return codes
}

describe('the way of an order', () => {
  const customs = ['declare', 'clear', 'arrive', 'sign', 'complete']
  it.each<[GeneralModelType, readonly string[], readonly number[]]>([
    ['import', customs, [3, 4, 5, 6, 7, 8]],
    ['export', customs, [3, 4, 5, 6, 7, 8]],
    ['transit', ['receive', 'depart', 'arrive', 'sign', 'complete'], [3, 15, 16, 6, 7, 8]],
    ['domestic', ['receive', 'dispatch', 'sign', 'complete'], [3, 15, 17, 7, 8]],
  ])('%s', (modelType, names, codes) => {
    expect(walk(['submit', 'auditPass', ...names], { modelType })).toEqual([0, 1, ...codes])
  })

  it.each<[GeneralModelType, readonly string[], readonly number[]]>([
    ['import', customs, [4, 5, 6, 7, 8]],
    ['export', customs, [4, 5, 6, 7, 8]],
    ['transit', ['receive', 'depart', 'arrive', 'sign', 'complete'], [15, 16, 6, 7, 8]],
    ['domestic', ['receive', 'dispatch', 'sign', 'complete'], [15, 17, 7, 8]],
  ])('%s of stored goods goes over binding', (modelType, names, codes) => {
    const given = { modelType, isWarehouseType: true, receivingState: 'fullyStored' } as const
    expect(walk(['submit', 'auditPass', 'bind', ...names], given)).toEqual([0, 1, 230, 9, ...codes])
  })

  it('is not completed while the goods are being delivered', () => {
    expect(refusal('complete', 'signed', 'provider', { signState: 'unsigned' })).toBe('order.notSigned')
  })

  it('does not leave its model type: no declaration in transit, no departure of an import', () => {
    expect(refusal('declare', 'audited', 'provider', { modelType: 'transit' })).toBe('state.notAllowed')
    expect(refusal('depart', 'received', 'provider', { modelType: 'import' })).toBe('state.notAllowed')
    expect(refusal('dispatch', 'received', 'provider', { modelType: 'transit' })).toBe('state.notAllowed')
  })
})

describe('an order refuses', () => {
  it('a second submit, in every state after the first', () => {
    for (const state of orderState.keys) {
      const expected =
        state === 'draft' || state === 'auditFailed'
          ? undefined
          : state === 'cancelled'
            ? 'state.notAllowed'
            : 'order.alreadySubmitted'
      expect(refusal('submit', state, 'customer'), state).toBe(expected)
    }
  })

  it('modifying after submission, unless its price audit failed', () => {
    for (const audit of [undefined, ...priceAudit.keys]) {
      const expected = audit === 'failed' ? undefined : 'order.notModifiable'
      expect(refusal('save', 'submitted', 'customer', { priceAudit: audit })).toBe(expected)
    }
    expect(refusal('save', 'audited', 'customer', { priceAudit: 'failed' })).toBe('order.notModifiable')
    expect(refusal('save', 'cancelled', 'customer')).toBe('order.notModifiable')
  })

  it('deleting after submission, even when its price audit failed', () => {
    expect(refusal('remove', 'submitted', 'customer', { priceAudit: 'failed' })).toBe('order.notRemovable')
    expect(refusal('remove', 'completed', 'customer')).toBe('order.notRemovable')
  })

  it('the audit while the price audit shows an anomaly or failed', () => {
    const blocking = [undefined, ...priceAudit.keys].filter(
      (audit) => refusal('auditPass', 'submitted', 'provider', { priceAudit: audit }) !== undefined,
    )
    expect(blocking).toEqual(['anomaly', 'failed'])
    const storedOrder = { priceAudit: 'failed', isWarehouseType: true } as const
    expect(refusal('auditPass', 'submitted', 'provider', storedOrder)).toBe('order.priceAuditBlocks')
  })

  it('to fall back under a live payment application', () => {
    const given = { payment: 'applied' } as const
    for (const name of ['cancel', 'auditFail', 'return']) {
      expect(refusal(name, 'submitted', 'provider', given), name).toBe('order.inPaymentApplication')
    }
    expect(refusal('cancel', 'submitted', 'customer', given)).toBe('order.inPaymentApplication')
  })

  it('to be cancelled or returned once it is paid, and names the payment instead of the application', () => {
    const given = { payment: 'paid' } as const
    for (const name of ['cancel', 'return', 'split'])
      expect(refusal(name, 'audited', 'provider', given), name).toBe('order.alreadyPaid')
  })

  it('any change while a second member is asked to release it', () => {
    for (const name of ['save', 'remove', 'submit', 'askRelease', 'split'])
      expect(refusal(name, 'draft', 'customer', { isToRelease: true }), name).toBe('order.waitsForRelease')
    for (const name of ['release', 'refuse', 'withdraw'])
      expect(refusal(name, 'draft', 'customer'), name).toBe('state.notAllowed')
  })

  it('the customer’s cancel once the audit was passed', () => {
    expect(refusal('cancel', 'audited', 'customer')).toBe('state.notYours')
    expect(refusal('cancel', 'declared', 'customer')).toBe('order.notCancellable')
  })

  it('goods beyond the last line', () => {
    const full = { receivingState: 'fullyStored' } as const
    expect(refusal('receive', 'audited', 'provider', full)).toBe('order.alreadyReceived')
    expect(refusal('receive', 'received', 'provider', { ...full, modelType: 'domestic' })).toBe(
      'order.alreadyReceived',
    )
    expect(ask('receive', 'audited', 'provider', { receivingState: 'partlyStored' })).toMatchObject({
      to: 'audited',
    })
  })
})

it('goods leave only of orders that can be neither cancelled nor returned any more', () => {
  const open = orderState.keys.filter((state) =>
    ['cancel', 'return'].some((name) => refusal(name, state, 'provider') === undefined),
  )
  expect(open.length).toBeGreaterThan(0)
  for (const state of open) expect(isShippable(state), state).toBe(false)
  for (const state of ['arrived', 'departed', 'dispatched'] as const) expect(isShippable(state)).toBe(true)
})
