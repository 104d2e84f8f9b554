import { common } from '../kernel/shared.ts'

/** The parts of the analysis and the steps of an order, on the screen and in its files. */
export const analysisParts = {
  amounts: '金额与订单数',
  taxes: '税款',
  cycle: '办理周期',
  ...common('suppliers'),
  prices: '单价变动',
}

export const analysisSteps = {
  audit: '提交 → 审核',
  declare: '审核 → 申报',
  clear: '申报 → 放行',
  sign: '放行 → 签收',
  whole: '全程',
}
