import type { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import type { orderChangeRefusals } from '@quayside/contract/orders/order-change.refusals.ts'
import type { orderDeliveryRefusals } from '@quayside/contract/orders/order-delivery.refusals.ts'
import type { Nested } from '../../nested.ts'

export const orderErrors = {
  order: {
    alreadySubmitted: '订单已提交，不能重复提交，请刷新后查看最新状态',
    notModifiable: '只有草稿、审核未通过或审价未通过的订单可以修改，如需更改请联系服务商退回订单',
    notRemovable: '只有草稿或审核未通过的订单可以删除，已提交的订单请先取消',
    notCancellable: '订单已开始办理，不能取消，如有需要请联系服务商',
    priceAuditBlocks: '订单价格存在异常或审价未通过，请先处理审价再审核',
    inPaymentApplication: '订单已列入付款申请，请先取消或驳回该付款申请',
    alreadyReceived: '订单货物已全部入库，无需再登记收货',
    goodsAreHere: '订单已有货物入库，请联系客服处理',
    alreadySigned: '此订单已签收，无需再次签收',
    notSigned: '货物仍在派送，签收后才能完成订单',
    noLines: '请至少填写一行商品',
    kindFixed: '订单类型不能更改，请另建订单',
    customerMissing: '出口订单需要选择境外客户',
    customerNotOverseas: '该客户不是境外客户，请选择境外客户',
    amountMissing: '出口订单需要金额，请填写数量和单价',
    amountMismatch: '订单金额与各行合计不符，应为 {total}',
    amountTooLarge: '金额过大，请检查数量和单价',
    deliveryTypeMissing: '请选择交货方式',
    chargeNotAsked: '此成交方式的价格已含这项费用，或此类订单无需填写，请清空以免重复计算',
    identity: '证件号码格式不正确，应为 6 至 24 位字母、数字',
    appointment: '请填写有效的时间，例如 2026-11-20 14:30',
    supplierNotUsable: '该供应商已作废或正在申请作废，请选择其他供应商',
    notShippable: '订单当前状态不能出货，请刷新后查看最新状态',
    lotTwice: '此批次已在上面填写，请在那一行合并数量',
    splitAll: '至少保留一部分商品在原订单中',
    splitPaid: '订单已有付款，不能拆分',
    deliverySigned: '此批货物已签收',
    deliveryUnknown: '订单中没有此批送货，请刷新后重试',
    noWarehouse: '订单没有选择仓库，请先在订单中选择',
    tooManyMarks: '箱唛超过 {max} 张，请按明细分开打印',
    lotUnknown: '没有批次 {lot} 的入库货物，请核对批次号',
    lotTooMuch: '此批次可绑定的数量只有 {left}',
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
    unreadable: '无法识别“{text}”，请修改',
    keyTwice: '行标识重复，请刷新页面后重试',
    notPositive: '必须大于零',
    grossBelowNet: '毛重不能小于净重',
    totalMismatch: '金额与数量 × 单价不符，应为 {total}',
    unknown: '订单中没有这一行，请刷新后重试',
    belowReceived: '已入库 {received}，数量不能少于已入库数量',
    receivedIsGone: '{model} 已入库 {received}，该行不能删除',
    tooMuchReceived: '收货数量超过未收数量，最多 {left}',
    tooMuchSplit: '最多可拆出 {left}，已入库或已出货的数量不能拆出',
    splitCents: '按此数量拆分，两行金额合计会差一分，请改为 {nearest}',
    nothingReceived: '请填写收货数量',
  },
  orderChange: {
    open: '此订单已有一项变更申请待答复，请等待答复或先撤回',
    notChangeable: '只有审核通过且尚未完成的订单可以申请变更，未审核的订单请直接修改',
    nothing: '请至少填写一项变更',
    same: '与当前内容相同，请填写新的内容',
    twice: '此项已在上面填写',
    belowPaid: '变更后的订单金额 {amount} 低于已申请付款或已付金额，不能写入',
  },
} as const satisfies Nested<
  | keyof typeof orderRefusals
  | keyof typeof orderRuleRefusals
  | keyof typeof orderChangeRefusals
  | keyof typeof orderDeliveryRefusals
>
