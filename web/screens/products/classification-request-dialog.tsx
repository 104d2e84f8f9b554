import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { productSource } from './product-source.ts'
import styles from './products.module.css'

export type AskedProduct = { readonly id: string; readonly model: string; readonly brand: string }

type Props = {
  readonly products: readonly AskedProduct[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Requests the classification of one or many products: one request each, sent at once or saved as drafts. */
export default function ClassificationRequestDialog({ products, onDone, onClose }: Props) {
  const t = useTranslations('products.request')
  const fields = useTranslations('productFields.classificationRequest')
  const kit = useTranslations('kit.form')
  const queries = useQueryClient()
  const [asked, setAsked] = useState(products)
  const form = useForm({
    initial: { note: '', productIds: '' },
    check: (): Record<string, string> => (asked.length === 0 ? { productIds: t('choose') } : {}),
  })

  const save = (submit: 0 | 1): Promise<void> =>
    form.submit(async ({ note }) => {
      const body = { productIds: asked.map(({ id }) => id), note, submit }
      const { ids } = await api('POST base/online/productRequest/save', { body })
      showToast({ kind: 'success', text: t(submit === 1 ? 'sent' : 'kept', { count: ids.length }) })
      await queries.invalidateQueries({ queryKey: ['product'] })
      await queries.invalidateQueries({ queryKey: ['classificationRequest'] })
      onDone()
      onClose()
    })

  return (
    <Dialog
      title={t('new')}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button disabled={form.isSaving} onClick={() => void save(0).catch(() => undefined)}>
            {t('keep')}
          </Button>
          <Button look="primary" isBusy={form.isSaving} onClick={() => void save(1).catch(() => undefined)}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Field form={form} name="productIds" label={t('choose')} isRequired>
        {(control) => (
          <PartnerPicker
            id={control.id}
            label={t('choose')}
            value=""
            aria-invalid={control['aria-invalid']}
            source={productSource}
            onChange={(picked) => {
              if (!picked || asked.some(({ id }) => id === picked.id)) return
              setAsked([...asked, { id: picked.id, model: picked.name, brand: picked.number }])
              control.set(picked.id)
            }}
          />
        )}
      </Field>
      {asked.length > 0 && (
        <>
          <p className={styles['product-count']}>{t('chosen', { count: asked.length })}</p>
          <ul className={styles['product-asked']}>
            {asked.map((product, place) => (
              <li key={product.id} data-wrong={form.errors[`productIds.${place}`] !== undefined || undefined}>
                <code>{product.model}</code>
                {product.brand}
                <span className="q-field-error">{form.errors[`productIds.${place}`]}</span>
                <button
                  type="button"
                  aria-label={`${t('remove')} ${product.model}`}
                  onClick={() => setAsked(asked.filter(({ id }) => id !== product.id))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Field form={form} name="note" label={fields('note')} hint={t('note')}>
        {(control) => <TextAreaInput control={control} maxLength={500} />}
      </Field>
    </Dialog>
  )
}
