import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented } from '../inputs/segmented.tsx'
import type { RowCheck } from './grid-marks.ts'
import { useScanned } from './grid-scan.ts'
import { type Grid, useGrid } from './grid-store.ts'
import type { GridRow, Marks } from './grid-types.ts'

type Tone = 'wrong' | 'notice'

type Marked = readonly (readonly [GridRow, Marks])[]

const rowsWith = (marked: Marked, tone: Tone): ReadonlySet<GridRow> =>
  new Set(
    marked.flatMap(([row, marks]) => (Object.values(marks).some((mark) => mark.tone === tone) ? [row] : [])),
  )

/**
 * All rows, those to correct or those to look at. The choice holds what it found: a row that was corrected stays in
 * sight until one chooses again.
 */
export function GridFilter({ grid, marksOf }: { grid: Grid; marksOf: RowCheck }) {
  const t = useTranslations('linesGrid.filter')
  const rows = useGrid(grid, (state) => state.rows)
  const isKept = useGrid(grid, (state) => state.kept !== undefined)
  const [chosen, setChosen] = useState<Tone>('wrong')
  // In slices: checking all rows of a long sheet after each key would block typing.
  const marked = useScanned(rows, marksOf)
  const found = useMemo(
    () => ({ wrong: rowsWith(marked, 'wrong'), notice: rowsWith(marked, 'notice') }),
    [marked],
  )
  const tones = (['wrong', 'notice'] as const).filter(
    (tone) => found[tone].size > 0 || (isKept && tone === chosen),
  )
  if (tones.length === 0) return null
  return (
    <Segmented
      size="small"
      aria-label={t('label')}
      value={isKept ? chosen : 'all'}
      options={[
        { value: 'all' as const, label: t('all') },
        ...tones.map((tone) => ({ value: tone, label: t(tone, { count: found[tone].size }) })),
      ]}
      onChange={(next) => {
        if (next === 'all') return grid.keep(undefined)
        setChosen(next)
        const places = rows.flatMap((row, place) => (found[next].has(row) ? [place] : []))
        return grid.keep(places.length > 0 ? places : undefined)
      }}
    />
  )
}
