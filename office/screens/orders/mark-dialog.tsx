import { archiveState } from '@quayside/contract/kernel/record.codes.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { checkPriceAudit } from '@quayside/contract/orders/order.rules.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { TextArea } from '@quayside/kit/inputs/input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../lib/records.ts'

const lists = { priceAudit, declarationState, archiveState }
export type OrderMark = keyof typeof lists

type Props = {
  readonly order: OrderReview
  readonly mark: OrderMark
  readonly onClose: () => void
}

/** Marks besides the order's state: the result of the price audit, the customs declaration, the archive. */
export function MarkDialog({ order, mark, onClose }: Props) {
  const t = useTranslations('officeOrders.mark')
  const review = useTranslations('officeReview')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const formId = useId()
  const list = lists[mark]
  const hasNote = mark !== 'archiveState'
  const [code, setCode] = useState<number | null>(order[mark])
  const [note, setNote] = useState('')
  const textsOf = useFindingTexts()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const missing = errors['reason']

  async function save(): Promise<void> {
    if (code === null) return
    const wrong = mark === 'priceAudit' ? checkPriceAudit({ priceAudit: code, reason: note }) : []
    setErrors(textsOf(wrong))
    if (wrong.length > 0) return
    const more = note.trim()
    if (mark === 'priceAudit')
      await takeStep('order', order.id, mark, { priceAudit: code, ...(more && { reason: more }) })
    else if (mark === 'declarationState')
      await takeStep('order', order.id, mark, { declarationState: code, ...(more && { note: more }) })
    else await takeStep('order', order.id, mark, { archiveState: code })
    showToast({ kind: 'success', text: review('done') })
    await queries.invalidateQueries({ queryKey: ['order'] })
    await queries.invalidateQueries({ queryKey: ['task'] })
    onClose()
  }

  return (
    <Dialog
      title={t(mark)}
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
      {hasNote && (
        <div className="q-field">
          <label htmlFor={`${formId}-note`}>{t('note')}</label>
          <TextArea
            id={`${formId}-note`}
            value={note}
            maxLength={500}
            aria-invalid={missing !== undefined}
            onChange={(event) => setNote(event.target.value)}
          />
          {missing !== undefined && (
            <div className="q-field-error" role="alert">
              {missing}
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
