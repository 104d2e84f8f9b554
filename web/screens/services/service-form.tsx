import { serviceType } from '@quayside/contract/services/service.codes.ts'
import {
  requestDocuments,
  type ServiceOrderDetail,
  ServiceOrderSave,
} from '@quayside/contract/services/service-order.ts'
import { AttachmentField } from '@quayside/kit/attachment-field.tsx'
import { SelectField, TextField } from '@quayside/kit/common-fields.tsx'
import type { StoredFile } from '@quayside/kit/context.tsx'
import { MinuteInput } from '@quayside/kit/date-inputs.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import type { Form } from '@quayside/kit/form.ts'
import { FormPage, FormSection } from '@quayside/kit/form-page.tsx'
import { ChoiceInput, TextAreaInput } from '@quayside/kit/inputs.tsx'
import { PartnerPicker } from '@quayside/kit/partner-picker.tsx'
import { useRecordForm } from '@quayside/kit/record-form.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useDictionary } from '../../lib/dictionary.ts'
import { useDocumentForm } from '../../lib/document-page.tsx'
import { useFindOrders } from '../../lib/find-orders.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { servicePage } from './service-page.ts'

/** With the server's names, so that its errors are shown at the fields. */
type Values = {
  readonly modelType: number
  readonly kind: string
  readonly orderId: string
  readonly goodsName: string
  readonly quantity: string
  readonly fromPlace: string
  readonly place: string
  readonly wantedAt: string
  readonly remarks: string
  readonly 'attachments.packing-list': readonly StoredFile[]
  readonly 'attachments.other': readonly StoredFile[]
}
const empty: Values = {
  modelType: serviceType.codes.valueAddedService,
  kind: '',
  orderId: '',
  goodsName: '',
  quantity: '',
  fromPlace: '',
  place: '',
  wantedAt: '',
  remarks: '',
  'attachments.packing-list': [],
  'attachments.other': [],
}

const valuesOf = (order: ServiceOrderDetail): Values => {
  const filesOf = (kind: string) => order.attachments.filter((file) => file.kind === kind).map(toStoredFile)
  return {
    ...order,
    orderId: order.orderId ?? '',
    quantity: order.quantity ?? '',
    'attachments.packing-list': filesOf('packing-list'),
    'attachments.other': filesOf('other'),
  }
}

function bodyOf(values: Values): Omit<ServiceOrderSave, 'id' | 'version'> {
  const { modelType, kind, orderId, goodsName, quantity, fromPlace, place, wantedAt, remarks } = values
  const idsOf = (kindOfFile: (typeof requestDocuments)[number]): string[] =>
    values[`attachments.${kindOfFile}`].map(({ id }) => id)
  return {
    modelType: modelType as ServiceOrderSave['modelType'],
    kind,
    orderId: orderId || null,
    goodsName,
    quantity,
    fromPlace: modelType === serviceType.codes.transport ? fromPlace : '',
    place,
    wantedAt,
    remarks,
    attachments: { 'packing-list': idsOf('packing-list'), other: idsOf('other') },
  }
}

/** A request: which service, of which goods, where and when. */
export function ServiceForm({ order }: { order?: ServiceOrderDetail }) {
  const t = useTranslations('services')
  const fields = useTranslations('serviceFields.serviceOrder')
  const textsOf = useFindingTexts()
  const { orderId } = usePageSearch('/serviceInfo')
  const { saved, onCancel } = useDocumentForm(servicePage, order, t('saved'))
  const { form, draft, submit, question } = useRecordForm<Values, ServiceOrderDetail, { id: string }>({
    name: 'service',
    record: order,
    empty: { ...empty, orderId: orderId ?? '' },
    valuesOf,
    check: (values) => textsOf(findingsOf(ServiceOrderSave, bodyOf(values))),
    save: (values, over) => api('POST service/online/order/save', { body: { ...over, ...bodyOf(values) } }),
    saved: ({ id }) => saved(id),
    shown: (values) =>
      Object.fromEntries(
        (['kind', 'goodsName', 'quantity', 'place', 'wantedAt', 'remarks'] as const).map((field) => [
          fields(field),
          values[field],
        ]),
      ),
  })
  const codeText = useCodeText()
  const { modelType } = form.values
  const isTransport = modelType === serviceType.codes.transport
  const kinds = useDictionary('1025')
    .filter(({ group }) => group === String(modelType))
    .map(({ value, name }) => ({ value, label: name }))
  return (
    <FormPage
      title={order ? `${t('edit')} ${order.number}` : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onCancel={onCancel}
    >
      <FormSection title={t('what')}>
        <Field form={form} name="modelType" label={fields('modelType')} isRequired>
          {(control) => (
            <ChoiceInput
              control={{
                ...control,
                set: (type) => form.enter({ ...form.values, modelType: type, kind: '' }),
              }}
              options={serviceType.values.map((value) => ({ value, label: codeText(serviceType, value) }))}
            />
          )}
        </Field>
        <SelectField form={form} name="kind" label={fields('kind')} options={kinds} isRequired />
        <OrderField form={form} />
        <TextField form={form} name="goodsName" label={fields('goodsName')} maxLength={200} isRequired />
        <TextField form={form} name="quantity" label={fields('quantity')} maxLength={16} />
      </FormSection>
      <FormSection title={t('where')}>
        {isTransport && (
          <TextField form={form} name="fromPlace" label={fields('fromPlace')} maxLength={200} isRequired />
        )}
        <TextField
          form={form}
          name="place"
          label={t(isTransport ? 'destination' : 'workplace')}
          maxLength={200}
          isRequired
        />
        <Field form={form} name="wantedAt" label={fields('wantedAt')} isRequired>
          {(control) => <MinuteInput control={control} />}
        </Field>
      </FormSection>
      <FormSection title={t('more')}>
        {requestDocuments.map((kind) => (
          <Field key={kind} form={form} name={`attachments.${kind}`} label={t(`documents.${kind}`)}>
            {(control) => <AttachmentField control={control} label={t(`documents.${kind}`)} />}
          </Field>
        ))}
        <Field form={form} name="remarks" label={fields('remarks')} isWide>
          {(control) => <TextAreaInput control={control} maxLength={1000} />}
        </Field>
      </FormSection>
      {question}
    </FormPage>
  )
}

/** The order whose goods they are, of any kind that the member may see. */
function OrderField({ form }: { form: Form<Values> }) {
  const fields = useTranslations('serviceFields.serviceOrder')
  const { orderId } = form.values
  const order = useQuery({
    queryKey: ['order', 'record', orderId],
    queryFn: () => api('GET business/online/order/{id}', { params: { id: orderId } }, { isQuiet: true }),
    enabled: orderId !== '',
  }).data
  const { kinds, find } = useFindOrders()
  if (kinds.length === 0) return null
  return (
    <Field form={form} name="orderId" label={fields('orderId')}>
      {({ set, ...control }) => (
        <PartnerPicker
          {...control}
          label={fields('orderId')}
          chosen={order && { id: order.id, number: order.orderNo, name: order.supplierName ?? '' }}
          source={{ key: `serviceOrders ${kinds.join(' ')}`, find }}
          onChange={(chosen) => set(chosen?.id ?? '')}
        />
      )}
    </Field>
  )
}
