import type { labelVersions as source } from '../../zh-CN/filings/label-versions.ts'

/** The versions of a finished label, as customer and provider see them. */
export const labelVersions: typeof source = {
  title: 'Label versions',
  version: 'Version {number}',
  none: 'No label handed back yet',
  remark: 'Provider’s note',
  answer: 'Customer’s answer',
  package: 'Package flat image',
  waitsForCustomer: 'Waiting for the customer',
}
