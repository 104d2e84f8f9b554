import { type OrderDocument, orderDocuments } from '@quayside/contract/orders/order.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './order-form.module.css'
import type { OrderForm } from './use-order-form.ts'

const usual: ReadonlySet<OrderDocument> = new Set(['commercial-invoice', 'packing-list', 'contract'])

/** Files by what they are. The usual three are in sight; the others when they are there or asked for. */
export function OrderFiles({
  editor,
  expected,
}: {
  editor: OrderForm /** Kinds, joined by commas. */
  expected: string
}) {
  const t = useTranslations('orderForm')
  const kinds = useTranslations('orderForm.documents')
  const [isOpen, setOpen] = useState(false)
  const isShown = (kind: OrderDocument): boolean =>
    isOpen ||
    usual.has(kind) ||
    expected.split(',').includes(kind) ||
    editor.form.values[`attachments.${kind}`].length > 0
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2>{t('files')}</h2>
        <div className="q-fields">
          {orderDocuments.filter(isShown).map((kind) => (
            <Field key={kind} form={editor.form} name={`attachments.${kind}`} label={kinds(kind)}>
              {(control) => <AttachmentField control={control} label={kinds(kind)} />}
            </Field>
          ))}
        </div>
        <button
          type="button"
          className={`q-text-button ${styles['order-more']}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('fewerFiles') : t('moreFiles')}
        </button>
      </div>
    </section>
  )
}
