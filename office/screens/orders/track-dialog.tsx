import { shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import { trackingKind } from '@quayside/contract/orders/order-delivery.codes.ts'
import type { OrderDelivery } from '@quayside/contract/orders/order-delivery.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { MinuteInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { now } from '@quayside/kit/page/today.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../lib/records.ts'
import { type LogisticsProps, quietly, useLogisticsDone } from './logistics-step.ts'

export function TrackDialog({
  order,
  deliveries,
  onClose,
}: LogisticsProps & { deliveries: readonly OrderDelivery[] }) {
  const t = useTranslations('orderLogistics.tracking')
  const delivered = useTranslations('orderLogistics.delivery')
  const codeText = useCodeText()
  const done = useLogisticsDone(onClose)
  const form = useForm({
    initial: { kind: String(trackingKind.codes.departed), at: now(), place: '', note: '', deliveryId: '' },
    check: () => ({}),
  })
  const send = (): Promise<void> =>
    form.submit(async ({ kind, at, deliveryId, ...stop }) => {
      const given = {
        ...stop,
        kind: Number(kind),
        at: shanghaiInstant(at).toISOString(),
        deliveryId: deliveryId || null,
      }
      await takeStep('order', order.id, 'track', given)
      await done(t('saved'))
    })
  return (
    <Dialog
      title={t('add')}
      isSticky
      action={{
        label: t('save'),
        isBusy: form.isSaving,
        isDisabled: form.values.at === '',
        run: () => quietly(send()),
      }}
      onClose={onClose}
    >
      <div className="q-fields q-fields-narrow">
        <Field form={form} name="kind" label={t('kind')} isRequired>
          {(control) => (
            <SelectInput
              control={control}
              options={trackingKind.values.map((value) => ({
                value: String(value),
                label: codeText(trackingKind, value),
              }))}
            />
          )}
        </Field>
        <Field form={form} name="at" label={t('at')} isRequired>
          {(control) => <MinuteInput control={control} />}
        </Field>
        <Field form={form} name="place" label={t('place')}>
          {(control) => <TextInput control={control} maxLength={100} />}
        </Field>
        {deliveries.length > 0 && (
          <Field form={form} name="deliveryId" label={t('delivery')}>
            {(control) => (
              <SelectInput
                control={control}
                placeholder={t('whole')}
                options={deliveries.map(({ id, number }) => ({
                  value: id,
                  label: delivered('number', { number }),
                }))}
              />
            )}
          </Field>
        )}
        <Field form={form} name="note" label={t('note')} isWide>
          {(control) => <TextInput control={control} maxLength={500} />}
        </Field>
      </div>
    </Dialog>
  )
}
