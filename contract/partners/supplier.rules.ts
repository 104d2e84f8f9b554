import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** §5: a new supplier needs a business licence upload and an invoicing data upload. */
export const supplierDocuments = ['business-licence', 'invoicing-data'] as const
export type SupplierDocument = (typeof supplierDocuments)[number]

/** What is said where one is missing: at the supplier's form, and at an order that names the supplier. */
export const documentRefusals = {
  'business-licence': 'supplier.licenceMissing',
  'invoicing-data': 'supplier.invoicingDataMissing',
} as const satisfies Record<SupplierDocument, string>

/**
 * What is still to be uploaded. Suppliers that came in by an Excel file begin without documents: they can be
 * looked up and completed, and every submission that names a supplier checks this first.
 */
export const missingDocuments = (attachedKinds: Iterable<string>): SupplierDocument[] => {
  const attached = new Set(attachedKinds)
  return supplierDocuments.filter((kind) => !attached.has(kind))
}

/**
 * A new supplier comes with all its documents. An existing one keeps those it has; what an imported one lacks
 * may still be missing, so that its phone number can be corrected before the licence is uploaded.
 */
export function checkDocuments(
  attachedKinds: Iterable<string>,
  before: { missing: readonly SupplierDocument[] } = { missing: [] },
): Finding[] {
  return missingDocuments(attachedKinds)
    .filter((kind) => !before.missing.includes(kind))
    .map((kind) => at(`attachments.${kind}`, documentRefusals[kind]))
}
