import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'

const shape = 'YYYY-MM-DD'
const dayOf = (text: string) => (text === '' ? null : dayjs(text, shape))

type Range = readonly [begin: string, end: string]
type Props = {
  readonly label: string
  readonly placeholders: readonly [begin: string, end: string]
  readonly value: Range
  readonly onChange: (value: Range) => void
}

/** Two days and all between them, as one field. */
export function DayRangePicker({ label, placeholders, value: [begin, end], onChange }: Props) {
  return (
    <DatePicker.RangePicker
      aria-label={label}
      placeholder={[...placeholders]}
      value={[dayOf(begin), dayOf(end)]}
      format={shape}
      style={{ flex: '1 1 200px', maxWidth: 250 }}
      onChange={(chosen) => onChange([chosen?.[0]?.format(shape) ?? '', chosen?.[1]?.format(shape) ?? ''])}
    />
  )
}
