import { ingredients } from '@quayside/contract/filings/approval-ingredient.ts'
import { percentLeft } from '@quayside/contract/filings/approval-order.rules.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { GridColumn } from '@quayside/kit/lines-grid/grid-types.ts'
import { ingredientHeadings } from '@quayside/phrases/ingredient-headings.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnTotal } from '../../lib/documents/line-cells.ts'
import { useLineGrid } from '../../lib/documents/line-grid.ts'

const titlesIn = (phrases: Messages['approvalFields']) => phrases.approvalIngredient

/** The contract's columns as the sheet needs them. */
export function useIngredientGridColumns(): readonly GridColumn[] {
  const t = useTranslations('approval.form')
  const own = useMemo(() => {
    /** The sum, and how far it is from 100. */
    const sumText = (kept: string): string => {
      const left = percentLeft(kept)
      const sum = showNumber(kept)
      if (left === '0') return t('isWhole', { sum })
      return left.startsWith('-') ? t('isOver', { sum, over: left.slice(1) }) : t('isUnder', { sum, left })
    }
    return {
      name: { isPinned: true },
      inciName: { grows: true },
      casNumber: { isCode: true },
      additiveNumber: { isCode: true },
      percentage: { total: columnTotal((row) => row.cells['percentage'], sumText) },
    }
  }, [t])
  return useLineGrid(ingredients.columns, {
    fields: useTranslations('approvalFields.approvalIngredient'),
    phrases: 'approvalFields',
    titlesIn,
    headings: ingredientHeadings,
    own,
  })
}
