import { type ForwarderOrderReview, PriceInput } from '@quayside/contract/office/forwarding.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import type { ChargeValues } from '@quayside/kit/records/quotation-values.ts'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { ChargesField } from './charges-editor.tsx'
import { chargesOf, checkWithCharges, noCharge } from './quotation-values.ts'

type Values = { carrier: string; charges: readonly ChargeValues[] }

/** The price of an order that was placed without an enquiry. */
export function PriceDialog({ order, onClose }: { order: ForwarderOrderReview; onClose: () => void }) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const textsOf = useFindingTexts()
  const goOn = useGoOn('forwarderOrder', order.id)
  const form = useForm<Values>({
    initial: { carrier: order.carrier, charges: [{ ...noCharge, kind: 'OF' }] },
    check: (values) => textsOf(checkWithCharges(PriceInput, { carrier: values.carrier }, values.charges)),
  })
  const draft = useDraft(`office.price.${order.id}`, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await takeStep('forwarderOrder', order.id, 'price', {
        carrier: values.carrier,
        charges: chargesOf(values.charges),
      })
      draft.drop()
      onClose()
      await goOn({ isSettled: false })
    })
  return (
    <FormDialog
      title={`${t('price')} ${order.number}`}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <TextField form={form} name="carrier" label={fields('carrier')} maxLength={60} isRequired isWide />
      <ChargesField form={form} />
    </FormDialog>
  )
}
