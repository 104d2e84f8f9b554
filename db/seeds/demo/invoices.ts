/** What people wrote about invoices in the demo's year. */
export const demoInvoiceTexts = {
  secondTitle: '示例电子（深圳）有限公司龙岗分公司',
  voided: '抬头填写有误，当月作废重开',
  reversed: '客户退货，开具红字发票',
  refused: '请核对开票资料后重新申请',
  requestNote: '请与本月运费发票一起寄送',
  redLetter: '货物退回，供应商开具红字发票',
  anomaly: '发票数量比订单多 200 个，请供应商换开',
  waived: '样品出口，不办理退税',
  express: '顺丰速运',
} as const
