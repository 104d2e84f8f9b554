/** The price of a filing, as customer and provider see it. */
export const filingQuotes = {
  title: '报价与费用',
  waits: '服务商报价 {sum}，请接受或说明原因。',
  waitsForCustomer: '待客户确认',
  free: '免费',
  follows: '完成办理时计入账单。',
  charged: '已计入账单。',
  done: { acceptFee: '报价已接受', declineFee: '已告知服务商' },
}
