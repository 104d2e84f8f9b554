import { serviceType } from '@quayside/contract/services/service.codes.ts'
import {
  checkService,
  requestDocuments,
  type ServiceOrderDetail,
  ServiceOrderSave,
  serviceOrderColumns,
} from '@quayside/contract/services/service-order.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { formFieldsOf } from '@quayside/kit/form/form-fields.tsx'
import { FormPage, FormSection } from '@quayside/kit/form/form-page.tsx'
import { formValuesOf } from '@quayside/kit/form/form-values.ts'
import { useRecordForm } from '@quayside/kit/form/record-form.tsx'
import { MinuteInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { ChoiceInput } from '@quayside/kit/inputs/inputs.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { isTransport } from '@quayside/kit/records/service-request.tsx'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/choices/dictionary.ts'
import { useFindOrders } from '../../lib/choices/find-orders.ts'
import { OrderField } from '../../lib/choices/order-field.tsx'
import { attachmentsIn, fileValues } from '../../lib/documents/attachment-values.ts'
import { useDocumentForm } from '../../lib/documents/document-page.tsx'
import { DocumentsSection } from '../../lib/documents/documents-section.tsx'
import { submitted } from '../../lib/documents/refused-submission.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api } from '../../lib/session/api.ts'

const head = formValuesOf(serviceOrderColumns)
const valuesOf = (order: ServiceOrderDetail) => ({
  ...head.valuesOf(order),
  ...fileValues(requestDocuments, order.attachments),
})
type Values = ReturnType<typeof valuesOf>

const bodyOf = (values: Values): Omit<ServiceOrderSave, 'id' | 'version'> => ({
  ...head.bodyOf(values),
  fromPlace: isTransport(values) ? values.fromPlace : '',
  attachments: attachmentsIn(requestDocuments, values),
})

/** A request: which service, of which goods, where and when. */
export function ServiceForm({ order }: { order?: ServiceOrderDetail }) {
  const t = useTranslations('services.form')
  const places = useTranslations('services')
  const fields = useTranslations('serviceFields.serviceOrder')
  const textsOf = useFindingTexts()
  const { orderId, edit } = usePageSearch('/serviceInfo')
  const { saved, onCancel } = useDocumentForm('serviceOrder', order, t('saved'))
  const { form, draft, submit, question } = useRecordForm<Values, ServiceOrderDetail, { id: string }>({
    name: 'service',
    record: order,
    empty: { ...head.empty, ...fileValues(requestDocuments, []), orderId: orderId ?? '' },
    valuesOf,
    check: (values) => textsOf(findingsOf(ServiceOrderSave, bodyOf(values))),
    wrong: order && edit === submitted ? textsOf(checkService(order)) : {},
    save: (values, over) => api('POST service/online/order/save', { body: { ...over, ...bodyOf(values) } }),
    saved: ({ id }) => saved(id),
    shown: (values) => head.shown(values, fields),
  })
  const types = useCodeOptions()(serviceType)
  const kinds = useDictionary('1025')
    .filter(({ group }) => group === form.values.modelType)
    .map(({ value, name }) => ({ value, label: name }))
  const orders = useFindOrders('serviceOrders')
  const entry = formFieldsOf(serviceOrderColumns, form, fields)
  const isRequired = true
  return (
    <FormPage
      title={order ? t('edit', { number: order.number }) : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onCancel={onCancel}
    >
      <FormSection title={t('what')}>
        {entry('modelType', {
          isRequired,
          draw: (control) => (
            <ChoiceInput
              control={{
                ...control,
                set: (modelType) => form.enter({ ...form.values, modelType, kind: '' }),
              }}
              options={types}
            />
          ),
        })}
        {entry('kind', { isRequired, options: kinds })}
        {orders.kinds.length > 0 && <OrderField form={form} label={fields('orderId')} source={orders} />}
        {entry('goodsName', { isRequired })}
        {entry('quantity')}
      </FormSection>
      <FormSection title={t('where')}>
        {isTransport(form.values) && entry('fromPlace', { isRequired })}
        {entry('place', {
          isRequired,
          label: places(isTransport(form.values) ? 'destination' : 'workplace'),
        })}
        {entry('wantedAt', { isRequired, draw: (control) => <MinuteInput control={control} /> })}
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
