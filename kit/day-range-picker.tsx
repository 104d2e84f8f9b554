import { lazyField } from './lazy-field.tsx'

type Range = readonly [begin: string, end: string]

export type DayRangePickerProps = {
  readonly label: string
  readonly placeholders: readonly [begin: string, end: string]
  readonly value: Range
  readonly onChange: (value: Range) => void
}

/** A range of days in one field. */
export const DayRangePicker = lazyField<DayRangePickerProps>(() => import('./antd/antd-day-range-picker.tsx'))
