import type { Control } from '../form/field.tsx'
import { DayPicker } from './day-picker.tsx'

type Props = {
  readonly control: Control<string>
  readonly latest?: string
  readonly isClearable?: boolean
}

/** A day, stored as `2026-11-15`. */
export function DayInput({ control: { set, ...rest }, ...limits }: Props) {
  return <DayPicker {...rest} {...limits} onChange={set} />
}

/** A minute of a day, stored as `2026-11-15 14:30`. */
export function MinuteInput({ control: { set, ...rest } }: { control: Control<string> }) {
  return <DayPicker {...rest} hasTime onChange={set} />
}
