import { common } from '../kernel/shared.ts'
import { articles } from './agreement-articles.ts'

/**
 * The service agreement. `{…}` are the figures of contract/kernel/commercial-terms.ts and the provider's name;
 * articles and clauses are numbered by their place.
 */
export const agreement = {
  title: '客户线上门户服务协议',
  subtitle: '供应链、报关与物流委托服务',
  version: '版本 {version}　生效日期 {date}',
  contents: '目录',
  print: '打印协议',
  changes: '主要变更',
  versions: '各版本',
  validFrom: '{date} 起生效',
  inForceFrom: '{date} 起生效（现行）',
  coming: '{version} 版自 {date} 起生效。',
  toComing: '查看新版本',
  notInForce: '此版本不是现行版本。',
  toInForce: '查看现行版本',
  ...common('back'),
  numbers: {
    1: '第一条',
    2: '第二条',
    3: '第三条',
    4: '第四条',
    5: '第五条',
    6: '第六条',
    7: '第七条',
    8: '第八条',
    9: '第九条',
    10: '第十条',
    11: '第十一条',
    12: '第十二条',
    13: '第十三条',
    14: '第十四条',
  },
  keyTerms: {
    title: '主要商务条款',
    lead: '以下数字摘自正文，与正文具有同等效力。',
    agencyFee: { name: '出口代理费', figure: '每单不低于人民币 {agencyFee} 元', basis: '第五条第 2 款' },
    exchange: { name: '出口收汇', figure: '出口之日起 {receiptDays} 日内', basis: '第五条第 3 款' },
    invoice: { name: '增值税发票', figure: '收到货款后 {vatDays} 日内', basis: '第五条第 4 款' },
    payout: { name: '付款或垫付', figure: '收到款项后 {payoutDays} 个工作日内', basis: '第五条第 5 款' },
    supplier: {
      name: '进口对外付汇',
      figure: '全额到账后 {supplierDays} 个工作日内',
      basis: '第四条第 3 款',
    },
  },
  preamble: {
    1: '本协议由{provider}（以下称“我方”）与注册并使用客户线上门户（以下称“本门户”）的企业客户（以下称“贵方”）订立，约定双方在进口、出口、转口、国内贸易委托以及报关、仓储、物流、付汇、开票等服务中的权利和义务。',
    2: '请贵方在注册前完整阅读本协议，特别是涉及费用、期限、责任限制和争议解决的条款。如对任何内容有疑问，请先联系我方；不同意本协议的，请停止注册。',
  },
  articles,
  end: '（正文完）',
} as const
