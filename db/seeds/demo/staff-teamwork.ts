/**
 * What the provider's staff wrote about the demo company's newest record of a list. Those who are named may see records of
 * its kind; days are counted from today.
 */
export const demoStaffTeamwork = [
  {
    entity: 'order',
    author: 'operations@quayside.test',
    list: 'GET business/online/order/list?pageSize=1',
    notes: [
      { message: '客户要求这一票走文锦渡口岸，深圳湾排队超过四小时。', names: '沈静远' },
      { message: '商检约在后天上午，请提前通知仓库备货开箱。', names: '沈静远' },
    ],
    tasks: [
      { title: '向船公司确认换单时间', inDays: 1, assignee: '罗启航' },
      { title: '复核申报要素是否齐全', inDays: -1, assignee: '罗启航' },
    ],
  },
  {
    entity: 'paymentApplication',
    author: 'finance@quayside.test',
    list: 'GET finance/online/paymentApplication/list?pageSize=1',
    notes: [{ message: '收款行地址与上次不同，已电话核对，可以安排付汇。', names: '沈静远' }],
    tasks: [{ title: '付汇后上传银行水单', inDays: 0, assignee: '郑文' }],
  },
] as const
