import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const partnerCodes = {
  customerLevel: { key: '重點客戶', regular: '一般客戶', occasional: '零星客戶' },
  customerType: { overseas: '海外客戶', distribution: '經銷客戶' },
  supplierStatus: {
    enabled: '啟用',
    voided: '停用',
    voidRequested: '客戶申請停用',
    enableRequested: '客戶申請啟用',
  },
} as const satisfies Partial<CodeTexts>
