import { isRealDate } from '@quayside/contract/kernel/schema.ts'
import { expiryAfter } from '@quayside/contract/warehouse/goods-days.ts'
import { useLibraryFill } from '@quayside/kit/lines-form/use-library-fill.ts'
import type { RowCheck } from '@quayside/kit/lines-grid/grid-marks.ts'
import type { GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { InboundForm } from './use-inbound-form.ts'

const expiryOf = ({ cells: { producedOn = '', shelfLifeDays = '' } }: GridRow): string =>
  isRealDate(producedOn) ? expiryAfter(producedOn, shelfLifeDays) : ''

/** A production date and a shelf life suggest the day of expiry where none is typed. */
export function useSuggestedExpiry(editor: InboundForm): RowCheck {
  const t = useTranslations('inbound.form')
  const text = t('suggestedExpiry')
  const knownOf = useCallback((row: GridRow) => ({ cells: { expiresOn: expiryOf(row) }, text }), [text])
  return useLibraryFill({ grid: editor.grid, rows: editor.rows, nameOf: expiryOf, knownOf })
}
