import type { ClassificationReview } from '@quayside/contract/office/review.ts'
import { classificationRequestColumns } from '@quayside/contract/products/classification-request.ts'
import { productColumns } from '@quayside/contract/products/product.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'
import { ClassificationForm } from './classification-form.tsx'

export const ClassificationRecord = () => (
  <RecordQuery kind="classificationRequest">
    {(request) => <Classification key={request.id} request={request} />}
  </RecordQuery>
)

/** The product's details and documents, and below them the form of the answer. */
function Classification({ request }: { request: ClassificationReview }) {
  const t = useTranslations('officeReview.classification')
  const fields = useTranslations('productFields.product')
  const asked = useTranslations('productFields.classificationRequest')
  const canAnswer = request.nextSteps.some((step) => step.name === 'classify')
  const shown = fieldsOf(classificationRequestColumns, request, asked)
  const shownOfProduct = fieldsOf(productColumns, request, fields)
  return (
    <RecordPage
      kind="classificationRequest"
      // The form below classifies; the button row has the return.
      record={{ ...request, nextSteps: request.nextSteps.filter((step) => step.name !== 'classify') }}
      header={{ title: { name: `${request.brand} ${request.model}`.trim() } }}
      {...(canAnswer && { steps: { more: <span className="q-page-note">{t('below')}</span> } })}
      aside={<Documents files={request.attachments} />}
    >
      <RecordReason label={t('objection')} text={request.reason} />
      <Panel title={t('product')}>
        <Details>
          {shown('number')}
          {shownOfProduct('model', 'brand', 'name', 'manufacturer')}
          <CodeDetail label={t('current')} value={request.currentHsCode} />
          {shownOfProduct('description')}
          <TextDetail label={t('note')} value={request.note} isWide />
        </Details>
      </Panel>
      <Panel title={t('answer')}>
        <ClassificationForm request={request} canAnswer={canAnswer} />
      </Panel>
    </RecordPage>
  )
}
