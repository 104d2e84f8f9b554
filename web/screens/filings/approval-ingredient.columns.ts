import { type IngredientKey, ingredientColumns } from '@quayside/contract/filings/approval-ingredient.ts'
import { percentLeft } from '@quayside/contract/filings/approval-order.rules.ts'
import type { LineColumn } from '@quayside/contract/orders/line-columns.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { GridColumn, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { ingredientHeadings } from '@quayside/phrases/ingredient-headings.ts'
import { findPhrases, loadPhrases } from '@quayside/phrases/load.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnTotal, numberCells } from '../../lib/documents/line-cells.ts'

const none: never[] = []
/** Our own headings in every language: a formula sheet is not always in the reader's. */
const useHeadings = () =>
  useQuery({
    queryKey: ['ingredientHeadings'],
    queryFn: async () => {
      await Promise.all(locales.map((locale) => loadPhrases(locale, ['approvalFields'])))
      return locales.flatMap((locale) => findPhrases(locale, 'approvalFields')?.approvalIngredient ?? [])
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? none

/** The contract's columns as the sheet needs them. */
export function useIngredientGridColumns(): readonly GridColumn[] {
  const t = useTranslations('approval.form')
  const fields = useTranslations('approvalFields.approvalIngredient')
  const headings = useHeadings()
  return useMemo(() => {
    /** The sum, and how far it is from 100. */
    const sumText = (kept: string): string => {
      const left = percentLeft(kept)
      const sum = showNumber(kept)
      if (left === '0') return t('isWhole', { sum })
      return left.startsWith('-') ? t('isOver', { sum, over: left.slice(1) }) : t('isUnder', { sum, left })
    }
    return ingredientColumns.map((column: LineColumn): GridColumn => {
      const key = column.key as IngredientKey
      const base = {
        key,
        title: fields(key),
        width: column.width,
        grows: key === 'inciName',
        isRequired: column.isRequired === true,
        aliases: [...ingredientHeadings[key], ...headings.map((titles) => titles[key])],
        ...(key === 'name' && { isPinned: true }),
        ...((key === 'casNumber' || key === 'additiveNumber') && { isCode: true }),
      }
      if (key !== 'percentage') return base
      return {
        ...base,
        ...numberCells(column.kind),
        total: columnTotal((row: GridRow) => row.cells['percentage'], sumText),
      }
    })
  }, [t, fields, headings])
}
