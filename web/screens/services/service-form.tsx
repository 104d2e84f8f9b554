import { serviceType } from '@quayside/contract/services/service.codes.ts'
import {
  checkService,
  requestDocuments,
  type ServiceOrderDetail,
  ServiceOrderSave,
} from '@quayside/contract/services/service-order.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { FormPage, FormSection } from '@quayside/kit/form/form-page.tsx'
import { useRecordForm } from '@quayside/kit/form/record-form.tsx'
import { MinuteInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { ChoiceInput } from '@quayside/kit/inputs/inputs.tsx'
import { PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/choices/dictionary.ts'
import { useFindOrders } from '../../lib/choices/find-orders.ts'
import { attachmentsIn, fileValues } from '../../lib/documents/attachment-values.ts'
import { useDocumentForm } from '../../lib/documents/document-page.tsx'
import { DocumentsSection } from '../../lib/documents/documents-section.tsx'
import { submitted } from '../../lib/documents/refused-submission.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api } from '../../lib/session/api.ts'

/** Where a service's page and its list are. */
export const servicePage = { path: '/serviceInfo', list: '/serviceList', entity: 'serviceOrder' } as const

/** With the server's names, so that its errors are shown at the fields. */
const valuesOf = (order?: ServiceOrderDetail) => ({
  modelType: order?.modelType ?? serviceType.codes.valueAddedService,
  kind: order?.kind ?? '',
  orderId: order?.orderId ?? '',
  goodsName: order?.goodsName ?? '',
  quantity: order?.quantity ?? '',
  fromPlace: order?.fromPlace ?? '',
  place: order?.place ?? '',
  wantedAt: order?.wantedAt ?? '',
  remarks: order?.remarks ?? '',
  ...fileValues(requestDocuments, order?.attachments ?? []),
})
type Values = ReturnType<typeof valuesOf>
const texts = ['kind', 'goodsName', 'quantity', 'fromPlace', 'place', 'wantedAt', 'remarks'] as const

function bodyOf(values: Values): Omit<ServiceOrderSave, 'id' | 'version'> {
  const isTransport = values.modelType === serviceType.codes.transport
  return {
    ...(Object.fromEntries(texts.map((name) => [name, values[name]])) as Pick<
      Values,
      (typeof texts)[number]
    >),
    modelType: values.modelType as ServiceOrderSave['modelType'],
    orderId: values.orderId || null,
    fromPlace: isTransport ? values.fromPlace : '',
    attachments: attachmentsIn(requestDocuments, values),
  }
}

/** A request: which service, of which goods, where and when. */
export function ServiceForm({ order }: { order?: ServiceOrderDetail }) {
  const t = useTranslations('services')
  const fields = useTranslations('serviceFields.serviceOrder')
  const textsOf = useFindingTexts()
  const { orderId, edit } = usePageSearch('/serviceInfo')
  const { saved, onCancel } = useDocumentForm(servicePage, order, t('saved'))
  const { form, draft, submit, question } = useRecordForm<Values, ServiceOrderDetail, { id: string }>({
    name: 'service',
    record: order,
    empty: { ...valuesOf(), orderId: orderId ?? '' },
    valuesOf,
    check: (values) => textsOf(findingsOf(ServiceOrderSave, bodyOf(values))),
    wrong: order && edit === submitted ? textsOf(checkService(order)) : {},
    save: (values, over) => api('POST service/online/order/save', { body: { ...over, ...bodyOf(values) } }),
    saved: ({ id }) => saved(id),
    shown: (values) => Object.fromEntries(texts.map((field) => [fields(field), values[field]])),
  })
  const codeText = useCodeText()
  const { modelType } = form.values
  const isTransport = modelType === serviceType.codes.transport
  const kinds = useDictionary('1025')
    .filter(({ group }) => group === String(modelType))
    .map(({ value, name }) => ({ value, label: name }))
  const text = (name: 'goodsName' | 'fromPlace' | 'place', label = fields(name)) => (
    <TextField form={form} name={name} label={label} maxLength={200} isRequired />
  )
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
        {text('goodsName')}
        <TextField form={form} name="quantity" label={fields('quantity')} maxLength={16} />
      </FormSection>
      <FormSection title={t('where')}>
        {isTransport && text('fromPlace')}
        {text('place', t(isTransport ? 'destination' : 'workplace'))}
        <Field form={form} name="wantedAt" label={fields('wantedAt')} isRequired>
          {(control) => <MinuteInput control={control} />}
        </Field>
      </FormSection>
      <DocumentsSection
        form={form}
        title={t('more')}
        kinds={requestDocuments}
        documentName={(kind) => t(`documents.${kind}`)}
        remarks={fields('remarks')}
      />
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
