import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import type { DayPickerProps } from '../inputs/day-picker.tsx'
import { AntdProvider } from './provider.tsx'

export default function AntdDayPicker({
  value,
  hasTime = false,
  latest,
  isClearable = true,
  onChange,
  ...rest
}: DayPickerProps) {
  const shape = hasTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'
  const given = value === '' ? null : dayjs(value)
  return (
    <AntdProvider>
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
    </AntdProvider>
  )
}
