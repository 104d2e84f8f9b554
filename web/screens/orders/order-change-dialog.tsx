import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { checkOrderChange } from '@quayside/contract/orders/order-change.rules.ts'
import { OrderChangeSave } from '@quayside/contract/orders/order-change.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { type ChangeValues, emptyItem, OrderChangeItems } from './order-change-items.tsx'
import styles from './order-changes.module.css'

const bodyOf = ({ items, request, reason, files }: ChangeValues) => ({
  items: items.map((item) => ({ ...item })),
  request,
  reason,
  fileIds: files.map((file) => file.id),
})

/** Which fields should become what, and why. */
export default function OrderChangeDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useTranslations('orderLogistics.change')
  const queries = useQueryClient()
  const textsOf = useFindingTexts()
  const form = useForm<ChangeValues>({
    initial: { items: [emptyItem(order, 'line.qty')], request: '', reason: '', files: [] },
    check: (values) => {
      const body = bodyOf(values)
      const shape = findingsOf(OrderChangeSave, body)
      const found = shape.length > 0 ? shape : checkOrderChange(order, OrderChangeSave.parse(body))
      return textsOf(found.map((each) => ({ ...each, path: each.path ?? 'request' })))
    },
  })
  const send = (): Promise<void> =>
    form.submit(async (values) => {
      await api('POST business/online/order/{id}/changes', {
        params: { id: order.id },
        body: bodyOf(values),
      })
      showToast({ kind: 'success', text: t('sent') })
      await queries.invalidateQueries({ queryKey: ['order'] })
      onClose()
    })
  return (
    <Dialog
      title={t('ask')}
      width={820}
      isSticky
      action={{ label: t('send'), isBusy: form.isSaving, run: () => void send().catch(() => undefined) }}
      onClose={onClose}
    >
      <p className={styles['quiet']}>{t('lead')}</p>
      <OrderChangeItems order={order} form={form} />
      <div className="q-fields">
        <Field form={form} name="request" label={t('request')} hint={t('requestHint')} isWide>
          {(control) => <TextAreaInput control={control} maxLength={1000} />}
        </Field>
        <Field form={form} name="reason" label={t('reason')} isRequired isWide>
          {(control) => <TextAreaInput control={control} maxLength={500} />}
        </Field>
        <Field form={form} name="files" label={t('files')} isWide>
          {(control) => <AttachmentField control={control} label={t('files')} />}
        </Field>
      </div>
    </Dialog>
  )
}
