import { useTranslations } from 'use-intl'
import { DayRangePicker } from './day-range-picker.tsx'
import { FilterField, useFilter } from './filter-bar.tsx'

export default function FilterDatesRange({ name, label }: { name: string; label: string }) {
  const t = useTranslations('kit.list')
  const begin = useFilter(`${name}Begin`)
  const end = useFilter(`${name}End`)
  return (
    <FilterField label={label}>
      <DayRangePicker
        label={label}
        placeholders={[begin.placeholderOf(`${label} ${t('from')}`) || t('from'), t('until')]}
        value={[begin.value, end.value]}
        onChange={([first, last]) => begin.apply({ [`${name}Begin`]: first, [`${name}End`]: last })}
      />
    </FilterField>
  )
}
