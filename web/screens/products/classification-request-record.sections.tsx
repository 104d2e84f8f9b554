import {
  type ClassificationRequestDetail,
  classificationRequestColumns,
} from '@quayside/contract/products/classification-request.ts'
import {
  classificationRequestState,
  classificationRequestStateTone,
} from '@quayside/contract/products/product.codes.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { CodeDetail, Detail, Details } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { ClassificationDetails } from './classification-details.tsx'
import styles from './products.module.css'

export function ClassificationSections(props: {
  request: ClassificationRequestDetail
  onSaved: () => Promise<void>
}) {
  const { request } = props
  const t = useTranslations('products.request')
  const fields = useTranslations('productFields.classificationRequest')
  const product = useTranslations('productFields.product')
  const stepText = useStepText('classificationRequest')
  const shown = fieldsOf(classificationRequestColumns, request, fields)
  return (
    <>
      <Details>
        <Detail label={fields('state')}>
          <StateTag
            list={classificationRequestState}
            tones={classificationRequestStateTone}
            value={request.state}
          />
        </Detail>
        {shown('submittedAt')}
        {request.reason !== '' && (
          <Detail label={fields('reason')} isWide>
            {request.reason}
          </Detail>
        )}
      </Details>
      <h3 className={styles['product-section']}>{t('answer')}</h3>
      {request.hsCode === '' ? (
        <p className={styles['product-note']}>{t('noAnswer')}</p>
      ) : (
        <Details>
          <ClassificationDetails value={request} />
          {shown('answerNote')}
          {request.currentHsCode !== '' && request.currentHsCode !== request.hsCode && (
            <CodeDetail label={t('before')} value={request.currentHsCode} />
          )}
        </Details>
      )}
      <h3 className={styles['product-section']}>
        {t('product')}
        <Can permission="product-goods-list">
          <small>
            <PageLink href={pageAddress('/myGoods', { record: request.productId })}>
              {t('openProduct')}
            </PageLink>
          </small>
        </Can>
      </h3>
      <Details>
        {shown('model')}
        <Detail label={fields('brand')}>{request.brand}</Detail>
        {shown('name')}
        {request.description !== '' && (
          <Detail label={product('description')} isWide>
            {request.description}
          </Detail>
        )}
        <Detail label={t('files')} isWide>
          <FileList files={request.attachments.map(toStoredFile)} />
        </Detail>
      </Details>
      {request.nextSteps.some((step) => step.name === 'save') ? (
        <NoteForm {...props} />
      ) : (
        <>
          <h3 className={styles['product-section']}>{fields('note')}</h3>
          <Text>{request.note}</Text>
        </>
      )}
      <TimelineSection
        entries={request.timeline}
        textOf={({ transition }) => (transition === 'create' ? t('created') : stepText(transition).label)}
      />
    </>
  )
}

/** Remarks for the provider, editable while the request may be changed. */
function NoteForm({
  request,
  onSaved,
}: {
  request: ClassificationRequestDetail
  onSaved: () => Promise<void>
}) {
  const t = useTranslations('products.request')
  const fields = useTranslations('productFields.classificationRequest')
  const form = useForm({ initial: { note: request.note }, check: (): Record<string, string> => ({}) })
  // The version that the typed text is based on: another member's later remark is not overwritten unseen.
  const [known, setKnown] = useState(request)
  useEffect(() => {
    if (form.isDirty || known === request) return
    setKnown(request)
    form.reset({ note: request.note })
  }, [form, known, request])
  const save = (): Promise<void> =>
    form.submit(async ({ note }) => {
      const body = { id: known.id, version: known.version, note }
      await api('POST base/online/productRequest/save', { body })
      form.reset({ note })
      showToast({ kind: 'success', text: t('saved') })
      await onSaved()
    })
  return (
    <div className={styles['product-note-form']}>
      <Field form={form} name="note" label={fields('note')} hint={t('note')}>
        {(control) => <TextAreaInput control={control} maxLength={500} />}
      </Field>
      {form.isDirty && (
        <Button isBusy={form.isSaving} onClick={() => void save().catch(() => undefined)}>
          {t('saveNote')}
        </Button>
      )}
    </div>
  )
}
