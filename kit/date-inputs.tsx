import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import type { Control } from './field.tsx'

/** A day, kept as `2026-11-15`. */
export const DayInput = ({ control }: { control: Control<string> }) => (
  <MomentPicker control={control} shape="YYYY-MM-DD" />
)

/** A minute of a day, kept as `2026-11-15 14:30`. */
export const MinuteInput = ({ control }: { control: Control<string> }) => (
  <MomentPicker control={control} shape="YYYY-MM-DD HH:mm" hasTime />
)

function MomentPicker(props: { control: Control<string>; shape: string; hasTime?: boolean }) {
  const { control, shape, hasTime = false } = props
  const { set, value, ...rest } = control
  const given = value === '' ? null : dayjs(value)
  return (
    <DatePicker
      {...rest}
      format={shape}
      value={given?.isValid() ? given : null}
      {...(hasTime && { showTime: { format: 'HH:mm', minuteStep: 5 as const } })}
      style={{ width: '100%' }}
      onChange={(chosen) => set(chosen ? chosen.format(shape) : '')}
    />
  )
}
