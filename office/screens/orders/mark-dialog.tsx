import type { OrderReview } from '@quayside/contract/office/order.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { TextArea } from '@quayside/kit/input.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Select } from '@quayside/kit/select.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../lib/records.ts'

export type OrderMark = 'priceAudit' | 'declarationState'

type Props = {
  readonly order: OrderReview
  readonly mark: OrderMark
  readonly onClose: () => void
}

/** Marks besides the order's state: the result of the price audit, the customs declaration. */
export function MarkDialog({ order, mark, onClose }: Props) {
  const t = useTranslations('officeOrders.mark')
  const review = useTranslations('officeReview')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const formId = useId()
  const list = mark === 'priceAudit' ? priceAudit : declarationState
  const [code, setCode] = useState<number | null>(order[mark])
  const [note, setNote] = useState('')

  async function save(): Promise<void> {
    if (code === null) return
    const more = note.trim()
    if (mark === 'priceAudit')
      await takeStep('order', order.id, mark, { priceAudit: code, ...(more && { reason: more }) })
    else await takeStep('order', order.id, mark, { declarationState: code, ...(more && { note: more }) })
    showToast({ kind: 'success', text: review('done') })
    await queries.invalidateQueries({ queryKey: ['order'] })
    onClose()
  }

  return (
    <Dialog
      title={t(mark === 'priceAudit' ? 'price' : 'declaration')}
      action={{ label: t('save'), run: () => void save().catch(() => undefined) }}
      onClose={onClose}
    >
      <div className="q-field">
        <label htmlFor={`${formId}-code`}>{t('result')}</label>
        <Select
          id={`${formId}-code`}
          value={code}
          options={list.values.map((value) => ({ value: value as number, label: codeText(list, value) }))}
          onChange={setCode}
        />
      </div>
      <div className="q-field">
        <label htmlFor={`${formId}-note`}>{t('note')}</label>
        <TextArea
          id={`${formId}-note`}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
