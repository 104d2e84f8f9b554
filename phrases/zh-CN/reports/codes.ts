import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const reportCodes = {
  reportEvery: {
    day: '每天',
    week: '每周',
    month: '每月',
  },
  reportRunState: {
    waiting: '排队中',
    working: '生成中',
    done: '已完成',
    failed: '未成功',
    cancelled: '已取消',
    expired: '已过期',
  },
  reportFormat: {
    xlsx: 'Excel 工作簿',
    pdf: 'PDF 文件',
  },
  expiryRange: {
    expired: '已过期',
    within30: '30 天内到期',
    within60: '31 至 60 天到期',
    within90: '61 至 90 天到期',
    later: '90 天后到期',
  },
  stockAge: {
    upTo30: '30 天以内',
    upTo90: '31–90 天',
    upTo180: '91–180 天',
    older: '180 天以上',
  },
  tradeDirection: {
    import: '进口',
    export: '出口',
  },
} satisfies Partial<CodeTexts>
