/** What colleagues of the demo company wrote about the newest record of a list; days are counted from today. */
export const demoTeamwork = [
  {
    entity: 'order',
    list: 'GET business/online/order/list?modelType=0&pageSize=1',
    notes: ['供应商说尾货下周三到香港仓，先不要催付款。', '已和货代确认舱位，箱单出来后发给我核对重量。'],
    tasks: [
      { title: '核对装箱单毛重与报关重量', inDays: 2 },
      { title: '向供应商索要原产地证', inDays: -1 },
    ],
  },
  {
    entity: 'paymentApplication',
    list: 'GET finance/online/paymentQuery/list?pageSize=1',
    notes: ['这家供应商换了收款行，放款前请电话核对一次。'],
    tasks: [{ title: '电话核对收款账户', inDays: 0 }],
  },
  {
    entity: 'inbound',
    list: 'GET warehouse/online/inbound/list?pageSize=1',
    notes: ['本批有两个托盘贴错唛头，收货时请拍照。'],
    tasks: [],
  },
] as const
