import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import { useTranslations } from 'use-intl'
import { useFilter } from './filter-bar.tsx'

const shape = 'YYYY-MM-DD'

export default function FilterDatesRange({ name, label }: { name: string; label: string }) {
  const t = useTranslations('kit.list')
  const begin = useFilter(`${name}Begin`)
  const end = useFilter(`${name}End`)
  const day = (text: string) => (text === '' ? null : dayjs(text, shape))
  return (
    <DatePicker.RangePicker
      aria-label={label}
      placeholder={[`${label} ${t('from')}`, t('until')]}
      value={[day(begin.value), day(end.value)]}
      format={shape}
      style={{ flex: '1 1 200px', maxWidth: 250 }}
      onChange={(chosen) =>
        begin.apply({
          [`${name}Begin`]: chosen?.[0]?.format(shape) ?? '',
          [`${name}End`]: chosen?.[1]?.format(shape) ?? '',
        })
      }
    />
  )
}
