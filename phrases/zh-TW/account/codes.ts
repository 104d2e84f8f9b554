import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const accountCodes = {
  accountState: { unapproved: '未審核', approved: '已審核' },
  addressType: { billing: '發票地址', delivery: '收貨地址', shipping: '出貨地址' },
  certificationStatus: {
    notCertified: '未認證',
    applied: '已申請認證',
    verifying: '認證審核中',
    passed: '認證通過',
    rejected: '認證未通過',
  },
  companyChangeState: { proposed: '審核中', approved: '已通過', rejected: '未通過', withdrawn: '已撤回' },
  contactType: { orderPlacer: '客戶下單人', financePlacer: '財務下單人', pickup: '提貨聯絡人' },
} as const satisfies Partial<CodeTexts>
