import type { ClassificationReview } from '@quayside/contract/office/review.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { Code, Text } from '@quayside/kit/cells.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
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
      <section className="q-panel">
        <div className="q-panel-body">
          <h2>{t('product')}</h2>
          <Details>
            <Detail label={review('customer')}>{request.companyName}</Detail>
            <Detail label={asked('number')}>
              <Code>{request.number}</Code>
            </Detail>
            <Detail label={fields('model')}>
              <Code>{request.model}</Code>
            </Detail>
            <Detail label={fields('brand')}>
              <Text>{request.brand}</Text>
            </Detail>
            <Detail label={fields('name')}>
              <Text>{request.name}</Text>
            </Detail>
            <Detail label={fields('manufacturer')}>
              <Text>{request.manufacturer}</Text>
            </Detail>
            <Detail label={t('current')}>
              <Code>{request.currentHsCode}</Code>
            </Detail>
            <Detail label={fields('description')} isWide>
              <Text>{request.description}</Text>
            </Detail>
            <Detail label={t('note')} isWide>
              <Text>{request.note}</Text>
            </Detail>
          </Details>
        </div>
      </section>
      <section className="q-panel">
        <div className="q-panel-body">
          <h2>{t('answer')}</h2>
          <ClassificationForm request={request} canAnswer={canAnswer} />
        </div>
      </section>
    </RecordPage>
  )
}
