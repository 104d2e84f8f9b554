import type { Finding } from '../kernel/refusal.ts'
import { productKeyOf } from '../products/product.rules.ts'
import { lineReadiness } from './line-readiness.ts'
import { orderKind } from './order.codes.ts'
import { checkOrder } from './order.rules.ts'
import type { OrderDocument } from './order.ts'
import type { ModelFacts } from './order-facts.ts'
import type { OrderDraft } from './order-save.ts'
import { type ReadinessCode, type ReadinessFinding, readinessStops } from './readiness-finding.ts'

const expectedDocuments = {
  import: ['commercial-invoice', 'packing-list'],
  export: ['commercial-invoice', 'packing-list', 'contract'],
  transit: ['packing-list'],
  domestic: [],
} as const satisfies Record<keyof typeof orderKind.codes, readonly OrderDocument[]>

type ReadinessFacts = {
  readonly models: readonly ModelFacts[]
  /** Kinds of files that are attached. */
  readonly attachedKinds: Iterable<string>
}

/** What would stop the order, most serious first; the paths lead to the fields. */
export function readinessOf(draft: OrderDraft, facts: ReadinessFacts): ReadinessFinding[] {
  const byKey = new Map(facts.models.map((model) => [productKeyOf(model), model]))
  const byProduct = new Map(
    facts.models.flatMap((model) => (model.productId ? [[model.productId, model]] : [])),
  )
  const attached = new Set(facts.attachedKinds)
  const found = [
    ...checkOrder(draft).map(asReadiness),
    ...documentsMissing(draft, attached),
    ...buyerMissing(draft),
    ...portMissing(draft),
    ...draft.lines.flatMap((line, place) =>
      lineReadiness(draft, line, {
        path: (field) => `lines.${place}.${field}`,
        facts: (line.productId && byProduct.get(line.productId)) || byKey.get(productKeyOf(line)),
        attached,
      }),
    ),
  ]
  return found.toSorted(bySeverity)
}

/** The most serious first. */
const bySeverity = (a: ReadinessFinding, b: ReadinessFinding): number =>
  readinessStops.indexOf(a.severity) - readinessStops.indexOf(b.severity)

/** The same finding in several lines, reported once; `rows` names them, and is empty for a field of the header. */
export type FindingGroup = ReadinessFinding & { readonly rows: readonly string[] }

/** Findings with the name of their line, gathered by what they say and where; the most serious first. */
export function groupFindings(
  findings: readonly (ReadinessFinding & { readonly row?: string })[],
): FindingGroup[] {
  const groups = new Map<string, ReadinessFinding & { rows: string[] }>()
  for (const { row, ...finding } of findings) {
    const key = `${row === undefined ? 'head' : 'line'} ${finding.path} ${finding.code}`
    const group = groups.get(key) ?? { ...finding, rows: [] }
    if (row !== undefined) group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted(bySeverity)
}

/** What is refused at once, among what would stop the order later. */
export const asReadiness = ({ code, params, path }: Finding): ReadinessFinding => ({
  path: path ?? '',
  severity: 'submit',
  code,
  ...(params && { params }),
})

const documentsMissing = (draft: OrderDraft, attached: ReadonlySet<string>): ReadinessFinding[] => {
  const kind = orderKind.keyOf(draft.modelType)
  const expected: readonly OrderDocument[] = kind ? expectedDocuments[kind] : []
  return expected
    .filter((document) => !attached.has(document))
    .map((document) => ({
      path: `attachments.${document}`,
      severity: 'audit',
      code: 'attachmentMissing' satisfies ReadinessCode,
      params: { document },
    }))
}

/** Goods in transit go on to somebody, whom the papers of the second leg name. */
const buyerMissing = ({ modelType, customerId }: OrderDraft): ReadinessFinding[] =>
  modelType === orderKind.codes.transit && customerId === null
    ? [{ path: 'customerId', severity: 'audit', code: 'buyerMissing' satisfies ReadinessCode }]
    : []

/** An export's declaration names the port of destination. */
const portMissing = ({ modelType, destinationPort }: OrderDraft): ReadinessFinding[] =>
  modelType === orderKind.codes.export && destinationPort === ''
    ? [{ path: 'destinationPort', severity: 'clearance', code: 'portMissing' satisfies ReadinessCode }]
    : []
