import { common } from '../kernel/shared.ts'
import { goodsIn } from './goods-in.ts'
import { lots } from './lots.ts'
import { stocktaking } from './stocktaking.ts'
import { warehouses } from './warehouses.ts'

/** The back office's warehouse: goods in and out, lots, counts, storage fees, warehouses. */
export const officeWarehouse = {
  ...common('progress'),
  ...goodsIn,
  outbound: {
    shipped: '已出 {done} / {total}',
    basics: '出库信息',
    ...common('reserved'),
    picked: '已拣',
    left: '已出',
    byHand: '用手持机拣货',
    marks: { markInspected: '登记出货验货', markSigned: '登记签收' },
  },
  ship: {
    title: '出货 {number}',
    ...common('lot', 'vehicle'),
    reserved: '未出',
    now: '本次出货',
    expressNumber: '快递单号',
    shipAll: '全部出货 {qty}',
    shipPart: '部分出货 {qty}',
    effectAll: '预留的货物全部离库，出库单变为已出货。',
    effectPart: '所填数量离库，其余继续预留，出库单保持已安排。',
  },
  pickup: {
    title: '上门提货',
    number: '提货单号',
    ...common('state'),
    time: '提货时间',
    address: '提货地址',
  },
  difference: {
    title: '收货差异',
    kind: '差异类型',
    ...common('announced', 'received', 'reason', 'state'),
    qty: '差异数量',
    photos: '照片',
    answer: '客户说明',
    thread: '沟通',
    seeThread: '查看往来消息',
  },
  stock: lots,
  stocktaking,
  storage: {
    lead: '每一天只计一次，重复计费不会多收',
    ...common('month', 'customer', 'warehouse', 'lots', 'days', 'amount', 'fee'),
    run: '计收 {month} 仓储费',
    confirm: '计收 {sum}',
    effect: '将生成 {count, number} 笔费用并通知客户，已计费的日期不再计费。',
    done: '已生成 {count, number} 笔费用',
    open: '待计费',
    soFar: '本月至今',
    charged: '本次生成的费用',
    nothing: '没有待计费的仓储',
    withoutTariff: '以下仓库没有费率，设置后才能计费（不收费请设为 0）：{names}',
    unmeasured: '缺少计费所需的重量、体积或箱数',
    unmeasuredLead: '这些批次的以下日期无法计费，不会按 0 收取；录入后再次计收同一月份即可补上。',
    notCharged: '{count, number} 批因缺少重量、体积或箱数未计费',
    lotsIn: '{name}（{lots, number} 批）',
    seeLots: '{count, number} 批',
    seeLotsOf: '{count, number} 批：{name}',
    unit: '计费单位',
    quantity: '计费量',
    rate: '单价',
  },
  ...warehouses,
} as const
