import { entryLabel } from '@quayside/contract/rates/dictionary.ts'
import { checkInbound } from '@quayside/contract/warehouse/inbound.rules.ts'
import { DayInput, MinuteInput } from '@quayside/kit/date-inputs.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs.tsx'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/dictionary.ts'
import { emptyValues, headOf, type TextName, ways } from './inbound-form.values.ts'
import type { InboundForm } from './use-inbound-form.ts'

/** What must be filled in: the rules themselves say so, of an order that has nothing. */
const required = new Set(
  checkInbound({ ...headOf(emptyValues()), orderedOn: null }).map(({ path }) => path ?? ''),
)

/** A field's label; where the goods come from is called by how they come. */
export function useFieldLabel(arrivalMode: string): (path: string) => string {
  const t = useTranslations('inbound.form')
  const fields = useTranslations('warehouseFields.warehouseIn') as unknown as (key: string) => string
  const kinds = useTranslations('inbound.documents') as unknown as (key: string) => string
  return (path) => {
    const [group = '', key] = path.split('.')
    if (group === 'attachments' && key !== undefined) return kinds(key)
    const isPickup = arrivalMode === String(ways.pickup)
    if (path === 'pickupAddress') return t(isPickup ? 'pickupAddress' : 'originAddress')
    if (path === 'pickupTime') return t(isPickup ? 'pickupTime' : 'arrivalTime')
    return fields(group)
  }
}

type Props = { readonly of: InboundForm; readonly name: TextName; readonly isWide?: boolean }

function useField({ of, name, isWide = false }: Props) {
  const label = useFieldLabel(of.form.values.arrivalMode)(name)
  return { form: of.form, name, label, isRequired: required.has(name), ...(isWide && { isWide: true }) }
}

export const TextField = (props: Props & { max: number }) => (
  <Field {...useField(props)}>{(control) => <TextInput control={control} maxLength={props.max} />}</Field>
)

export function ChoiceField(props: Props & { options: readonly { value: string; label: string }[] }) {
  const t = useTranslations('inbound.form')
  return (
    <Field {...useField(props)}>
      {(control) => <SelectInput control={control} options={props.options} placeholder={t('choose')} />}
    </Field>
  )
}

/** The carriers of dictionary 1013. */
export function CarrierField(props: Props) {
  const options = useDictionary('1013').map((entry) => ({
    value: entry.value,
    label: entryLabel('1013', entry),
  }))
  return <ChoiceField {...props} options={options} />
}

export const DayField = (props: Props) => (
  <Field {...useField(props)}>{(control) => <DayInput control={control} />}</Field>
)
export const MinuteField = (props: Props) => (
  <Field {...useField(props)}>{(control) => <MinuteInput control={control} />}</Field>
)
