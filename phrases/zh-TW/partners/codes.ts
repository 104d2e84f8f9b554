import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const partnerCodes = {
  customerLevel: { key: '重點客戶', regular: '一般客戶', occasional: '零星客戶' },
  customerType: { overseas: '海外客戶', distribution: '經銷客戶' },
  supplierLocation: { domestic: '境內', overseas: '海外' },
  supplierStatus: {
    enabled: '啟用',
    voided: '停用',
    voidRequested: '停用審核中',
    enableRequested: '啟用審核中',
  },
} as const satisfies Partial<CodeTexts>
