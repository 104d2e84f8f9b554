import { describe, expect, it } from 'vitest'
import { type OrderStateKey, orderState } from './order.codes.ts'
import { type OrderFacts, paymentFact } from './order.conditions.ts'
import { orderMachine } from './order.states.ts'
import { contractState, contractWatermark, isContractSignable } from './order-contract.codes.ts'
import { isMarkable, isShippable, maySign } from './order-marks.ts'

const order: OrderFacts = {
  modelType: 'import',
  isWarehouseType: false,
  priceAudit: undefined,
  receivingState: 'notStored',
  signState: 'unsigned',
  payment: 'none',
  isToRelease: false,
}
const having = (is: (state: OrderStateKey) => boolean) => orderState.keys.filter(is)

it.each(['import', 'export', 'transit', 'domestic'] as const)(
  'the provider may sign for goods of kind %s, the customer only for those that cross customs',
  (modelType) => {
    const crosses = modelType === 'import' || modelType === 'export'
    const may = (actor: 'provider' | 'customer' | 'system') => maySign(actor, { ...order, modelType })
    expect([may('provider'), may('customer'), may('system')]).toEqual([true, crosses, false])
  },
)

describe('a mark of the provider', () => {
  it('for the price is set while the order may still be returned', () => {
    expect(having((state) => isMarkable('priceAudit', state))).toEqual([
      'submitted',
      'audited',
      'storedAwaitingBinding',
    ])
  })

  it('files away what is completed or cancelled, and is never set on a draft', () => {
    expect(having((state) => isMarkable('archiveState', state))).toEqual(['cancelled', 'completed'])
    expect(isMarkable('declarationState', 'draft')).toBe(false)
    expect(isMarkable('declarationState', 'signed')).toBe(true)
  })
})

it('goods leave for the customer only once the order can be neither cancelled nor returned', () => {
  const undone = orderMachine.transitions.filter(({ name }) => name === 'cancel' || name === 'return')
  const undoable = new Set(undone.flatMap(({ from }): readonly OrderStateKey[] => from))
  expect(having(isShippable).filter((state) => undoable.has(state))).toEqual([])
  const waiting = ['draft', 'audited', 'bound', 'storedAwaitingBinding'] as const
  expect(waiting.some(isShippable)).toBe(false)
  expect(isShippable('declared') && isShippable('received')).toBe(true)
})

it.each([
  ['0', '0', 'none'],
  ['0.01', '0', 'applied'],
  ['10', '0.01', 'paid'],
  ['0', '0.01', 'paid'],
])('an order with %s applied for and %s paid is %s', (applied, paid, fact) => {
  expect(paymentFact({ applied, paid })).toBe(fact)
})

describe('the contract of an order', () => {
  const { unsigned, signed, broken } = contractState.codes
  const { draft, submitted, cancelled, audited, auditFailed } = orderState.codes

  it('is signed from its submission on, and not while the order is changed or cancelled', () => {
    expect([submitted, audited].every(isContractSignable)).toBe(true)
    expect([draft, auditFailed, cancelled, 99].some(isContractSignable)).toBe(false)
  })

  it.each([
    ['a cancelled order', cancelled, broken, 'cancelled'],
    ['an order that was changed after the signature', audited, broken, 'broken'],
    ['a draft', draft, unsigned, 'draft'],
    ['a signed order', audited, signed, undefined],
    ['an order that may be signed', submitted, unsigned, undefined],
  ])('of %s says so across its pages', (_what, state, contract, watermark) => {
    expect(contractWatermark({ state, contractState: contract })).toBe(watermark)
  })
})
