import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented } from '../segmented.tsx'
import type { RowCheck } from './grid-marks.ts'
import { type Grid, useGrid } from './grid-store.ts'
import type { GridRow } from './grid-types.ts'

type Tone = 'wrong' | 'notice'

/** The places of rows with a mark of this kind. */
function placesOf(rows: readonly GridRow[], marksOf: RowCheck, tone: Tone): number[] {
  const found: number[] = []
  for (const [place, row] of rows.entries()) {
    const marks = marksOf(row)
    if (marks && Object.values(marks).some((mark) => mark.tone === tone)) found.push(place)
  }
  return found
}

/**
 * All rows, those to correct or those to look at. The choice holds what it found: a row that was corrected stays in
 * sight until one chooses again.
 */
export function GridFilter({ grid, marksOf }: { grid: Grid; marksOf: RowCheck }) {
  const t = useTranslations('linesGrid.filter')
  const rows = useGrid(grid, (state) => state.rows)
  const isKept = useGrid(grid, (state) => state.kept !== undefined)
  const [chosen, setChosen] = useState<Tone>('wrong')
  const found = useMemo(
    () => ({ wrong: placesOf(rows, marksOf, 'wrong'), notice: placesOf(rows, marksOf, 'notice') }),
    [rows, marksOf],
  )
  const tones = (['wrong', 'notice'] as const).filter(
    (tone) => found[tone].length > 0 || (isKept && tone === chosen),
  )
  if (tones.length === 0) return null
  return (
    <Segmented
      size="small"
      aria-label={t('label')}
      value={isKept ? chosen : 'all'}
      options={[
        { value: 'all' as const, label: t('all') },
        ...tones.map((tone) => ({ value: tone, label: t(tone, { count: found[tone].length }) })),
      ]}
      onChange={(next) => {
        if (next === 'all') return grid.keep(undefined)
        setChosen(next)
        return grid.keep(found[next].length > 0 ? found[next] : undefined)
      }}
    />
  )
}
