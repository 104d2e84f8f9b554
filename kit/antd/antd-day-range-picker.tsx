import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import { AntdProvider } from './provider.tsx'

type Range = readonly [begin: string, end: string]

type Props = {
  readonly id: string
  readonly label: string
  readonly placeholders: readonly [begin: string, end: string]
  readonly value: Range
  readonly onChange: (value: Range) => void
}

const shape = 'YYYY-MM-DD'
const dayOf = (text: string) => (text === '' ? null : dayjs(text, shape))

/** Opens by itself: it takes the place of a button that was clicked. */
export default function AntdDayRangePicker({
  id,
  label,
  placeholders,
  value: [begin, end],
  onChange,
}: Props) {
  return (
    <AntdProvider>
      <DatePicker.RangePicker
        autoFocus
        defaultOpen
        variant="borderless"
        id={id}
        aria-label={label}
        placeholder={[...placeholders]}
        value={[dayOf(begin), dayOf(end)]}
        format={shape}
        style={{ flex: 1, minWidth: 0, padding: '0 10px 0 0' }}
        onChange={(chosen) => onChange([chosen?.[0]?.format(shape) ?? '', chosen?.[1]?.format(shape) ?? ''])}
      />
    </AntdProvider>
  )
}
