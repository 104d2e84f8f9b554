import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'

type Props = {
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

/** A day, typed or taken from a calendar. */
export function DayPicker({ value, hasTime = false, latest, isClearable = true, onChange, ...rest }: Props) {
  const shape = hasTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'
  const given = value === '' ? null : dayjs(value)
  return (
    <DatePicker
      {...rest}
      format={shape}
      allowClear={isClearable}
      status={rest['aria-invalid'] === true ? 'error' : ''}
      value={given?.isValid() ? given : null}
      {...(latest !== undefined && { maxDate: dayjs(latest) })}
      {...(hasTime && { showTime: { format: 'HH:mm', minuteStep: 5 as const } })}
      style={{ width: '100%' }}
      onChange={(chosen) => onChange(chosen ? chosen.format(shape) : '')}
    />
  )
}
