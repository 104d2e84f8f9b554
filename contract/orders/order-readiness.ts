import Big from 'big.js'
import type { Finding, RefusalParams } from '../kernel/refusal.ts'
import { cccStatus } from '../products/product.codes.ts'
import { productKeyOf } from '../products/product.rules.ts'
import { orderKind } from './order.codes.ts'
import { checkOrder } from './order.rules.ts'
import type { OrderDocument, OrderDraft } from './order.ts'
import type { ModelFacts } from './order-facts.ts'
import type { OrderLineDraft } from './order-line.ts'

/** Problems beyond §5 that are likely to stop an order later; texts in phrases/<locale>/order-readiness.ts. */
const readinessCodes = [
  'modelMissing',
  'unclassified',
  'elementsMissing',
  'weightMissing',
  'priceFarFromUsual',
  'cccUnconfirmed',
  'cccCertificateMissing',
  'attachmentMissing',
  'buyerMissing',
] as const
export type ReadinessCode = (typeof readinessCodes)[number]

/** `submit`: refused at once. `audit` and `clearance`: would be stopped there. `look`: unusual, to be checked. */
export const readinessStops = ['submit', 'audit', 'clearance', 'look'] as const
export type ReadinessStop = (typeof readinessStops)[number]
export type ReadinessFinding = {
  readonly path: string
  readonly severity: ReadinessStop
  /** Of `readinessCodes`, or for `submit` a refusal's. */
  readonly code: string
  readonly params?: RefusalParams
}

/** A unit price this far from the usual one of its model makes a price audit likely. */
const priceDeviationAtMost = 0.3

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

type LineContext = {
  readonly path: (field: keyof OrderLineDraft) => string
  readonly facts: ModelFacts | undefined
  readonly attached: ReadonlySet<string>
}

function lineReadiness(draft: OrderDraft, line: OrderLineDraft, context: LineContext): ReadinessFinding[] {
  const { path, facts, attached } = context
  const crossesCustoms =
    draft.modelType === orderKind.codes.import || draft.modelType === orderKind.codes.export
  const findings: ReadinessFinding[] = []
  const add = (
    field: keyof OrderLineDraft,
    severity: ReadinessStop,
    code: ReadinessCode,
    params?: RefusalParams,
  ): void => {
    findings.push({ path: path(field), severity, code, ...(params && { params }) })
  }
  if (line.model === '') add('model', 'audit', 'modelMissing')
  if (line.grossWeight === '') add('grossWeight', 'look', 'weightMissing')
  const far = priceDeviation(line, facts)
  if (far) add('price', 'audit', 'priceFarFromUsual', far)
  if (!crossesCustoms || line.model === '') return findings
  if (!facts?.isClassified) add('model', 'clearance', 'unclassified')
  else if (facts.elements.length > 0 && line.declarationElements === '')
    add('declarationElements', 'clearance', 'elementsMissing', { elements: facts.elements.join('、') })
  if (facts?.isClassified && facts.cccStatus === cccStatus.codes.toBeConfirmed)
    add('model', 'clearance', 'cccUnconfirmed')
  if (facts?.cccStatus === cccStatus.codes.insideCatalogue && !attached.has('ccc-certificate'))
    add('model', 'clearance', 'cccCertificateMissing')
  return findings
}

/** How far a unit price lies from the median of the model's own history, where that is too far. */
export function priceDeviation(
  line: Pick<OrderLineDraft, 'price'>,
  facts: Pick<ModelFacts, 'priceHistory'> | undefined,
): { usual: string; percent: string } | undefined {
  const usual = facts?.priceHistory?.median
  if (usual === undefined || line.price === '' || new Big(usual).eq(0)) return undefined
  const share = new Big(line.price).minus(usual).div(usual)
  if (share.abs().lte(priceDeviationAtMost)) return undefined
  return { usual, percent: share.times(100).toFixed(0) }
}
