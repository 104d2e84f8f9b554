import { type TaxBillKindKey, taxBillState } from '../customs/customs.codes.ts'
import type { ItemKindKey } from '../finance/finance.codes.ts'
import { chargeAmount, type FreightCharge, feeKindOf } from '../forwarding/freight-charge.ts'
import { type Amount, isPositive, minus, type Rate, sum, times, zero } from '../kernel/money.ts'
import { type Charges, chargeNames } from '../orders/order-charges.ts'
import { type CostSource, costSource } from './landed-cost.codes.ts'
import { costOfFee, type OrderCost, type TaxCost } from './landed-cost.rules.ts'

/** What the books, customs and the order itself say of an order's costs. */
export type CostFacts = {
  readonly currency: string
  readonly orderAmount: Amount
  /** What was paid to the supplier, in the order's currency. */
  readonly paidAmount: Amount
  readonly charges: Charges
  /** The order's debts, less what was credited. */
  readonly items: readonly {
    readonly kind: string
    readonly feeKind: string
    readonly currency: string
    readonly amount: Amount
  }[]
  /** Freight orders for these goods that are neither drafts nor given up; charged when they are completed. */
  readonly freightOrders: readonly {
    readonly isCharged: boolean
    readonly charges: readonly FreightCharge[]
  }[]
  /** By the company's terms; nothing where the agency fee was charged or given up. */
  readonly agencyFee: Amount
  readonly declarations: readonly {
    readonly id: string
    /** Neither deleted nor withdrawn. */
    readonly isLive: boolean
    readonly lines: readonly TaxedGoods[]
  }[]
  readonly bills: readonly {
    readonly declarationId: string
    readonly kind: string
    readonly state: number
    readonly amount: Amount
  }[]
  /** Goods that are not declared yet, as they will be. */
  readonly undeclared: readonly TaxedGoods[]
  /** RMB for one unit of each currency: the customs' rates. */
  readonly rates: Readonly<Record<string, string>>
}
/** Goods that are declared as one line, with the order's lines they stand for. */
type TaxedGoods = {
  readonly keys: readonly string[]
  readonly dutiableValue: Amount
  readonly duty: Amount
  readonly antiDumping: Amount
  readonly consumptionTax: Amount
  readonly vat: Amount
}

type Gathered = {
  readonly costs: readonly OrderCost[]
  readonly taxes: readonly TaxCost[]
  /** Currencies that have no rate: what is in them is left out. */
  readonly missingRates: readonly string[]
}

/** Every amount that is part of an order's costs, each with where it comes from. */
export function gatherCosts(facts: CostFacts): Gathered {
  const missing = new Set<string>()
  const inRmb = (amount: Amount, currency: string): Amount => {
    const rate = currency === 'RMB' ? '1' : facts.rates[currency]
    if (rate === undefined && isPositive(amount)) missing.add(currency)
    return rate === undefined ? zero : times(amount, rate as Rate)
  }
  const costs: OrderCost[] = [
    ...facts.items.flatMap(({ kind, feeKind, currency, amount }) =>
      bookedCost(kind as ItemKindKey, feeKind, inRmb(amount, currency)),
    ),
    {
      kind: 'purchase',
      source: costSource.codes.order,
      amount: inRmb(minus(facts.orderAmount, facts.paidAmount), facts.currency),
    },
    ...plannedFreight(facts, inRmb),
    ...statedCharges(facts, inRmb),
    { kind: 'fees', source: costSource.codes.terms, amount: facts.agencyFee },
  ]
  return { costs, taxes: taxesOf(facts), missingRates: [...missing] }
}

/** What a debt of the order is among its costs; taxes are counted by customs' bills, paid by the company or by the provider. */
function bookedCost(kind: ItemKindKey, feeKind: string, amount: Amount): OrderCost[] {
  switch (kind) {
    case 'supplierPayment':
      return [{ kind: 'purchase', source: 'payment', amount }]
    case 'fee':
      return [{ kind: costOfFee(feeKind), source: 'fee', amount }]
    case 'bankCharge':
    case 'exchangeDifference':
      return [{ kind: 'fees', source: 'bank', amount }]
    case 'duty':
    case 'antiDumping':
    case 'consumptionTax':
    case 'vat':
      return []
    default:
      return kind satisfies never
  }
}

type InRmb = (amount: Amount, currency: string) => Amount

const plannedFreight = ({ freightOrders }: CostFacts, inRmb: InRmb): OrderCost[] =>
  freightOrders
    .filter(({ isCharged }) => !isCharged)
    .flatMap(({ charges }) => charges)
    .map((charge) => ({
      kind: costOfFee(feeKindOf(charge.kind)),
      source: 'freightOrder',
      amount: inRmb(chargeAmount(charge), charge.currency),
    }))

/**
 * What the order states of freight, insurance and other charges. A freight order for the goods is their freight, so what
 * was stated is not counted besides it; an insurance that is charged or ordered replaces the stated one.
 */
function statedCharges(facts: CostFacts, inRmb: InRmb): OrderCost[] {
  const isReplaced = {
    freight: facts.freightOrders.length > 0,
    insurance:
      facts.items.some(({ kind, feeKind }) => kind === 'fee' && costOfFee(feeKind) === 'insurance') ||
      plannedFreight(facts, inRmb).some(({ kind }) => kind === 'insurance'),
    other: false,
  }
  return chargeNames
    .filter((name) => !isReplaced[name] && facts.charges[name] !== '')
    .map((name) => ({
      kind: name,
      source: 'stated',
      amount: inRmb(facts.charges[name] as Amount, facts.charges[`${name}Currency`] || facts.currency),
    }))
}

const taxKinds = {
  duty: ['duty', 'antiDumping'],
  consumptionTax: ['consumptionTax'],
  vat: ['vat'],
} as const satisfies Record<TaxCost['kind'], readonly TaxBillKindKey[]>

/** For each declaration and tax: customs' bills, or what was declared as long as there is none. */
function taxesOf({ declarations, bills, undeclared }: CostFacts): TaxCost[] {
  const counted = bills.filter(({ state }) => state !== taxBillState.codes.cancelled)
  return (Object.keys(taxKinds) as TaxCost['kind'][]).flatMap((kind): TaxCost[] => {
    const billed = (bill: { readonly kind: string }): boolean =>
      (taxKinds[kind] as readonly string[]).includes(bill.kind)
    const taxOf = (goods: TaxedGoods): Amount => sum(taxKinds[kind].map((name) => goods[name]))
    const cost = (source: CostSource, goods: readonly TaxedGoods[], amount: Amount): TaxCost => {
      const isTaxed = goods.some((each) => taxOf(each) !== zero)
      return {
        kind,
        source,
        amount,
        shares: goods.map((each) => ({
          keys: each.keys,
          weight: isTaxed ? taxOf(each) : each.dutiableValue,
        })),
      }
    }
    return [
      ...declarations.flatMap(({ id, isLive, lines }) => {
        const own = counted.filter((bill) => bill.declarationId === id && billed(bill))
        if (own.length > 0) return [cost('taxBill', lines, sum(own.map(({ amount }) => amount)))]
        return isLive ? [cost('declared', lines, sum(lines.map(taxOf)))] : []
      }),
      cost('tariff', undeclared, sum(undeclared.map(taxOf))),
    ]
  })
}
