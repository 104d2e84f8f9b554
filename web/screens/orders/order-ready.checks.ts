import type { FindingGroup } from '@quayside/contract/orders/order-readiness.ts'
import { type ReadinessStop, readinessStops } from '@quayside/contract/orders/readiness-finding.ts'
import type { OrderKind } from './order-kinds.ts'

/** What an order consists of for its readiness: parts of the header, and columns of the lines. */
const parts = ['receiving', 'delivery', 'attachments'] as const
const fields = [
  'supplierId',
  'currency',
  'incoterms',
  'lines',
  'model',
  'origin',
  'qty',
  'price',
  'grossWeight',
] as const

type Check = { readonly name: string; readonly stop: ReadinessStop | 'done' }

/** The part of the form that a finding belongs to; the lines where none matches. */
function checkOf({ path, rows }: FindingGroup): string {
  const part = parts.find((each) => path.startsWith(`${each}.`))
  if (part) return part
  if (path === 'customerId') return path
  if (path.startsWith('charges.')) return 'incoterms'
  if (path === 'orderAmount') return 'price'
  const field = fields.find((each) => each === path)
  return field ?? (rows.length > 0 ? 'lines' : path)
}

/** Each check with the most serious finding in it, the serious ones first; never a percentage. */
export function checksOf(groups: readonly FindingGroup[], kind: OrderKind): readonly Check[] {
  const worst = new Map<string, ReadinessStop>()
  for (const group of groups) {
    const name = checkOf(group)
    const before = worst.get(name)
    if (before === undefined || readinessStops.indexOf(group.severity) < readinessStops.indexOf(before))
      worst.set(name, group.severity)
  }
  const names = new Set([...fields, ...parts, ...(kind.customer ? ['customerId'] : []), ...worst.keys()])
  const rank = ({ stop }: Check): number =>
    stop === 'done' ? readinessStops.length : readinessStops.indexOf(stop)
  return [...names]
    .map((name): Check => ({ name, stop: worst.get(name) ?? 'done' }))
    .toSorted((a, b) => rank(a) - rank(b))
}
