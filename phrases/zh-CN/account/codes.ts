import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from '../kernel/shared.ts'

export const accountCodes = {
  accountState: { unapproved: '未审核', approved: '已审核' },
  addressType: { billing: '开票地址', delivery: '收货地址', shipping: '发货地址' },
  certificationStatus: {
    notCertified: '未认证',
    applied: '已提交认证',
    verifying: '认证审核中',
    passed: '认证通过',
    rejected: '认证未通过',
  },
  companyChangeState: { proposed: '审核中', approved: '已通过', rejected: '未通过', ...common('withdrawn') },
  contactType: { orderPlacer: '客户下单人', financePlacer: '财务联系人', pickup: '提货联系人' },
} as const satisfies Partial<CodeTexts>
