import { checkLine, checkOrder } from '@quayside/contract/orders/order.rules.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { OrderSave, type OrderSaved } from '@quayside/contract/orders/order-save.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useLinesForm } from '@quayside/kit/lines-form/use-lines-form.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useReadings } from '../../lib/documents/paper-readings.ts'
import { api, sendSerialised } from '../../lib/session/api.ts'
import { useFieldLabel, useRequired } from './order-fields.ts'
import { attachmentsIn, emptyValues, headOf, type OrderValues, valuesOf } from './order-form.values.ts'
import type { OrderKind } from './order-kinds.ts'
import { orderRows } from './order-rows.ts'

/** What a sample is filled with; its supplier has no record, so its name comes along. */
export type OrderSample = {
  readonly values: OrderValues
  readonly lines: readonly OrderLineDraft[]
  readonly supplierName: string
}

export type OrderForm = ReturnType<typeof useOrderForm>

type Options = {
  readonly kind: OrderKind
  readonly order: OrderDetail | undefined
  readonly sample?: OrderSample | undefined
  /** The first save gave the order its number. */
  readonly onNumbered: (saved: Known) => void
  /** `isToRelease`: a second member is asked first. */
  readonly onSubmitted: (saved: Known, isToRelease: boolean) => void
}

/** Identity numbers are not stored in a browser that colleagues may share; the server stores them encrypted. */
const secrets = [
  'delivery.pickupIdNumber',
  'delivery.consigneeIdNumber',
] as const satisfies (keyof OrderValues)[]

const read = {
  valuesOf,
  linesOf: (order: OrderDetail) => order.lines,
  knownOf: ({ id, version, orderNo }: OrderDetail | OrderSaved): Known => ({ id, version, number: orderNo }),
}

const lineStart = 'lines.0.'

/** What contradicts itself is said at once, what is missing once somebody tried to submit. */
const lineFindings = (line: OrderLineDraft, isChecked: boolean) =>
  checkLine(line, 0)
    .filter(
      ({ code }) => code !== 'orderLine.unreadable' && (isChecked || code === 'orderLine.grossBelowNet'),
    )
    .map((finding) => ({ ...finding, path: finding.path?.slice(lineStart.length) ?? '' }))

/** Header and lines of one order of any kind. */
export function useOrderForm({ kind, order, sample, onNumbered, onSubmitted }: Options) {
  const t = useTranslations('orderForm')
  const queries = useQueryClient()
  const isToRelease = useRef(false)
  const readings = useReadings()
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['order'] })
  const editor = useLinesForm<OrderValues, OrderDetail, OrderLineDraft, OrderSaved>({
    name: `order.${kind.key}`,
    record: order,
    empty: emptyValues(kind.currency),
    sample,
    lines: orderRows,
    read,
    secrets,
    check: {
      draft: (values) => findingsOf(OrderSave, { ...headOf(values, kind.code), lines: [] }),
      all: (values, lines) => checkOrder({ ...headOf(values, kind.code), lines: [...lines] }),
      line: lineFindings,
    },
    send: {
      headOf: (values) => {
        const attachments = attachmentsIn(values)
        return { ...headOf(values, kind.code), attachments, ...readings.bodyOf(attachments) }
      },
      save: (body, options) => sendSerialised('POST business/online/order/save', body, options),
      async submit({ id }) {
        const answer = await api('POST business/online/order/{id}/submit', { params: { id }, body: {} })
        isToRelease.current = answer.isToRelease
      },
    },
    onNumbered,
    async onSaved({ number }) {
      showToast({ kind: 'success', text: t('saved', { number }) })
      await refresh()
    },
    async onSubmitted(saved) {
      const text = isToRelease.current ? 'done.waits' : 'submitted'
      showToast({ kind: 'success', text: t(text, { number: saved.number }) })
      onSubmitted(saved, isToRelease.current)
      await refresh()
    },
  })
  const { values } = editor.form
  const head = useMemo(() => headOf(values, kind.code), [values, kind])
  const required = useRequired(head)
  return { ...editor, kind, order, sample, head, readings, labelOf: useFieldLabel(), required }
}
