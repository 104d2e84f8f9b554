import { formatAmount, formatQuantity, isAmount, isRate, type Rate } from './money.ts'

const amounts: ReadonlySet<string> = new Set([
  'amount',
  'remaining',
  'applied',
  'outstanding',
  'free',
  'total',
  'before',
  'after',
  'tax',
  'sum',
])
/** How much of something is left, was received or is missing: of goods or of money. */
const quantities: ReadonlySet<string> = new Set(['left', 'received', 'missing', 'least', 'needed'])

type Params = Readonly<Record<string, string | number>>

/** §9: sums in sentences have thousands separators and two decimals, as in tables. Other parameters stay as they are. */
export const writtenParams = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (amounts.has(name) && isAmount(value)) return [name, formatAmount(value)]
      return [name, quantities.has(name) && isRate(value) ? formatQuantity(value as Rate) : value]
    }),
  )
