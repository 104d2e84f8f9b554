import { type ChangeItemInput, isLineField } from '@quayside/contract/orders/order-change.ts'
import { DayPicker } from '@quayside/kit/inputs/day-picker.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { useTranslations } from 'use-intl'

export function OrderChangeValue(props: {
  item: ChangeItemInput
  isWrong: boolean
  onChange: (after: string) => void
}) {
  const { item, isWrong, onChange } = props
  const t = useTranslations('orderLogistics.change')
  if (item.field === 'delivery.time' || item.field === 'delivery.pickupTime')
    return <DayPicker value={item.after} hasTime aria-invalid={isWrong} onChange={onChange} />
  return (
    <Input
      aria-label={t('after')}
      placeholder={t('after')}
      value={item.after}
      maxLength={isLineField(item.field) ? 20 : 300}
      {...(isLineField(item.field) && { inputMode: 'decimal' as const })}
      aria-invalid={isWrong}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
