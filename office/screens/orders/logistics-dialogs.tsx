import { shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { trackingKind } from '@quayside/contract/orders/order-delivery.codes.ts'
import { type OrderDelivery, ShipInput } from '@quayside/contract/orders/order-delivery.ts'
import { checkSplit, SplitInput, splittableOf } from '@quayside/contract/orders/split-lines.ts'
import { AttachmentField } from '@quayside/kit/attachment-field.tsx'
import { KitProvider, type StoredFile, useSurroundings } from '@quayside/kit/context.tsx'
import { DayInput, MinuteInput } from '@quayside/kit/date-inputs.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { useForm } from '@quayside/kit/form.ts'
import { SelectInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { enteredOf, errorsByLine, type Quantities, QuantityEntry } from '@quayside/kit/quantity-entry.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { now, today } from '@quayside/kit/today.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { useEntries } from '../../lib/entry-names.ts'
import { takeStep } from '../../lib/records.ts'
import styles from './logistics.module.css'

type Props = { readonly order: OrderReview; readonly onClose: () => void }

/** Says that it is done, shows the order as it is now, and closes. */
function useDone(onClose: () => void): (text: string) => Promise<void> {
  const queries = useQueryClient()
  return async (text) => {
    showToast({ kind: 'success', text })
    onClose()
    await queries.invalidateQueries({ queryKey: ['order'] })
  }
}
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

type Shipping = {
  lines: Quantities
  shippedOn: string
  vehicle: string
  driver: string
  driverPhone: string
  expressProvider: string
  expressNumber: string
  note: string
}

/** One delivery: how much of each line, and what carries it. */
export function ShipDialog({ order, onClose }: Props) {
  const t = useTranslations('orderLogistics.delivery')
  const textsOf = useFindingTexts()
  const done = useDone(onClose)
  const couriers = useEntries('1013')
  const bodyOf = ({ lines, ...carried }: Shipping) => ({ ...carried, lines: enteredOf(lines) })
  const form = useForm<Shipping>({
    initial: {
      lines: {},
      shippedOn: today(),
      vehicle: '',
      driver: '',
      driverPhone: '',
      expressProvider: '',
      expressNumber: '',
      note: '',
    },
    check: (values) => textsOf(findingsOf(ShipInput, bodyOf(values))),
  })
  const rows = order.lines.flatMap((line) => {
    const open = splittableOf({ ...line, receivedQty: '0' })
    return open.gt(0)
      ? [{ id: line.id, name: line.model || line.name, note: line.name, open: open.toFixed() }]
      : []
  })
  const send = (): Promise<void> =>
    form.submit(async (values) => {
      await takeStep('order', order.id, 'ship', bodyOf(values))
      await done(t('saved'))
    })
  const text = (name: Exclude<keyof Shipping, 'lines'>, label: string, maxLength: number) => (
    <Field form={form} name={name} label={label}>
      {(control) => <TextInput control={control} maxLength={maxLength} />}
    </Field>
  )
  return (
    <Dialog
      title={t('record')}
      width={720}
      isSticky
      action={{
        label: t('save'),
        isBusy: form.isSaving,
        isDisabled: enteredOf(form.values.lines).length === 0,
        run: () => quietly(send()),
      }}
      onClose={onClose}
    >
      <QuantityEntry
        rows={rows}
        values={form.values.lines}
        errors={errorsByLine(form.errors, enteredOf(form.values.lines))}
        texts={{ name: t('goods'), open: t('left'), now: t('now') }}
        onChange={(lines) => form.set('lines', lines)}
      />
      <div className={`q-fields q-fields-narrow ${styles['fields']}`}>
        <Field form={form} name="shippedOn" label={t('shippedOn')}>
          {(control) => <DayInput control={control} />}
        </Field>
        {text('vehicle', t('vehicleNumber'), 30)}
        {text('driver', t('driverName'), 60)}
        {text('driverPhone', t('driverPhone'), 30)}
        <Field form={form} name="expressProvider" label={t('expressProvider')}>
          {(control) => <SelectInput control={control} options={couriers} />}
        </Field>
        {text('expressNumber', t('expressNumber'), 60)}
        {text('note', t('note'), 500)}
      </div>
    </Dialog>
  )
}

/** How much of each line goes into a second order. */
export function SplitDialog({ order, onClose }: Props) {
  const t = useTranslations('orderLogistics.split')
  const review = useTranslations('officeReview')
  const textsOf = useFindingTexts()
  const done = useDone(onClose)
  const form = useForm<{ lines: Quantities }>({
    initial: { lines: {} },
    check: ({ lines }) => {
      const body = { lines: enteredOf(lines) }
      const shape = findingsOf(SplitInput, body)
      return textsOf(shape.length > 0 ? shape : checkSplit(order.lines, body))
    },
  })
  const sent = enteredOf(form.values.lines)
  const send = (): Promise<void> =>
    form.submit(async () => {
      await takeStep('order', order.id, 'split', { lines: sent })
      await done(review('done'))
    })
  return (
    <Dialog
      title={t('ask')}
      width={680}
      isSticky
      action={{
        label: t('send'),
        isBusy: form.isSaving,
        isDisabled: sent.length === 0,
        run: () => quietly(send()),
      }}
      onClose={onClose}
    >
      <p className="q-page-note">{t('lead')}</p>
      <QuantityEntry
        rows={order.lines.map((line) => ({
          id: line.id,
          name: line.model || line.name,
          note: line.name,
          open: splittableOf(line).toFixed(),
        }))}
        values={form.values.lines}
        errors={errorsByLine(form.errors, sent)}
        texts={{ name: t('goods'), open: t('open'), now: t('now') }}
        onChange={(lines) => form.set('lines', lines)}
      />
      {form.errors['lines'] !== undefined && (
        <p className="q-field-error" role="alert">
          {form.errors['lines']}
        </p>
      )}
    </Dialog>
  )
}

/** The receipt of one delivery with its photos, which are stored for the order's company. */
export function SignDialog({ order, delivery, onClose }: Props & { delivery: OrderDelivery }) {
  const t = useTranslations('orderLogistics.delivery')
  const surroundings = useSurroundings()
  const done = useDone(onClose)
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
  async function upload(file: File): Promise<StoredFile> {
    const taken = await uploadTo('POST business/online/order/{id}/upload', file, {}, { id: order.id })
    return { id: taken.id, name: taken.name, size: taken.bytes, mime: taken.mime }
  }
  return (
    <Dialog
      title={`${t('sign')} · ${t('number', { number: delivery.number })}`}
      isSticky
      action={{ label: t('sign'), isBusy: form.isSaving, run: () => quietly(send()) }}
      onClose={onClose}
    >
      <KitProvider value={{ ...surroundings, upload }}>
        <div className="q-fields q-fields-narrow">
          <Field form={form} name="signedBy" label={t('signedByName')} isWide>
            {(control) => <TextInput control={control} maxLength={60} />}
          </Field>
          <Field form={form} name="photos" label={t('photos')} isWide>
            {(control) => <AttachmentField control={control} label={t('photos')} />}
          </Field>
        </div>
      </KitProvider>
    </Dialog>
  )
}

export function TrackDialog({
  order,
  deliveries,
  onClose,
}: Props & { deliveries: readonly OrderDelivery[] }) {
  const t = useTranslations('orderLogistics.tracking')
  const delivered = useTranslations('orderLogistics.delivery')
  const codeText = useCodeText()
  const done = useDone(onClose)
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
