import { checkOrder } from '@quayside/contract/orders/order.rules.ts'
import { emptyDelivery, emptyReceiving } from '@quayside/contract/orders/order-parts.ts'
import { entryLabel } from '@quayside/contract/rates/dictionary.ts'
import { DayInput, MinuteInput } from '@quayside/kit/date-inputs.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { SelectInput, TextAreaInput, TextInput } from '@quayside/kit/inputs.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type DictionaryType, useDictionary } from '../../lib/dictionary.ts'
import type { TextName } from './order-form.values.ts'
import type { OrderForm } from './use-order-form.ts'

/** The paths that must be filled in for these modes: the rules themselves say so, of an order that has nothing else. */
function useRequired({ head }: Pick<OrderForm, 'head'>): ReadonlySet<string> {
  const { modelType, isWarehouseType } = head
  const { mode } = head.receiving
  const { type } = head.delivery
  return useMemo(() => {
    const bare = {
      ...head,
      modelType,
      isWarehouseType,
      currency: '' as const,
      supplierId: null,
      customerId: null,
      incoterms: '',
      receiving: { ...emptyReceiving, mode },
      delivery: { ...emptyDelivery, type },
      lines: [],
    }
    return new Set(['receiving.mode', 'delivery.type', ...checkOrder(bare).map(({ path }) => path ?? '')])
    // oxlint-disable-next-line react/exhaustive-deps -- everything else of the header is emptied here
  }, [modelType, isWarehouseType, mode, type])
}

/** A field's label by its path: `receiving.phone` is the phone of the receiving. */
export function useFieldLabel(): (path: string) => string {
  const order = useTranslations('orderFields.order') as unknown as (key: string) => string
  const charges = useTranslations('orderFields.orderCharges') as unknown as (key: string) => string
  const receiving = useTranslations('orderFields.orderReceiving') as unknown as (key: string) => string
  const delivery = useTranslations('orderFields.orderDelivery') as unknown as (key: string) => string
  const kinds = useTranslations('orderForm.documents') as unknown as (key: string) => string
  return (path) => {
    const [group = '', key] = path.split('.')
    if (key === undefined) return order(group)
    if (group === 'charges') return charges(key)
    if (group === 'receiving') return receiving(key)
    if (group === 'delivery') return delivery(key)
    return group === 'attachments' ? kinds(key) : order(group)
  }
}

type Props = { readonly of: OrderForm; readonly name: TextName; readonly isWide?: boolean }

function useField({ of, name }: Props) {
  const label = useFieldLabel()(name)
  const isRequired = useRequired(of).has(name)
  return { form: of.form, name, label, isRequired }
}

export function TextField(props: Props & { max: number; isLong?: boolean; hint?: string }) {
  const { isWide = false, isLong = false, max, hint } = props
  return (
    <Field
      {...useField(props)}
      {...((isWide || isLong) && { isWide: true })}
      {...(hint !== undefined && { hint })}
    >
      {(control) =>
        isLong ? (
          <TextAreaInput control={control} maxLength={max} />
        ) : (
          <TextInput control={control} maxLength={max} />
        )
      }
    </Field>
  )
}

export function ChoiceField(props: Props & { options: readonly { value: string; label: string }[] }) {
  const t = useTranslations('orderForm')
  return (
    <Field {...useField(props)}>
      {(control) => <SelectInput control={control} options={props.options} placeholder={t('choose')} />}
    </Field>
  )
}

/** A value of a dictionary, found by its code, its name or its initials. */
export function EntryField(props: Props & { dictionary: DictionaryType }) {
  const entries = useDictionary(props.dictionary)
  const options = entries.map((entry) => ({
    value: entry.value,
    label: entryLabel(props.dictionary, entry),
  }))
  return <ChoiceField {...props} options={options} />
}

export const DayField = (props: Props) => (
  <Field {...useField(props)}>{(control) => <DayInput control={control} />}</Field>
)
export const MinuteField = (props: Props) => (
  <Field {...useField(props)}>{(control) => <MinuteInput control={control} />}</Field>
)
