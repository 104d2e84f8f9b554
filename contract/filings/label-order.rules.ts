import { isPreviewable } from '../kernel/file.ts'
import { withUnreadable } from '../kernel/lines/line.rules.ts'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { type LabelLineDraft, labelLines } from './label-line.ts'
import type { LabelOrderDraft } from './label-order.ts'

/** §5: what a label is made from, of each product. */
const required = labelLines.columns.flatMap((column) => ('isRequired' in column ? [column.key] : []))
export const requiredLabelFields: ReadonlySet<string> = new Set(required)

export const checkLabelOrder = (draft: Pick<LabelOrderDraft, 'lines'>): Finding[] => [
  ...(draft.lines.length === 0 ? [at('lines', 'labelOrder.noLines')] : []),
  ...draft.lines.flatMap(checkLabelLine),
]

/** Each missing file or text of a product, at its line and field. */
export function checkLabelLine(line: LabelLineDraft, place: number): Finding[] {
  const missing = required.flatMap((key) =>
    line[key] === '' || line[key] === null ? [at(`lines.${place}.${key}`, `labelOrder.${key}`)] : [],
  )
  return withUnreadable(line, place, missing)
}

/** A day that cannot be meant, in a draft too. */
export const checkLabelDays = (draft: Pick<LabelOrderDraft, 'wantedOn'>, today: string): Finding[] =>
  checkDay('wantedOn', draft.wantedOn ?? '', { kind: 'planned', today })

/** A package and a finished label are looked at beside each other: a picture or a PDF. */
export const checkLabelPicture = (path: string, mime: string): Finding[] =>
  isPreviewable(mime) ? [] : [at(path, 'labelOrder.notPicture')]
