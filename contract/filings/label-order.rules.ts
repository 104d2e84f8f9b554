import { isPreviewable } from '../kernel/file.ts'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import type { LabelLineDraft } from './label-line.ts'
import type { LabelOrderDraft } from './label-order.ts'

/** §5: what a label is made from, of each product. */
const required = [
  ['productName', 'labelOrder.productName'],
  ['ingredients', 'labelOrder.ingredients'],
  ['packageImage', 'labelOrder.packageImage'],
  ['certificate', 'labelOrder.certificate'],
  ['nutrients', 'labelOrder.nutrients'],
] as const
export const requiredLabelFields: ReadonlySet<string> = new Set(required.map(([field]) => field))

export const checkLabelOrder = (draft: Pick<LabelOrderDraft, 'lines'>): Finding[] => [
  ...(draft.lines.length === 0 ? [at('lines', 'labelOrder.noLines')] : []),
  ...draft.lines.flatMap(checkLabelLine),
]

/** Each missing file or text of a product, at its line and field. */
export function checkLabelLine(line: LabelLineDraft, place: number): Finding[] {
  const path = (field: string): string => `lines.${place}.${field}`
  const raw = Object.entries(line.rawCells).map(([field, text]) =>
    at(path(field), 'orderLine.unreadable', { text: text ?? '' }),
  )
  const missing = required.flatMap(([field, code]) =>
    line[field] === '' || line[field] === null ? [at(path(field), code)] : [],
  )
  return [...raw, ...missing.filter(({ path: taken }) => !raw.some((each) => each.path === taken))]
}

/** A day that cannot be meant, in a draft too. */
export const checkLabelDays = (draft: Pick<LabelOrderDraft, 'wantedOn'>, today: string): Finding[] =>
  checkDay('wantedOn', draft.wantedOn ?? '', { kind: 'planned', today })

/** A package and a finished label are looked at beside each other: a picture or a PDF. */
export const checkLabelPicture = (path: string, mime: string): Finding[] =>
  isPreviewable(mime) ? [] : [at(path, 'labelOrder.notPicture')]
