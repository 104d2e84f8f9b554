import { fromEntries } from '@quayside/contract/kernel/from-entries.ts'
import { chosenDelivery } from '@quayside/contract/orders/chosen-parts.ts'
import { emptyDelivery } from '@quayside/contract/orders/order-parts.ts'
import type { OutboundDetail, OutboundDraft } from '@quayside/contract/warehouse/outbound.ts'
import { outboundStrategy, outboundType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { today } from '@quayside/kit/page/today.ts'
import type { DeliveryTexts } from '../../lib/transport/delivery-fields.tsx'
import { flatTexts, partOf, written } from '../../lib/transport/flat-texts.ts'

const headNames = [
  'strategy',
  'outboundType',
  'outboundOn',
  'warehouseId',
  'isInspectionAsked',
  'remarks',
] as const

/** Under the names that the server's errors have, so that each finds its field; what is not chosen yet is ''. */
export type OutboundValues = Readonly<Record<(typeof headNames)[number], string>> &
  DeliveryTexts & { readonly 'attachments.other': readonly StoredFile[] }

type Stored = Pick<OutboundDetail, (typeof headNames)[number] | 'delivery' | 'attachments'>

export const valuesOf = (outbound: Stored): OutboundValues => ({
  ...fromEntries(headNames.map((name) => [name, written(outbound[name])])),
  ...flatTexts('delivery', outbound.delivery),
  'attachments.other': outbound.attachments.map(toStoredFile),
})

export const emptyValues = (): OutboundValues =>
  valuesOf({
    strategy: outboundStrategy.codes.firstInFirstOut,
    outboundType: outboundType.codes.delivery,
    outboundOn: today(),
    warehouseId: null,
    isInspectionAsked: 0,
    remarks: '',
    delivery: emptyDelivery,
    attachments: [],
  })

const orNull = (text: string): string | null => (text === '' ? null : text)
const codeOrNull = (text: string): number | null => (text === '' ? null : Number(text))

/**
 * The order without its lines, as the rules and the save see it. Fields of a way that is no longer chosen keep their
 * text in the form, hidden, and are neither checked nor sent; goods that are fetched are fetched where they lie.
 */
export function headOf(values: OutboundValues): OutboundDraft {
  const delivery = chosenDelivery(partOf(values, 'delivery', emptyDelivery))
  return {
    strategy: codeOrNull(values.strategy),
    outboundType: codeOrNull(values.outboundType),
    outboundOn: orNull(values.outboundOn),
    warehouseId: orNull(values.warehouseId),
    isInspectionAsked: Number(values.isInspectionAsked || '0'),
    remarks: values.remarks,
    delivery,
    lines: [],
  } as OutboundDraft
}

export const attachmentsIn = (values: OutboundValues): { other: string[] } => ({
  other: values['attachments.other'].map(({ id }) => id),
})
