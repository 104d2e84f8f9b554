import {
  checkInbound,
  checkInboundDays,
  checkInboundLine,
  checkInboundLineDays,
} from '@quayside/contract/warehouse/inbound.rules.ts'
import { type InboundDetail, InboundSave } from '@quayside/contract/warehouse/inbound.ts'
import type { InboundLineDraft } from '@quayside/contract/warehouse/inbound-line.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useLinesForm } from '@quayside/kit/lines-form/use-lines-form.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import { knownOf, ofOneLine, useSavedNotices } from '../../lib/documents/document-form.ts'
import { useReadings } from '../../lib/documents/paper-readings.ts'
import { api, sendSerialised } from '../../lib/session/api.ts'
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

type Options = {
  readonly inbound: InboundDetail | undefined
  /** The first save gave the order its number. */
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

const read = {
  valuesOf,
  linesOf: (inbound: InboundDetail) => inbound.lines,
  knownOf,
}
const secrets: readonly never[] = []
const entities = ['inbound']

/** What contradicts itself is said at once, what is missing once somebody tried to submit. */
const lineFindings = (line: InboundLineDraft, isChecked: boolean) =>
  ofOneLine([...checkInboundLine(line, 0), ...checkInboundLineDays(line, 0, today())]).filter(
    ({ code }) => isChecked || code !== 'field.required',
  )

/** Header and lines of one inbound order. */
export function useInboundForm({ inbound, onNumbered, onSubmitted }: Options) {
  const t = useTranslations('inbound.form')
  const readings = useReadings()
  const notices = useSavedNotices(t, entities, onSubmitted)
  const editor = useLinesForm<InboundValues, InboundDetail, InboundLineDraft, Known>({
    name: 'inbound',
    record: inbound,
    empty: emptyValues(),
    lines: inboundRows,
    read,
    secrets,
    check: {
      draft: (values) => {
        const head = headOf(values)
        return [...findingsOf(InboundSave, head), ...checkInboundDays(head, today())]
      },
      all: (values, lines) => checkInbound({ ...headOf(values), lines: [...lines] }, today()),
      line: lineFindings,
    },
    send: {
      headOf: (values) => {
        const attachments = attachmentsIn(values)
        return { ...headOf(values), attachments, ...readings.bodyOf(attachments) }
      },
      save: (body, options) => sendSerialised('POST warehouse/online/inbound/save', body, options),
      submit: ({ id }) => api('POST warehouse/online/inbound/{id}/submit', { params: { id }, body: {} }),
    },
    onNumbered,
    ...notices,
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
