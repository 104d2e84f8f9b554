import type { ClassificationReview } from '@quayside/contract/office/review.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import styles from '../../lib/record-page.module.css'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { ClassificationForm } from './classification-form.tsx'

export const ClassificationRecord = () => (
  <RecordQuery kind="productRequest">
    {(request) => <Classification key={request.id} request={request} />}
  </RecordQuery>
)

/** The product's details and documents, and below them the form of the answer. */
function Classification({ request }: { request: ClassificationReview }) {
  const t = useTranslations('officeReview.classification')
  const cell = useTranslations('kit.cell')
  const review = useTranslations('officeReview')
  const fields = useTranslations('productFields.product')
  const asked = useTranslations('productFields.productRequest')
  const canAnswer = request.nextSteps.some((step) => step.name === 'classify')
  return (
    <RecordPage
      kind="productRequest"
      // The form below classifies; the button row has the return.
      record={{ ...request, nextSteps: request.nextSteps.filter((step) => step.name !== 'classify') }}
      header={{
        title: `${request.brand} ${request.model}`.trim(),
        state: classificationRequestState.keyOf(request.state) ?? 'submitted',
        note: <PageLink href={recordAddress('company', request.companyId)}>{request.companyName}</PageLink>,
      }}
      {...(canAnswer && { steps: { more: <span className="q-page-note">{t('below')}</span> } })}
      aside={<Documents files={request.attachments} />}
    >
      {request.reason !== '' && (
        <p className={styles['record-reason']}>
          {cell('named', { name: t('objection'), value: request.reason })}
        </p>
      )}
      <Panel title={t('product')}>
        <Details>
          <Detail label={review('customer')}>{request.companyName}</Detail>
          <CodeDetail label={asked('number')} value={request.number} />
          <CodeDetail label={fields('model')} value={request.model} />
          <TextDetail label={fields('brand')} value={request.brand} />
          <TextDetail label={fields('name')} value={request.name} />
          <TextDetail label={fields('manufacturer')} value={request.manufacturer} />
          <CodeDetail label={t('current')} value={request.currentHsCode} />
          <TextDetail label={fields('description')} value={request.description} isWide />
          <TextDetail label={t('note')} value={request.note} isWide />
        </Details>
      </Panel>
      <Panel title={t('answer')}>
        <ClassificationForm request={request} canAnswer={canAnswer} />
      </Panel>
    </RecordPage>
  )
}
