import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { asksForClearance } from '@quayside/contract/orders/chosen-parts.ts'
import { deliveryType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { ConsignmentFields, PickupFields } from '../../lib/transport/delivery-fields.tsx'
import { ChoiceField, TextField } from '../../lib/transport/fields.tsx'
import { WarehouseField } from './order-warehouse.tsx'
import type { OrderForm } from './use-order-form.ts'

type Props = { readonly editor: OrderForm }

/** How the goods reach the customer. */
export function OrderDelivery({ editor }: Props) {
  const t = useTranslations('orderForm')
  const codeText = useCodeText()
  const { type } = editor.head.delivery
  const way = type === null ? undefined : deliveryType.keyOf(type)
  const crossesBorder = editor.kind.code !== orderKind.codes.domestic
  const options = deliveryType.values
    .filter((value) => value !== deliveryType.codes.hongKongDirectCar || crossesBorder)
    .map((value) => ({ value: String(value), label: codeText(deliveryType, value) }))
  return (
    <FormSection title={t(`delivery.${editor.kind.customer ?? 'own'}`)}>
      <ChoiceField editor={editor} name="delivery.type" options={options} />
      {way === 'warehousePickup' && (
        <>
          <WarehouseField editor={editor} way="delivery" />
          <PickupFields editor={editor} />
        </>
      )}
      {way !== undefined && way !== 'warehousePickup' && (
        <ConsignmentFields
          editor={editor}
          isExpress={way === 'express'}
          isOwn={editor.kind.customer === undefined}
        />
      )}
      {way !== undefined && (
        <>
          <TextField editor={editor} name="delivery.insuredValue" max={20} hint={t('insuredHint')} />
          {asksForClearance(editor.kind.code) && <ClearanceField editor={editor} />}
        </>
      )}
    </FormSection>
  )
}

function ClearanceField({ editor }: Props) {
  const t = useTranslations('orderForm')
  const label = editor.labelOf('delivery.isCustomsClearance')
  return (
    <Field form={editor.form} name="delivery.isCustomsClearance" label={label}>
      {(control) => (
        <Checkbox
          id={control.id}
          checked={isYes(Number(control.value))}
          onChange={(isChecked) => control.set(isChecked ? '1' : '0')}
        >
          {t('clearance')}
        </Checkbox>
      )}
    </Field>
  )
}
