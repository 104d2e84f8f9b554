import type {
  RequestedForModels,
  RequestForModels,
} from '@quayside/contract/products/classification-request.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import type { LineView } from './order-scan.ts'

const together = 500

/** Asks for the classification of all models of these lines that have none, and says what was asked for. */
export function useClassificationRequest(views: readonly LineView[]) {
  const t = useTranslations('orderForm.ready')
  const can = useCan()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  async function ask(rows: readonly string[]): Promise<void> {
    const wanted = new Set(rows)
    const models = views
      .filter(({ row }) => wanted.has(row.id))
      .map(({ line: { model, brand, name, origin, unit, manufacturer, type } }) => ({
        model,
        brand,
        name,
        origin,
        unit,
        manufacturer,
        ...(type !== null && { category: type }),
      })) as RequestForModels['models']
    const sums: RequestedForModels = {
      requested: 0,
      added: 0,
      pending: 0,
      classified: 0,
      withoutBrand: 0,
      notAllowed: 0,
    }
    setAsking(true)
    try {
      for (let from = 0; from < models.length; from += together) {
        const body = { models: models.slice(from, from + together) }
        const done = await api('POST base/online/productRequest/forModels', { body })
        for (const name of Object.keys(sums) as (keyof RequestedForModels)[]) sums[name] += done[name]
      }
      showToast({ kind: sums.requested > 0 ? 'success' : 'warning', text: t('requested', sums) })
      await queries.invalidateQueries({ queryKey: ['orderFacts'] })
    } finally {
      setAsking(false)
    }
  }
  return {
    isPossible: can('product-request-edit'),
    isAsking,
    ask: (rows: readonly string[]): void => void ask(rows).catch(() => undefined),
  }
}
