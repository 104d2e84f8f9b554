import { lazyField } from './lazy-field.tsx'

type Range = readonly [begin: string, end: string]

export type DayRangePickerProps = {
  readonly label: string
  readonly placeholders: readonly [begin: string, end: string]
  readonly value: Range
  readonly onChange: (value: Range) => void
}

/** Two days and all between them, as one field. */
export const DayRangePicker = lazyField<DayRangePickerProps>(() => import('./antd/antd-day-range-picker.tsx'))
