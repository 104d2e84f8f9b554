import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from '../kernel/shared.ts'

export const partnerCodes = {
  customerLevel: { key: '重点客户', regular: '普通客户', occasional: '零散客户' },
  customerType: { overseas: '境外客户', distribution: '分销客户' },
  supplierLocation: { domestic: '境内', overseas: '境外' },
  supplierStatus: {
    ...common('enabled'),
    voided: '作废',
    voidRequested: '作废审核中',
    enableRequested: '启用审核中',
  },
} as const satisfies Partial<CodeTexts>
