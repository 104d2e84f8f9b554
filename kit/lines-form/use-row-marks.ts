import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { useMemo, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { useFindingTexts } from '../form/finding-texts.ts'
import { refusedFieldsOf } from '../form/form.ts'
import { keepingMarks, type RowCheck } from '../lines-grid/grid-marks.ts'
import { type GridRow, isBlankRow, type Mark, type Marks } from '../lines-grid/grid-types.ts'

const linePath = /^lines\.(\d+)\.(\w+)$/

/** The errors of a single row, at its columns; `isChecked` after an attempt to submit. */
export type RowFindings = (row: GridRow, isChecked: boolean) => readonly Finding[]

/** The marks of a sheet's cells: what the form finds, and what the server refused until the row is changed. */
export function useRowMarks(findingsOf: RowFindings) {
  const textsOf = useFindingTexts()
  const [isChecked, setChecked] = useState(false)
  const refused = useRef(new WeakMap<GridRow, readonly FieldError[]>())
  const [times, setTimes] = useState(0)
  const latest = useRef({ textsOf, findingsOf })
  latest.current = { textsOf, findingsOf }
  const locale = useLocale()

  const marksOf = useMemo(
    (): RowCheck =>
      // `times` is raised by each refusal: then, and after a change of language, every row is checked again.
      keepingMarks((row): Marks | undefined => {
        if (times < 0 || isBlankRow(row)) return undefined
        const { textsOf: say, findingsOf: find } = latest.current
        const texts = { ...say(find(row, isChecked)), ...say(refused.current.get(row) ?? []) }
        const marks = Object.entries(texts).map(([column, text]): [string, Mark] => [
          column,
          { text, tone: 'wrong' },
        ])
        return marks.length > 0 ? Object.fromEntries(marks) : undefined
      }),
    [isChecked, times, locale],
  )

  return {
    marksOf,
    isChecked,
    setChecked,
    /** The server names lines by their place among those it was sent. */
    takeRefused(error: unknown, sent: readonly GridRow[]): void {
      for (const fault of refusedFieldsOf(error)) {
        const [, place, column] = linePath.exec(fault.path) ?? []
        const row = place === undefined ? undefined : sent[Number(place)]
        if (!row || column === undefined) continue
        // The latest refusal of a cell is the one that counts.
        refused.current.set(row, [{ ...fault, path: column }, ...(refused.current.get(row) ?? [])])
      }
      setTimes((before) => before + 1)
    },
  }
}
