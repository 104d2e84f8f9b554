import { type KnownFacts, knownFacts, modelKeyOf, modelsOf } from '@quayside/contract/orders/known-facts.ts'
import type { OrderFactsQuery } from '@quayside/contract/orders/order-facts.ts'
import { sampleFacts } from '@quayside/contract/orders/sample-order.ts'
import type { GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../lib/session/api.ts'

const pause = 700

/** What is known of the lines' models: classification, controls, prices paid before. Asked when nothing was typed for a moment. */
export function useOrderFacts(
  modelType: number,
  currency: string,
  rows: readonly GridRow[],
  isSample = false,
): KnownFacts | undefined {
  const [asked, setAsked] = useState<Asked>({ key: '', models: [] })
  useEffect(() => {
    const timer = setTimeout(() => setAsked((before) => askedOf(before, rows)), pause)
    return () => clearTimeout(timer)
  }, [rows])
  const answer = useQuery({
    // A short key: thousands of models would be compared letter by letter at every drawing.
    queryKey: ['orderFacts', modelType, currency, asked.key],
    queryFn: async () => {
      const body = { modelType, currency, models: asked.models } as OrderFactsQuery
      return knownFacts(
        asked.models,
        await api('POST business/online/order/facts', { body }, { isQuiet: true }),
      )
    },
    // Comparing ten thousand models with those of the last answer would cost more than drawing them.
    structuralSharing: false,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
    gcTime: 0,
  })
  const { data } = answer
  return useMemo(
    () => data && (isSample ? { ...data, modelOf: (line) => sampleFacts(line) ?? data.modelOf(line) } : data),
    [data, isSample],
  )
}

type Named = { readonly productId: string | null; readonly model: string; readonly brand: string }

/** The same for given lines, as of a day; '' is today. */
export async function askFacts(
  { modelType, currency, lines }: { modelType: number; currency: string; lines: readonly Named[] },
  day: string,
): Promise<KnownFacts> {
  const models = modelsOf(lines)
  const body = { modelType, currency, models, ...(day !== '' && { day }) } as OrderFactsQuery
  return knownFacts(models, await api('POST business/online/order/facts', { body }, { isQuiet: true }))
}

type Asked = { readonly key: string; readonly models: OrderFactsQuery['models'] }
let lastKey = 0

/** Each model once, however many lines have it; the same again while none was added or left out. */
function askedOf(before: Asked, rows: readonly GridRow[]): Asked {
  const models = new Map<string, OrderFactsQuery['models'][number]>()
  for (const row of rows) {
    const { model = '', brand = '', productId = '' } = row.cells
    if (model === '') continue
    const named = { productId: productId === '' ? null : productId, model, brand }
    const key = modelKeyOf(named)
    if (!models.has(key)) models.set(key, named)
  }
  const known = new Set(before.models.map(modelKeyOf))
  if (known.size === models.size && [...models.keys()].every((key) => known.has(key))) return before
  lastKey += 1
  return { key: String(lastKey), models: [...models.values()] }
}
