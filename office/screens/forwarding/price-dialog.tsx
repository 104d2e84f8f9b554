import { type ForwarderOrderReview, PriceInput } from '@quayside/contract/office/forwarding.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import type { ChargeValues } from '@quayside/kit/records/quotation-values.ts'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { ChargesField, chargesWidth } from './charges-editor.tsx'
import { chargesOf, checkWithCharges, noCharge } from './quotation-values.ts'

type Values = { carrier: string; charges: readonly ChargeValues[] }

/** The price of an order that was placed without an enquiry. */
export function PriceDialog({ order, onClose }: { order: ForwarderOrderReview; onClose: () => void }) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const goOn = useGoOn('forwarderOrder', order.id)
  const { form, dialog } = useFormDialog<Values>({
    name: `office.price.${order.id}`,
    initial: { carrier: order.carrier, charges: [{ ...noCharge, kind: 'OF' }] },
    check: (values) => checkWithCharges(PriceInput, { carrier: values.carrier }, values.charges),
    send: (values) =>
      takeStep('forwarderOrder', order.id, 'price', {
        carrier: values.carrier,
        charges: chargesOf(values.charges),
      }),
    saved: () => goOn({ isSettled: false }),
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      width={chargesWidth}
      title={`${t('price')} ${order.number}`}
      saveLabel={t('save')}
    >
      <TextField form={form} name="carrier" label={fields('carrier')} maxLength={60} isRequired isWide />
      <ChargesField form={form} />
    </FormDialog>
  )
}
