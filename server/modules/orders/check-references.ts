import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { lineColumns } from '@quayside/contract/orders/line-columns.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDraft } from '@quayside/contract/orders/order-save.ts'
import { customerType, supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { documentRefusals, missingDocuments } from '@quayside/contract/partners/supplier.rules.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Compilable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type Answer, asking } from './reference-queries.ts'

export type References = {
  /** At their fields: what is not this company's, or not in a dictionary. */
  readonly findings: readonly Finding[]
  /** What only a submission asks for of the supplier and the customer. */
  readonly atSubmission: readonly Finding[]
  /** Where a product was removed from the catalogue, the line keeps its content and loses the link. */
  readonly lines: OrderDraft['lines']
  /** Every line has a product with a customs code. */
  readonly isClassified: boolean
}

/** The question after all records an order references: one statement whatever the number of lines. */
export function referencesOf(companyId: string, draft: OrderDraft): Compilable<Answer> {
  const productIds = [...new Set(draft.lines.flatMap(({ productId }) => (productId ? [productId] : [])))]
  return asking({
    companyId,
    supplierId: draft.supplierId ?? undefined,
    customerId: draft.customerId ?? undefined,
    supplierAddressId: draft.receiving.supplierAddressId ?? undefined,
    addressId: draft.delivery.addressId ?? undefined,
    receivingWarehouseId: draft.receiving.warehouseId ?? undefined,
    deliveryWarehouseId: draft.delivery.warehouseId ?? undefined,
    productIds: productIds.length > 0 ? productIds : undefined,
    ...entriesOf(draft),
  })
}

export async function checkReferences(tx: Tx, companyId: string, draft: OrderDraft): Promise<References> {
  const { rows } = await tx.executeQuery(referencesOf(companyId, draft).compile())
  return checkAnswer(draft, rows)
}

/** An address that was deleted since still counts: its text is kept with the order. */
export function checkAnswer(draft: OrderDraft, [answer]: readonly Answer[]): References {
  if (!answer) throw new Error('no answer about references')
  const lines = withoutGone(draft.lines, new Set(answer.gone_products))
  return {
    findings: findingsOf(draft, answer),
    atSubmission: submissionFindings(draft, answer),
    lines,
    isClassified:
      lines.length > 0 && !answer.has_unclassified && lines.every(({ productId }) => productId !== null),
  }
}

const withoutGone = (lines: OrderDraft['lines'], gone: ReadonlySet<string>): OrderDraft['lines'] =>
  gone.size === 0
    ? lines
    : lines.map((line) =>
        line.productId !== null && gone.has(line.productId) ? { ...line, productId: null } : line,
      )

/** The columns that hold a value of a dictionary. */
const lineEntries = lineColumns.filter((column) => column.kind === 'entry')

type Entry = readonly [path: string, type: number, value: string]

const headerEntries = (draft: OrderDraft): Entry[] => [
  ['incoterms', 1004, draft.incoterms],
  ['destinationPort', 1007, draft.destinationPort],
  ['paymentMethod', 1015, draft.paymentMethod],
  ['receiving.expressProvider', 1013, draft.receiving.expressProvider],
  ['receiving.freightPayment', 1014, draft.receiving.freightPayment],
  ['receiving.transportMode', 1006, draft.receiving.transportMode],
  ['delivery.expressProvider', 1013, draft.delivery.expressProvider],
  ['delivery.freightPayment', 1014, draft.delivery.freightPayment],
  ['delivery.transportMode', 1006, draft.delivery.transportMode],
]

/** Each value of each dictionary once. */
function entriesOf(draft: OrderDraft): { types: number[]; values: string[] } {
  const asked = new Map<string, readonly [number, string]>()
  const ask = (type: number, value: string): void => {
    if (value !== '') asked.set(`${type} ${value}`, [type, value])
  }
  for (const [, type, value] of headerEntries(draft)) ask(type, value)
  for (const line of draft.lines) {
    for (const { key, dictionary } of lineEntries) ask(dictionary, line[key])
  }
  const pairs = [...asked.values()]
  return { types: pairs.map(([type]) => type), values: pairs.map(([, value]) => value) }
}

function findingsOf(draft: OrderDraft, answer: Answer): Finding[] {
  const findings: Finding[] = []
  if (draft.supplierId !== null && !answer.supplier) findings.push(at('supplierId', 'record.notFound'))
  if (draft.customerId !== null && answer.customer_type === null)
    findings.push(at('customerId', 'record.notFound'))
  if (draft.receiving.supplierAddressId !== null && !answer.has_supplier_address)
    findings.push(at('receiving.supplierAddressId', 'record.notFound'))
  if (draft.receiving.warehouseId !== null && !answer.has_receiving_warehouse)
    findings.push(at('receiving.warehouseId', 'record.notFound'))
  if (draft.delivery.warehouseId !== null && !answer.has_delivery_warehouse)
    findings.push(at('delivery.warehouseId', 'record.notFound'))
  if (draft.delivery.addressId !== null && !answer.has_address)
    findings.push(at('delivery.addressId', 'record.notFound'))
  const unknown = new Set(answer.unknown_entries)
  for (const [path, type, value] of headerEntries(draft)) {
    if (unknown.has(`${type} ${value}`)) findings.push(at(path, 'field.code'))
  }
  const products = new Set(answer.unknown_products)
  if (unknown.size === 0 && products.size === 0) return findings
  for (const [place, line] of draft.lines.entries()) {
    if (line.productId !== null && products.has(line.productId))
      findings.push(at(`lines.${place}.productId`, 'record.notFound'))
    for (const { key, dictionary } of lineEntries)
      if (unknown.has(`${dictionary} ${line[key]}`)) findings.push(at(`lines.${place}.${key}`, 'field.code'))
  }
  return findings
}

function submissionFindings(draft: OrderDraft, answer: Answer): Finding[] {
  const findings: Finding[] = []
  if (answer.supplier) {
    if (answer.supplier.status !== supplierStatus.codes.enabled)
      findings.push(at('supplierId', 'order.supplierNotUsable'))
    for (const kind of missingDocuments(answer.supplier.kinds))
      findings.push(at('supplierId', documentRefusals[kind]))
  }
  const isExport = draft.modelType === orderKind.codes.export
  if (isExport && answer.customer_type !== null && answer.customer_type !== customerType.codes.overseas)
    findings.push(at('customerId', 'order.customerNotOverseas'))
  return findings
}
