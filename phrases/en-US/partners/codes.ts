import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const partnerCodes = {
  customerLevel: { key: 'Key customer', regular: 'Regular', occasional: 'Occasional' },
  customerType: { overseas: 'Overseas', distribution: 'Distribution' },
  supplierLocation: { domestic: 'Mainland', overseas: 'Overseas' },
  supplierStatus: {
    enabled: 'Enabled',
    voided: 'Voided',
    voidRequested: 'Void requested',
    enableRequested: 'Enable requested',
  },
} as const satisfies Partial<CodeTexts>
