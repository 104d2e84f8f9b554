import type { OrderDelivery } from '@quayside/contract/orders/order-delivery.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { CompanyUploads } from '../../lib/company-uploads.tsx'
import { takeStep } from '../../lib/records.ts'
import { type LogisticsProps, quietly, useLogisticsDone } from './logistics-step.ts'

/** The receipt of one delivery with its photos, which are stored for the order's company. */
export function SignDialog({ order, delivery, onClose }: LogisticsProps & { delivery: OrderDelivery }) {
  const t = useTranslations('orderLogistics.delivery')
  const done = useLogisticsDone(onClose)
  const form = useForm<{ signedBy: string; photos: readonly StoredFile[] }>({
    initial: { signedBy: '', photos: [] },
    check: () => ({}),
  })
  const send = (): Promise<void> =>
    form.submit(async ({ signedBy, photos }) => {
      const given = { deliveryId: delivery.id, signedBy, fileIds: photos.map((file) => file.id) }
      await takeStep('order', order.id, 'signDelivery', given)
      await done(t('saved'))
    })
  return (
    <Dialog
      title={`${t('sign')} · ${t('number', { number: delivery.number })}`}
      isSticky
      action={{ label: t('sign'), isBusy: form.isSaving, run: () => quietly(send()) }}
      onClose={onClose}
    >
      <CompanyUploads
        send={(file) => uploadTo('POST business/online/order/{id}/upload', file, {}, { id: order.id })}
      >
        <div className="q-fields q-fields-narrow">
          <Field form={form} name="signedBy" label={t('signedByName')} isWide>
            {(control) => <TextInput control={control} maxLength={60} />}
          </Field>
          <Field form={form} name="photos" label={t('photos')} isWide>
            {(control) => <AttachmentField control={control} label={t('photos')} />}
          </Field>
        </div>
      </CompanyUploads>
    </Dialog>
  )
}
