import { Field, type FieldForm } from '@quayside/kit/form/field.tsx'
import { type Partner, PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../session/api.ts'

type Props = {
  readonly form: FieldForm<{ orderId: string }>
  readonly label: string
  readonly source: { readonly key: string; readonly find: (keyword: string) => Promise<readonly Partner[]> }
  /** What is done with a chosen order besides; the field has it already. */
  readonly onChoose?: (id: string) => void
}

/** The order whose goods a document is about. */
export function OrderField({ form, label, source, onChoose }: Props) {
  const { orderId } = form.values
  const order = useQuery({
    queryKey: ['order', 'record', orderId],
    queryFn: () => api('GET business/online/order/{id}', { params: { id: orderId } }, { isQuiet: true }),
    enabled: orderId !== '',
  }).data
  return (
    <Field form={form} name="orderId" label={label}>
      {({ set, ...control }) => (
        <PartnerPicker
          {...control}
          label={label}
          chosen={order && { id: order.id, number: order.orderNo, name: order.supplierName ?? '' }}
          source={source}
          onChange={(chosen) => {
            set(chosen?.id ?? '')
            if (chosen) onChoose?.(chosen.id)
          }}
        />
      )}
    </Field>
  )
}
