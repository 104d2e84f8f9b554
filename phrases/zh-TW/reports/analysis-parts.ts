/** The parts of the analysis and the steps of an order, on the screen and in its files. */
export const analysisParts = {
  amounts: '金額與訂單數',
  taxes: '稅款',
  cycle: '辦理週期',
  suppliers: '供應商',
  prices: '單價變動',
}

export const analysisSteps = {
  audit: '送出 → 審核',
  declare: '審核 → 申報',
  clear: '申報 → 放行',
  sign: '放行 → 簽收',
  whole: '全程',
}
