import { common } from '../kernel/shared.ts'

/** The page on which a forwarder without an account enters its quotation. */
export const quoteLink = {
  title: '运费报价',
  lead: '询价 {number}，请 {forwarder} 报价。链接有效至 {until}。',
  ...common('shipment', 'route', 'goods', 'terms', 'charges', 'currency', 'price', 'included'),
  ready: '备货完成',
  departBy: '最晚起运',
  arriveBy: '最晚到达',
  load: '数量与重量',
  quantity: '{value} 件',
  weight: '{value} 千克',
  volume: '{value} 立方米',
  containers: '{count, number} × {type}',
  size: '{length} × {width} × {height} 毫米，{pieces} 件',
  insured: '需要保险',
  kind: '费用项目',
  basis: '计费方式',
  amountColumn: '数量',
  remove: '删除第 {place, number} 项',
  add: '添加费用',
  send: '提交报价',
  sendAgain: '更新报价',
  sent: '报价 {number} 已提交。有效期内可以用同一链接修改。',
  choose: '请选择',
  noLink: '链接不完整，请从收到的消息中重新打开。',
  wrong: '有 {count, number} 处需要修改',
}
