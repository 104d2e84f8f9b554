import {
  type ApplicationDocument,
  applicationDocuments,
} from '@quayside/contract/payments/payment-application.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './application-form.module.css'
import type { ApplicationForm } from './use-application-form.ts'

/** The proforma invoice is in sight; the others when they are there or asked for. */
export function ApplicationFiles({ editor }: { editor: ApplicationForm }) {
  const t = useTranslations('payments.form')
  const kinds = useTranslations('payments.documents')
  const [isOpen, setOpen] = useState(false)
  const { form } = editor
  const isShown = (kind: ApplicationDocument): boolean =>
    isOpen || kind === 'proforma-invoice' || form.values[`attachments.${kind}`].length > 0
  return (
    <>
      <div className="q-fields">
        {applicationDocuments.filter(isShown).map((kind) => (
          <Field key={kind} form={form} name={`attachments.${kind}`} label={kinds(kind)}>
            {(control) => <AttachmentField control={control} label={kinds(kind)} />}
          </Field>
        ))}
      </div>
      {!isOpen && (
        <button
          type="button"
          className={`q-text-button ${styles['more']}`}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {t('moreFiles')}
        </button>
      )}
    </>
  )
}
