import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import type { DayRangePickerProps } from '../day-range-picker.tsx'
import { AntdProvider } from './provider.tsx'

const shape = 'YYYY-MM-DD'
const dayOf = (text: string) => (text === '' ? null : dayjs(text, shape))

export default function AntdDayRangePicker({
  label,
  placeholders,
  value: [begin, end],
  onChange,
}: DayRangePickerProps) {
  return (
    <AntdProvider>
      <DatePicker.RangePicker
        aria-label={label}
        placeholder={[...placeholders]}
        value={[dayOf(begin), dayOf(end)]}
        format={shape}
        style={{ flex: '1 1 200px', maxWidth: 250 }}
        onChange={(chosen) => onChange([chosen?.[0]?.format(shape) ?? '', chosen?.[1]?.format(shape) ?? ''])}
      />
    </AntdProvider>
  )
}
