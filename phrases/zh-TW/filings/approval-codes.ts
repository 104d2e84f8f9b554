import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const approvalCodes = {
  approvalCategory: {
    healthFood: '進口保健食品備案',
    cosmetics: '進口普通化粧品備案',
    specialCosmetics: '進口特殊化粧品註冊',
    foodAdditive: '食品添加物審批',
    other: '其他',
  },
  approvalDocumentState: {
    asked: '待交',
    handedIn: '已交待核',
    accepted: '已接受',
    sentBack: '已退回',
    withdrawn: '不再需要',
  },
  approvalPaper: {
    application: '備案申請書',
    authorization: '授權委託書',
    acceptanceNotice: '受理通知書',
    checkOpinion: '審查意見書',
    windowReceipt: '遞件回執',
    reviewNotice: '審查通知書',
    certificate: '備案憑證',
  },
  approvalParty: {
    none: '無',
    customer: '等您',
    provider: '等服務商',
    authority: '等主管機關',
  },
} as const satisfies Partial<CodeTexts>
