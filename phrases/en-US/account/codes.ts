import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from '../kernel/shared.ts'

export const accountCodes = {
  accountState: { unapproved: 'Not approved', approved: 'Approved' },
  addressType: { billing: 'Billing', delivery: 'Delivery', shipping: 'Shipping' },
  certificationStatus: {
    notCertified: 'Not certified',
    applied: 'Submitted',
    verifying: 'In review',
    passed: 'Certified',
    rejected: 'Rejected',
  },
  companyChangeState: {
    proposed: 'In review',
    approved: 'Approved',
    rejected: 'Rejected',
    ...common('withdrawn'),
  },
  contactType: { orderPlacer: 'Order contact', financePlacer: 'Finance contact', pickup: 'Pickup contact' },
} as const satisfies Partial<CodeTexts>
