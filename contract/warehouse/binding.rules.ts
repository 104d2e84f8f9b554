import Big from 'big.js'
import { bigOf } from '../kernel/big-of.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

type Goods = { readonly model: string; readonly qty: string }

/** Not more of a model is bound than the order's lines need of it; `place` is where the binding names the lot. */
export function checkBinding(
  bound: readonly (Goods & { readonly place: number })[],
  lines: readonly Goods[],
): Finding[] {
  const keyOf = ({ model }: Goods): string => model.trim().toLowerCase()
  const open = new Map<string, Big>()
  for (const line of lines) open.set(keyOf(line), bigOf(line.qty).plus(bigOf(open.get(keyOf(line)))))
  return bound.flatMap((lot) => {
    const needed = open.get(keyOf(lot)) ?? new Big(0)
    if (needed.lt(lot.qty))
      return [
        at(`lots.${lot.place}.qty`, 'order.lotNotNeeded', { model: lot.model, needed: needed.toFixed() }),
      ]
    open.set(keyOf(lot), needed.minus(lot.qty))
    return []
  })
}
