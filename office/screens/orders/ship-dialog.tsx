import { ShipInput } from '@quayside/contract/orders/order-delivery.ts'
import { shippableOf } from '@quayside/contract/orders/received-lines.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import {
  enteredOf,
  errorsByLine,
  type Quantities,
  QuantityEntry,
} from '@quayside/kit/inputs/quantity-entry.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import { useEntries } from '../../lib/entry-names.ts'
import { takeStep } from '../../lib/records.ts'
import styles from './logistics.module.css'
import { type LogisticsProps, quietly, useLogisticsDone } from './logistics-step.ts'

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
export function ShipDialog({ order, onClose }: LogisticsProps) {
  const t = useTranslations('orderLogistics.delivery')
  const textsOf = useFindingTexts()
  const done = useLogisticsDone(onClose)
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
    const open = shippableOf(line)
    const held = line.heldQty === '0' ? [] : [t('heldOf', { qty: showNumber(line.heldQty) })]
    const note = [line.name, ...held].filter(Boolean).join(' · ')
    return open === '0' ? [] : [{ id: line.id, name: line.model || line.name, note, open }]
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
