import {
  checkInbound,
  checkInboundDays,
  checkInboundLine,
  checkInboundLineDays,
} from '@quayside/contract/warehouse/inbound.rules.ts'
import { type InboundDetail, InboundSave } from '@quayside/contract/warehouse/inbound.ts'
import type { InboundLineDraft } from '@quayside/contract/warehouse/inbound-line.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import { type FormEvents, ofOneLine, useDocumentLines } from '../../lib/documents/document-form.ts'
import { useReadings } from '../../lib/documents/paper-readings.ts'
import {
  attachmentsIn,
  emptyValues,
  headOf,
  type InboundValues,
  valuesOf,
  ways,
} from './inbound-form.values.ts'
import { inboundRows } from './inbound-rows.ts'

export type InboundForm = ReturnType<typeof useInboundForm>

type Options = FormEvents & { readonly inbound: InboundDetail | undefined }

/** What contradicts itself is said at once, what is missing once somebody tried to submit. */
const lineFindings = (line: InboundLineDraft, isChecked: boolean) =>
  ofOneLine([...checkInboundLine(line, 0), ...checkInboundLineDays(line, 0, today())]).filter(
    ({ code }) => isChecked || code !== 'field.required',
  )

/** Header and lines of one inbound order. */
export function useInboundForm({ inbound, ...events }: Options) {
  const readings = useReadings()
  const editor = useDocumentLines<InboundValues, InboundDetail, InboundLineDraft>({
    entity: 'inbound',
    name: 'inbound',
    record: inbound,
    texts: useTranslations('inbound.form'),
    empty: emptyValues(),
    valuesOf,
    headOf: (values) => {
      const attachments = attachmentsIn(values)
      return { ...headOf(values), attachments, ...readings.bodyOf(attachments) }
    },
    lines: inboundRows,
    check: {
      draft: (values) => {
        const head = headOf(values)
        return [...findingsOf(InboundSave, head), ...checkInboundDays(head, today())]
      },
      all: (values, lines) => checkInbound({ ...headOf(values), lines: [...lines] }, today()),
      line: lineFindings,
    },
    ...events,
  })
  const labelOf = useFieldLabel(editor.form.values.arrivalMode)
  return { ...editor, inbound, readings, labelOf, required }
}

/** What must be filled in: the rules themselves say so, of an order that has nothing. */
const required: ReadonlySet<string> = new Set(
  checkInbound({ ...headOf(emptyValues()), orderedOn: null }, today()).map(({ path }) => path ?? ''),
)

/** A field's label; where the goods come from is called by how they come. */
function useFieldLabel(arrivalMode: string): (path: string) => string {
  const t = useTranslations('inbound.form')
  const fields = useTextsByKey('warehouseFields.inbound')
  const kinds = useTextsByKey('inbound.documents')
  return (path) => {
    const [group = '', key] = path.split('.')
    if (group === 'attachments' && key !== undefined) return kinds(key)
    const isPickup = arrivalMode === String(ways.pickup)
    if (path === 'pickupAddress') return t(isPickup ? 'pickupAddress' : 'originAddress')
    if (path === 'pickupTime') return t(isPickup ? 'pickupTime' : 'arrivalTime')
    return fields(group)
  }
}
