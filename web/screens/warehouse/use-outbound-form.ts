import { emptyDelivery } from '@quayside/contract/orders/order-parts.ts'
import { checkOutbound, checkOutboundLine } from '@quayside/contract/warehouse/outbound.rules.ts'
import {
  type OutboundDetail,
  type OutboundDraft,
  OutboundSave,
} from '@quayside/contract/warehouse/outbound.ts'
import type { OutboundLineDraft } from '@quayside/contract/warehouse/outbound-line.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type FormEvents, ofOneLine, useDocumentLines } from '../../lib/documents/document-form.ts'
import { attachmentsIn, emptyValues, headOf, type OutboundValues, valuesOf } from './outbound-form.values.ts'
import { outboundRows } from './outbound-rows.ts'

export type OutboundForm = ReturnType<typeof useOutboundForm>

type Options = FormEvents & { readonly outbound: OutboundDetail | undefined }

/** Identity numbers are not stored in a browser that colleagues may share; the server stores them encrypted. */
const secrets = [
  'delivery.pickupIdNumber',
  'delivery.consigneeIdNumber',
] as const satisfies (keyof OutboundValues)[]

const related = ['stock', 'warehouseOrder']

/** What is missing is said once somebody tried to submit. */
const lineFindings = (line: OutboundLineDraft, isChecked: boolean) =>
  isChecked ? ofOneLine(checkOutboundLine(line, 0)) : []

/** Header and lines of one outbound order. */
export function useOutboundForm({ outbound, ...events }: Options) {
  const empty = useMemo(emptyValues, [])
  const editor = useDocumentLines<OutboundValues, OutboundDetail, OutboundLineDraft>({
    entity: 'outbound',
    name: 'outbound',
    record: outbound,
    texts: useTranslations('outbound.form'),
    empty,
    valuesOf,
    headOf: (values) => ({ ...headOf(values), attachments: attachmentsIn(values) }),
    lines: outboundRows,
    secrets,
    related,
    check: {
      draft: (values) => findingsOf(OutboundSave, headOf(values)),
      all: (values, lines) => checkOutbound({ ...headOf(values), lines: [...lines] }),
      line: lineFindings,
    },
    ...events,
  })
  const { values } = editor.form
  const head = useMemo(() => headOf(values), [values])
  return { ...editor, outbound, head, labelOf: useOutboundLabel(), required: useRequired(head) }
}

/** The paths that must be filled in for this delivery: the rules themselves say so, of an order that has nothing else. */
function useRequired(head: OutboundDraft): ReadonlySet<string> {
  const { type } = head.delivery
  return useMemo(() => {
    const bare = {
      strategy: null,
      outboundType: null,
      outboundOn: null,
      warehouseId: null,
      isInspectionAsked: 0,
      remarks: '',
      delivery: { ...emptyDelivery, type },
      lines: [],
    } as OutboundDraft
    return new Set(['delivery.type', ...checkOutbound(bare).map(({ path }) => path ?? '')])
  }, [type])
}

/** A field's label by its path: `delivery.phone` is the phone of the delivery. */
function useOutboundLabel(): (path: string) => string {
  const outbound = useTextsByKey('warehouseFields.outbound')
  const delivery = useTextsByKey('orderFields.orderDelivery')
  return useMemo(
    () => (path) => {
      const [group = '', key] = path.split('.')
      return group === 'delivery' && key !== undefined ? delivery(key) : outbound(group)
    },
    [outbound, delivery],
  )
}
