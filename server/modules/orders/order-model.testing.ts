import fc from 'fast-check'

/** The order's states written a second time from the domain's table, independent of the product's own machine. */
type Model = {
  readonly kind: number
  readonly isStored: boolean
  state: number
  audit: number | null
  qty: number
  received: number
  shipped: number
  returned: boolean
  isGone: boolean
}

export const newModel = (kind: number, isStored: boolean, qty: number): Model => ({
  kind,
  isStored,
  state: 0,
  audit: null,
  qty,
  received: 0,
  shipped: 0,
  returned: false,
  isGone: false,
})

/** What is bound to every order of stored goods. */
export const boundQty = 4

export type Command = {
  readonly name: string
  readonly by: 'customer' | 'provider'
  readonly amount?: number
}

/** Where the command leads, or undefined where it is refused. */
export function expected(model: Model, { name, by, amount = 0 }: Command): Partial<Model> | undefined {
  if (model.isGone) return undefined
  const { state, qty } = model
  const go = (from: readonly number[], to: number, more: Partial<Model> = {}) =>
    from.includes(state) ? { state: to, ...more } : undefined
  const customs = model.kind < 2
  const isUntouched = model.received === 0
  // Goods go on when all are counted. Of an order without a count that is all that was ordered, or what is bound to it.
  const counted = isUntouched ? (model.isStored ? boundQty : qty) : model.received
  const goOn = (from: readonly number[], to: number, more: Partial<Model> = {}) =>
    counted === qty ? go(from, to, { received: counted, ...more }) : undefined
  switch (`${by} ${name}`) {
    case 'customer save':
      // Goods that came in keep their line.
      if (amount < model.received) return undefined
      if (state === 1) return model.audit === 4 ? { audit: 5, qty: amount } : undefined
      return [0, 2].includes(state) ? { qty: amount } : undefined
    case 'customer remove':
      return isUntouched && [0, 2].includes(state) ? { isGone: true } : undefined
    case 'customer submit':
      return go([0, 2], 1, { returned: false, audit: model.audit === null ? null : 5 })
    case 'customer cancel':
      return isUntouched ? go([1, 2], -1) : undefined
    case 'customer sign':
      return customs ? go([6], 7, { shipped: model.received }) : undefined
    case 'customer bind':
    case 'provider bind':
      return go([230], 9)
    case 'provider priceAudit':
      return [1, 3, 230].includes(state) ? { audit: amount } : undefined
    case 'provider auditPass':
      return model.audit === 2 || model.audit === 4 ? undefined : go([1], model.isStored ? 230 : 3)
    case 'provider auditFail':
      return go([1], 2, { returned: true })
    case 'provider return':
      return go([1, 3, 230], 0, { returned: true })
    case 'provider cancel':
      return go([1, 2, 3, 230], -1)
    case 'provider receive': {
      const received = model.received + amount
      if (received > qty) return undefined
      if (customs) return go([3], 3, { received })
      return go([3, 15, 9], 15, { received })
    }
    case 'provider ship': {
      const shipped = model.shipped + amount
      const received = model.isStored ? counted : model.received
      return shipped <= received && [4, 5, 6, 7, 15, 16, 17].includes(state)
        ? { shipped, received }
        : undefined
    }
    case 'provider declare':
      return customs ? go([3, 9], 4) : undefined
    case 'provider clear':
      return customs ? go([4], 5) : undefined
    case 'provider arrive':
      return model.kind === 3 ? undefined : goOn([customs ? 5 : 16], 6)
    case 'provider depart':
      return model.kind === 2 ? goOn([15], 16) : undefined
    case 'provider dispatch':
      return model.kind === 3 ? goOn([15], 17, { shipped: counted }) : undefined
    case 'provider sign':
      return go([model.kind === 3 ? 17 : 6], 7, { shipped: model.received })
    case 'provider complete':
      return go([7], 8)
    default:
      throw new Error(`no such command: ${by} ${name}`)
  }
}

const plain = (by: Command['by'], ...names: string[]): Command[][] => names.map((name) => [{ name, by }])
const amounts = (by: Command['by'], name: string, ...values: number[]): Command[] =>
  values.map((amount) => ({ name, by, amount }))

/** Each command, in as many ways as it can be asked. */
const choices: readonly (readonly Command[])[] = [
  ...plain('customer', 'submit', 'cancel', 'sign', 'bind', 'remove'),
  ...plain('provider', 'auditPass', 'auditFail', 'return', 'cancel', 'bind', 'declare', 'clear', 'arrive'),
  ...plain('provider', 'depart', 'dispatch', 'sign', 'complete'),
  amounts('customer', 'save', 4, 8, 10, 14),
  amounts('provider', 'receive', 1, 3, 6),
  amounts('provider', 'ship', 1, 5, 10),
  amounts('provider', 'priceAudit', 1, 2, 3, 4, 5),
]

export const draws = fc.record({ isLegal: fc.boolean(), which: fc.nat(999), way: fc.nat(99) })

/**
 * Half of the commands are allowed by the model, so that orders advance; the other half are arbitrary, to test
 * refusals.
 */
export function commandOf(
  model: Model,
  { isLegal, which, way }: { isLegal: boolean; which: number; way: number },
): Command {
  const legal = choices
    .map((ways) => ways.filter((each) => expected(model, each) !== undefined))
    .filter((ways) => ways.length > 0)
  const open = isLegal && legal.length > 0 ? legal : choices
  const ways = open[which % open.length] ?? []
  return ways[way % ways.length] as Command
}

/** The final states. */
export const isOver = ({ state, isGone }: Model): boolean => isGone || state === -1 || state === 8
