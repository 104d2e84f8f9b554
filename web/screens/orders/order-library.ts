import type { KnownFacts } from '@quayside/contract/orders/known-facts.ts'
import { type Known, useLibraryFill } from '@quayside/kit/lines-form/use-library-fill.ts'
import type { RowCheck } from '@quayside/kit/lines-grid/grid-marks.ts'
import type { GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { lineFrom } from './order-sources.ts'
import type { OrderForm } from './use-order-form.ts'

/** A line that has its product already is not looked up any more. */
const nameOf = ({ cells }: GridRow): string =>
  cells['productId'] || !cells['model'] ? '' : `${cells['model']}\n${cells['brand'] ?? ''}`

/** A model of the product library brings its classification; the marks say which cells it filled. */
export function useOrderLibrary(editor: OrderForm, facts: KnownFacts | undefined): RowCheck {
  const t = useTranslations('orderForm.products')
  const knownOf = useMemo(
    () =>
      ({ cells }: GridRow): Known | undefined => {
        const found = facts?.modelOf({
          productId: null,
          model: cells['model'] ?? '',
          brand: cells['brand'] ?? '',
        })
        if (!found?.product || found.productId === null) return undefined
        return {
          cells: lineFrom({ id: found.productId, ...found.product }),
          text: found.isClassified ? t('taken', { code: found.hsCode }) : t('takenUnclassified'),
        }
      },
    [facts, t],
  )
  return useLibraryFill({ grid: editor.grid, rows: editor.rows, nameOf, knownOf })
}
