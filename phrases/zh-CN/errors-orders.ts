import type { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import type { Nested } from '../nested.ts'
import { machineErrors } from './errors-machines.ts'

export const orderErrors = {
  order: {
    ...machineErrors.order,
    noLines: '请至少填写一行商品',
    kindFixed: '订单类型不能更改，请另建订单',
    customerMissing: '出口订单需要选择境外客户',
    customerNotOverseas: '该客户不是境外客户，请选择境外客户',
    amountMissing: '出口订单需要金额，请填写数量和单价',
    amountMismatch: '订单金额与各行合计不符，应为 {total}',
    amountTooLarge: '金额过大，请检查数量和单价',
    deliveryTypeMissing: '请选择交货方式',
    identity: '证件号码格式不正确，应为 6 至 24 位字母、数字',
    appointment: '请填写有效的时间，例如 2026-11-20 14:30',
    supplierNotUsable: '该供应商已作废或正在申请作废，请选择其他供应商',
    notShippable: '订单当前状态不能出货，请刷新后查看最新状态',
    lotTwice: '此批次已在上面填写，请在那一行合并数量',
    numberUnknown: '没有此编号的订单，请检查订单号',
  },
  orderLine: {
    quantity: '请用普通数字填写数量，例如 12.5，不要用科学计数法或千分位',
    price: '请用普通数字填写单价，例如 12.5，不要用科学计数法或千分位',
    money: '请用普通数字填写金额，例如 12.50，不要用科学计数法或千分位',
    measure: '请用普通数字填写，例如 12.5，不要用科学计数法或千分位',
    count: '请填写整数，最多 7 位',
    negative: '不能为负数',
    tooLarge: '数值过大：小数点前最多 {digits} 位',
    tooPrecise: '小数位过多：最多 {decimals} 位',
    key: '行标识不正确，请刷新页面后重试',
    keyTwice: '行标识重复，请刷新页面后重试',
    notPositive: '必须大于零',
    grossBelowNet: '毛重不能小于净重',
    totalMismatch: '金额与数量 × 单价不符，应为 {total}',
    unknown: '订单中没有这一行，请刷新后重试',
    belowReceived: '已入库 {received}，数量不能少于已入库数量',
    receivedIsGone: '{model} 已入库 {received}，该行不能删除',
    tooMuchReceived: '收货数量超过未收数量，最多 {left}',
    nothingReceived: '请填写收货数量',
  },
} as const satisfies Nested<keyof typeof orderRefusals | keyof typeof orderRuleRefusals>
