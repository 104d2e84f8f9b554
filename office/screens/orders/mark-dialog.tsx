import { archiveState } from '@quayside/contract/kernel/record.codes.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { checkPriceAudit } from '@quayside/contract/orders/order.rules.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { at } from '@quayside/contract/refusals.ts'
import { Field } from '@quayside/kit/form/field.tsx'
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

type Values = { readonly code: number | null; readonly reason: string }
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
  const [values, setValues] = useState<Values>({ code: order[mark], reason: '' })
  const textsOf = useFindingTexts()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const form = {
    id: formId,
    values,
    errors,
    heals: {},
    set: <K extends keyof Values>(name: K, value: Values[K]): void => {
      setValues((before) => ({ ...before, [name]: value }))
      setErrors(({ [name]: _healed, ...others }) => others)
    },
  }

  async function save(): Promise<void> {
    const { code, reason } = values
    const wrong =
      code === null
        ? [at('code', 'field.required')]
        : mark === 'priceAudit'
          ? checkPriceAudit({ priceAudit: code, reason })
          : []
    setErrors(textsOf(wrong))
    if (code === null || wrong.length > 0) return
    const more = reason.trim()
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
      <Field form={form} name="code" label={t('result')} isRequired>
        {({ set, ...control }) => (
          <Select
            {...control}
            options={list.values.map((value) => ({ value: value as number, label: codeText(list, value) }))}
            onChange={set}
          />
        )}
      </Field>
      {hasNote && (
        <Field form={form} name="reason" label={t('note')}>
          {({ set, ...control }) => (
            <TextArea {...control} maxLength={500} onChange={(event) => set(event.target.value)} />
          )}
        </Field>
      )}
    </Dialog>
  )
}
