import { ForwarderEnquirySave } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import {
  containerType,
  freightDirection,
  freightMode,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import {
  chargeableOf,
  checkShipment,
  volumeDiffers,
  volumeOf,
} from '@quayside/contract/forwarding/shipment.rules.ts'
import { shipmentDocuments } from '@quayside/contract/forwarding/shipment.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { goodsCategory } from '@quayside/contract/products/product.codes.ts'
import { entryLabel } from '@quayside/contract/rates/entry-label.ts'
import { CodeField, SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { errorsAt, type Form } from '@quayside/kit/form/form.ts'
import { FormPage, FormSection } from '@quayside/kit/form/form-page.tsx'
import { useRecordForm } from '@quayside/kit/form/record-form.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { useCodeOptions, useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/choices/dictionary.ts'
import { DocumentsSection } from '../../lib/documents/documents-section.tsx'
import styles from './forwarding.module.css'
import { GoodsSource } from './goods-source.tsx'
import { PortField } from './port-field.tsx'
import {
  bodyOf,
  emptyShipment,
  isFull,
  type Shipment,
  type ShipmentValues,
  valuesOf,
} from './shipment-form.values.ts'
import { SizesEditor } from './sizes-editor.tsx'

type Props = {
  readonly name: string
  readonly title: string
  readonly record?: Shipment | undefined
  /** Opened because its submission was refused. */
  readonly isChecked: boolean
  readonly save: (
    body: ReturnType<typeof bodyOf> & { id?: string; version?: number },
  ) => Promise<{ id: string }>
  readonly saved: (id: string) => Promise<unknown>
  readonly onCancel: () => void
}

/** What is to be carried, from where to where: the form of enquiries and of orders that are placed directly. */
export function ShipmentForm({ name, title, record, isChecked, save, saved, onCancel }: Props) {
  const t = useTranslations('forwarding.form')
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const textsOf = useFindingTexts()
  const { form, draft, submit, question } = useRecordForm<ShipmentValues, Shipment, { id: string }>({
    name,
    record,
    empty: emptyShipment,
    valuesOf,
    // All sizes, so that each is named by its place.
    check: (values) => textsOf(findingsOf(ForwarderEnquirySave, { ...bodyOf(values), sizes: values.sizes })),
    wrong: record && isChecked ? textsOf(checkShipment(record)) : {},
    save: (values, over) => save({ ...over, ...bodyOf(values) }),
    saved: ({ id }) => saved(id),
    shown: (values) =>
      Object.fromEntries(
        (
          [
            'originPort',
            'destinationPort',
            'goodsName',
            'goodsValue',
            'quantity',
            'volume',
            'grossWeight',
            'remarks',
          ] as const
        ).map((field) => [fields(field), values[field]]),
      ),
  })
  const choices = useCodeOptions()
  const currencies = useCurrencyOptions()
  const incoterms = useDictionary('1004').map((entry) => ({
    value: entry.value,
    label: entryLabel(1004, entry),
  }))
  return (
    <FormPage
      title={title}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onCancel={onCancel}
    >
      <FormSection title={t('route')}>
        <CodeField
          form={form}
          name="direction"
          label={fields('direction')}
          list={freightDirection}
          isWide={false}
        />
        <CodeField form={form} name="mode" label={fields('mode')} list={freightMode} />
        <PortField form={form} name="originPort" label={fields('originPort')} />
        <PortField form={form} name="destinationPort" label={fields('destinationPort')} />
        <SelectField form={form} name="incoterm" label={fields('incoterm')} options={incoterms} />
        <Day form={form} name="readyOn" />
        <Day form={form} name="departBy" />
        <Day form={form} name="arriveBy" />
      </FormSection>
      <FormSection title={t('goods')}>
        <GoodsSource form={form} />
        <TextField form={form} name="goodsName" label={fields('goodsName')} maxLength={200} isRequired />
        <SelectField
          form={form}
          name="goodsCategory"
          label={fields('goodsCategory')}
          options={choices(goodsCategory)}
        />
        <TextField form={form} name="goodsValue" label={fields('goodsValue')} maxLength={17} isRequired />
        <SelectField form={form} name="currency" label={fields('currency')} options={currencies} />
        <TextField form={form} name="quantity" label={fields('quantity')} maxLength={16} isRequired />
        {isFull(form.values) && (
          <>
            <SelectField
              form={form}
              name="containerType"
              label={fields('containerType')}
              options={containerType.values.map((value) => ({ value, label: value }))}
              isRequired
            />
            <TextField
              form={form}
              name="containerCount"
              label={fields('containerCount')}
              maxLength={3}
              isRequired
            />
          </>
        )}
        <CodeField
          form={form}
          name="isInsured"
          label={fields('isInsured')}
          list={defaultFlag}
          isWide={false}
        />
      </FormSection>
      <FormSection title={t('measures')}>
        <Field form={form} name="sizes" label={fields('sizes')} hint={t('sizesHint')} isWide>
          {(control) => (
            <div id={control.id}>
              <SizesEditor
                sizes={form.values.sizes}
                errors={errorsAt(form.errors, 'sizes')}
                onChange={(sizes) => form.set('sizes', sizes)}
              />
            </div>
          )}
        </Field>
        <TextField form={form} name="volume" label={fields('volume')} maxLength={14} isRequired />
        <TextField form={form} name="grossWeight" label={fields('grossWeight')} maxLength={14} isRequired />
        <Measured form={form} />
      </FormSection>
      <DocumentsSection
        form={form}
        title={t('more')}
        kinds={shipmentDocuments}
        documentName={(kind) => t(`documents.${kind}`)}
        remarks={fields('remarks')}
      />
      {question}
    </FormPage>
  )
}

function Day({ form, name }: { form: Form<ShipmentValues>; name: 'readyOn' | 'departBy' | 'arriveBy' }) {
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  return (
    <Field form={form} name={name} label={fields(name)}>
      {(control) => <DayInput control={control} isClearable />}
    </Field>
  )
}

const isMeasure = (text: string): boolean => /^\d{1,9}(\.\d{1,4})?$/.test(text)

/** What follows from the figures as one types: the volume of the sizes, and what the carrier charges by. */
function Measured({ form }: { form: Form<ShipmentValues> }) {
  const t = useTranslations('forwarding.form')
  const { mode, volume, grossWeight, sizes } = form.values
  const computed = volumeOf(sizes)
  const differs = isMeasure(volume) ? volumeDiffers(volume, sizes) : undefined
  const chargeable =
    isMeasure(volume) && isMeasure(grossWeight) ? chargeableOf(mode, volume, grossWeight) : undefined
  if (computed === undefined && !chargeable) return null
  return (
    <div className={styles['measured']} role="status">
      {computed !== undefined && volume !== computed && (
        <p data-warns={differs !== undefined || undefined}>
          {t(differs === undefined ? 'computed' : 'differs', { volume: computed })}
          <Button onClick={() => form.set('volume', computed)}>{t('takeVolume')}</Button>
        </p>
      )}
      {chargeable && (
        <p>
          {t(`chargeable.${chargeable.unit}`, { amount: chargeable.amount })}
          <small>{t(`by.${chargeable.by}`)}</small>
        </p>
      )}
    </div>
  )
}
