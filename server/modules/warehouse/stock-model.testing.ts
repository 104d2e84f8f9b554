/** One model and two lots, as plain numbers: what the commands of the warehouse must come to. */
type LotModel = { onHand: number; reserved: number; blocked: number }
type OrderModel = {
  state: 'draft' | 'new' | 'arranged' | 'shipped'
  qty: number
  shipped: number
  parts: number[]
}
type StockModel = { readonly lots: LotModel[]; readonly orders: OrderModel[] }

export const commandNames = [
  'submit',
  'cancel',
  'arrange',
  'ship',
  'part',
  'block',
  'unblock',
  'count',
] as const
export type StockCommand = {
  readonly name: (typeof commandNames)[number]
  readonly order: number
  readonly lot: number
  readonly qty: number
}

export const lotQuantities = [30, 25]
export const orderQuantities = [20, 15, 25, 10]
export const partQty = 3

export const newStock = (): StockModel => ({
  lots: lotQuantities.map((onHand) => ({ onHand, reserved: 0, blocked: 0 })),
  orders: orderQuantities.map((qty) => ({ state: 'draft', qty, shipped: 0, parts: [] })),
})

export const availableOf = ({ onHand, reserved, blocked }: LotModel): number => onHand - reserved - blocked

/** First in, first out, over all lots; nothing where there is too little. */
function allocate(lots: readonly LotModel[], qty: number): number[] | undefined {
  let left = qty
  const parts = lots.map((lot) => {
    const part = Math.min(left, availableOf(lot))
    left -= part
    return part
  })
  return left === 0 ? parts : undefined
}

/** Plays a command; false where the rules refuse it. */
export function play({ lots, orders }: StockModel, command: StockCommand): boolean {
  const order = orders[command.order % orders.length] as OrderModel
  const lot = lots[command.lot % lots.length] as LotModel
  const { qty } = command
  switch (command.name) {
    case 'submit': {
      const parts = order.state === 'draft' ? allocate(lots, order.qty) : undefined
      if (!parts) return false
      parts.forEach((part, place) => ((lots[place] as LotModel).reserved += part))
      Object.assign(order, { state: 'new', parts })
      return true
    }
    case 'cancel':
      if ((order.state !== 'new' && order.state !== 'arranged') || order.shipped > 0) return false
      order.parts.forEach((part, place) => ((lots[place] as LotModel).reserved -= part))
      Object.assign(order, { state: 'draft', parts: [] })
      return true
    case 'arrange':
      if (order.state !== 'new') return false
      order.state = 'arranged'
      return true
    case 'ship':
    case 'part': {
      if (order.state !== 'arranged') return false
      const place = order.parts.findIndex((part) => part > 0)
      const given = order.parts.map((part, at) =>
        command.name === 'ship' ? part : at === place ? partQty : 0,
      )
      if (given.some((part, at) => part > (order.parts[at] ?? 0))) return false
      given.forEach((part, at) => {
        const from = lots[at] as LotModel
        from.onHand -= part
        from.reserved -= part
        order.parts[at] = (order.parts[at] ?? 0) - part
        order.shipped += part
      })
      if (order.parts.every((part) => part === 0)) order.state = 'shipped'
      return true
    }
    case 'block':
      if (availableOf(lot) < qty) return false
      lot.blocked += qty
      return true
    case 'unblock':
      if (lot.blocked < qty) return false
      lot.blocked -= qty
      return true
    case 'count':
      if (lot.reserved + lot.blocked > qty) return false
      lot.onHand = qty
      return true
    default:
      throw new Error('no such command')
  }
}
