import { common, stateNames } from '../kernel/shared.ts'
import { declarationPapers, heldReasons, threeWayCheck } from './check.ts'

/** The portal: declarations on an order's page, the split before submission, and tax bills. */
export const customsScreens = {
  bills: {
    title: '海关税款',
    keyword: '税单号、报关单号或订单号',
    issuedOn: '填发日期',
    ...common('overdue', 'isOverdue', 'export', 'voucher'),
    empty: '还没有海关税单',
    gone: '这张税单已不存在',
    documents: '缴款书',
    created: '收到税单',
    figures: {
      ...stateNames('open'),
      dueSoon: '五日内到期',
      overdue: '已逾期',
      paid: '本年已缴',
    },
    count: '{count, number} 张',
    lateBy: '逾期 {days, number} 天',
    late: '滞纳金约 RMB {amount}',
  },
  declarations: {
    differsFromReceipt: '实收与申报不符，将向海关申请修改',
    receiptDiffers: '实收与申报不符',
    receiptAgrees: '实收与申报一致',
    receiptLine: '第 {position, number} 项 {name}：申报 {declared}，实收 {received}',
    title: '报关单',
    count: '{count, number} 份',
    lineCount: '{count, number} 项',
    taxes: '税款 RMB {amount}',
    open: '查看报关单 {number}',
    gone: '这份报关单已不存在',
    lines: '商品项',
    bills: '税单',
    created: '生成报关单',
    papers: declarationPapers,
  },
  simulation: {
    title: '报关预演',
    show: '按 {count, number} 行预演',
    count: '将分为 {count, number} 份报关单',
    one: '第 {place, number} 份',
    lines: '{count, number} 项',
    taxes: '税款 RMB {amount}',
    held: '{count, number} 行暂不能报关',
    heldLine: '第 {position, number} 行 {name}：{reasons}',
    heldMore: '另有 {count, number} 行',
    rateMissing: '海关尚未公布此币种汇率，税款未计算',
    note: '按当前商品资料估算，以海关核定为准',
  },
  held: heldReasons,
  check: {
    ...threeWayCheck,
    sheets: { none: '服务商尚未录入发票和装箱单' },
  },
} as const
