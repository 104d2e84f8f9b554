import { lazyField } from './lazy-field.tsx'

export type DayPickerProps = {
  readonly id?: string
  /** `2026-11-15`, or with a time `2026-11-15 14:30`; empty for none. */
  readonly value: string
  readonly hasTime?: boolean
  readonly latest?: string
  readonly isClearable?: boolean
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
  readonly onChange: (value: string) => void
}

/** A day, typed or picked from a calendar. */
export const DayPicker = lazyField<DayPickerProps>(() => import('../antd/antd-day-picker.tsx'))
