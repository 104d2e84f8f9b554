import { type CSSProperties, createContext, type ReactNode, useContext } from 'react'
import { useLocale } from 'use-intl'
import type { Filters } from './list-query.ts'

type Draft = {
  values: Filters<string>
  type(name: string, value: string): void
  apply(changes: Filters<string>): void
}
export const FilterDraft = createContext<Draft | undefined>(undefined)

/** The current value of a filter bar's field, and how to change it. */
export function useFilter(name: string) {
  const draft = useContext(FilterDraft)
  if (!draft) throw new Error('a filter stands in a FilterBar')
  const { values, type, apply } = draft
  return { value: values[name] ?? '', type, apply }
}

type Props = {
  readonly label: string
  /** The id of the control, which the label focuses. */
  readonly control?: string
  /** In pixels; narrower where the bar would otherwise wrap. */
  readonly width: number
  readonly isFilled: boolean
  /** Twice as wide as other fields in the expanded bar. */
  readonly isRange?: boolean
  readonly children: ReactNode
}

/** One field of the bar: its label stands inside the frame, in front of the control. */
export function FilterField({ label, control, width, isFilled, isRange, children }: Props) {
  const isEnglish = useLocale() === 'en-US'
  return (
    <div
      className="q-filter"
      data-filled={isFilled || undefined}
      data-range={isRange || undefined}
      style={filterWidth(
        Math.max(width, isRange ? 0 : leastWidth(label)),
        isRange ? leastRange(isFilled, isEnglish) : leastWidth(label),
      )}
    >
      {label !== '' && <label htmlFor={control}>{label}</label>}
      {children}
    </div>
  )
}

const filterWidth = (width: number, least: number): CSSProperties => ({
  flex: `${width} 1 ${Math.min(width, least)}px`,
  maxWidth: width,
})

/** Both days stand whole, or what says that they are not chosen: longer words in English. */
const leastRange = (isFilled: boolean, isEnglish: boolean): number => (isFilled ? 275 : isEnglish ? 238 : 200)

const [narrow, widest] = [130, 156]
/** What stands beside the label: its gaps, a value of two signs and the arrow. */
const besideLabel = 88

const [hanWidth, latinWidth] = [12, 6.5]
/** What a field is narrowed to at most: its label stays whole, unless it has many words. */
function leastWidth(label: string): number {
  const width = label.split('').reduce((sum, sign) => sum + (sign > '\u2e7f' ? hanWidth : latinWidth), 0)
  return Math.min(widest, Math.max(narrow, Math.ceil(width) + besideLabel))
}
