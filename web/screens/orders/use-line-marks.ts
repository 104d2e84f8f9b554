import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import { checkLine, isGrossBelowNet } from '@quayside/contract/orders/order.rules.ts'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { refusedFieldsOf } from '@quayside/kit/form.ts'
import { keepingMarks, type RowCheck } from '@quayside/kit/lines-grid/grid-marks.ts'
import type { Grid } from '@quayside/kit/lines-grid/grid-store.ts'
import { type GridRow, isBlankRow, type Mark, type Marks } from '@quayside/kit/lines-grid/grid-types.ts'
import { useMemo, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { readLine } from './order-lines.ts'

const linePath = /^lines\.(\d+)\.(\w+)$/
const lineStart = 'lines.0.'

/**
 * What is wrong in a line: what could not be understood and what contradicts itself at once; what is missing once
 * somebody tried to submit; what the server refused until the line is changed.
 */
export function useLineMarks(grid: Grid) {
  const textsOf = useFindingTexts()
  const [isChecked, setChecked] = useState(false)
  const refused = useRef(new WeakMap<GridRow, readonly FieldError[]>())
  const [times, setTimes] = useState(0)
  const texts = useRef(textsOf)
  texts.current = textsOf
  const locale = useLocale()

  const marksOf = useMemo((): RowCheck => {
    const wrong = (found: Readonly<Record<string, string>>): [string, Mark][] =>
      Object.entries(found).map(([path, text]) => [path, { text, tone: 'wrong' }])
    // `times` grows with each refusal: then, and in another language, every row is asked anew.
    return keepingMarks((row): Marks | undefined => {
      if (times < 0 || isBlankRow(row)) return undefined
      const { line, faults } = readLine(row)
      const rules = isChecked || isGrossBelowNet(line) ? checkLine(line, 0) : []
      const shown = isChecked ? rules : rules.filter((finding) => finding.code === 'orderLine.grossBelowNet')
      const all = Object.fromEntries([
        ...wrong(texts.current(shown)).map(([path, mark]) => [path.slice(lineStart.length), mark] as const),
        ...wrong(texts.current(faults)),
        ...wrong(texts.current(refused.current.get(row) ?? [])),
      ])
      return Object.keys(all).length > 0 ? all : undefined
    })
  }, [isChecked, times, locale])

  return {
    marksOf,
    isChecked,
    setChecked: (isSo: boolean): void => {
      if (isSo) setChecked(true)
    },
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
    lead: grid.lead,
  }
}
