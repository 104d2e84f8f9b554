import type { OrderFactsAnswer, OrderFactsQuery } from '@quayside/contract/orders/order-facts.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import type { GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { filledRows, readLine } from './order-lines.ts'

const pause = 700

/** What is known of the lines' models: classification, controls, prices paid before. Asked when the fingers rest. */
export function useOrderFacts(
  modelType: number,
  currency: string,
  rows: readonly GridRow[],
): OrderFactsAnswer | undefined {
  const [models, setModels] = useState<OrderFactsQuery['models']>([])
  useEffect(() => {
    const timer = setTimeout(() => setModels((before) => sameModels(before, modelsIn(rows))), pause)
    return () => clearTimeout(timer)
  }, [rows])
  const answer = useQuery({
    queryKey: ['orderFacts', modelType, currency, models],
    queryFn: () =>
      api(
        'POST business/online/order/facts',
        { body: { modelType, currency, models } as OrderFactsQuery },
        { isQuiet: true },
      ),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
    gcTime: 0,
  })
  return answer.data
}

/** Each model once, however many lines have it. */
function modelsIn(rows: readonly GridRow[]): OrderFactsQuery['models'] {
  const models = new Map<string, OrderFactsQuery['models'][number]>()
  for (const row of filledRows(rows)) {
    const { productId, model, brand } = readLine(row).line
    if (productId !== null || model !== '')
      models.set(productId ?? productKeyOf({ model, brand }), { productId, model, brand })
  }
  return [...models.values()]
}

/** The same object again while nothing changed: typing a quantity asks nothing. */
const sameModels = <T>(before: T, after: T): T =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after
