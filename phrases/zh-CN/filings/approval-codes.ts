import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const approvalCodes = {
  approvalCategory: {
    healthFood: '进口保健食品备案',
    cosmetics: '进口普通化妆品备案',
    specialCosmetics: '进口特殊化妆品注册',
    foodAdditive: '食品添加剂审批',
    other: '其他',
  },
  approvalDocumentState: {
    asked: '待交',
    handedIn: '已交待核',
    accepted: '已接受',
    sentBack: '已退回',
    withdrawn: '不再需要',
  },
  approvalParty: {
    none: '无',
    customer: '等您',
    provider: '等服务商',
    authority: '等主管部门',
  },
} as const satisfies Partial<CodeTexts>
