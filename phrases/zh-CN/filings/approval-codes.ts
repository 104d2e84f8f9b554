import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const approvalCodes = {
  approvalCategory: {
    healthFood: '进口保健食品备案',
    cosmetics: '进口普通化妆品备案',
    specialCosmetics: '进口特殊化妆品注册',
    foodAdditive: '食品添加剂审批',
    ...stateNames('other'),
  },
  approvalDocumentState: {
    asked: '待交',
    handedIn: '已交待核',
    ...common('accepted'),
    sentBack: '已退回',
    withdrawn: '不再需要',
  },
  approvalPaper: {
    application: '备案申请书',
    authorization: '授权委托书',
    acceptanceNotice: '受理通知书',
    checkOpinion: '审查意见书',
    windowReceipt: '递交回执',
    reviewNotice: '审评通知书',
    ...common('certificate'),
  },
  approvalParty: {
    none: '无',
    customer: '等您',
    provider: '等服务商',
    ...common('authority'),
  },
} as const satisfies Partial<CodeTexts>
