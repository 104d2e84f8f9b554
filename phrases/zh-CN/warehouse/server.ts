/** The server’s messages about goods in storage. */
export const warehouseNotices = {
  inbound: {
    auditPass: { title: '入库单已审核', content: '入库单 {number} 已通过审核，等待提货或收货。' },
    auditFail: { title: '入库单审核未通过', content: '入库单 {number} 审核未通过。原因：{reason}' },
    cancel: { title: '入库单已取消', content: '入库单 {number} 已被服务商取消。原因：{reason}' },
    receive: { title: '货物已收到', content: '入库单 {number} 的货物已收到。' },
    store: { title: '货物已入库', content: '入库单 {number} 的货物已入库，可在库存中查看。' },
  },
  stockDifference: {
    reportedOfOrder: {
      title: '收货短少',
      content: '订单 {number} 短少 {qty}。原因：{reason} 请确认或提出异议。',
    },
    reportedBadOfOrder: {
      title: '收货有破损或错货',
      content: '订单 {number} 有 {qty} 破损或发错。原因：{reason} 请确认或提出异议。',
    },
    settleOfOrder: { title: '差异异议已处理', content: '订单 {number} 的差异异议已处理。说明：{reason}' },
    reported: {
      title: '收货有差异',
      content: '入库单 {number} 的实收与申报不符，差异数量 {qty}。原因：{reason} 请确认或提出异议。',
    },
    settle: { title: '差异异议已处理', content: '入库单 {number} 的差异异议已处理。说明：{reason}' },
  },
  goodsPickup: {
    cancel: { title: '提货已取消', content: '提货单 {number} 已取消。原因：{reason}' },
    pickUp: { title: '货物已提到', content: '提货单 {number} 的货物已提到。' },
    reportPickupAnomaly: { title: '提货异常', content: '提货单 {number} 提货异常。原因：{reason}' },
    reportInspectionAnomaly: { title: '验货异常', content: '提货单 {number} 验货异常。原因：{reason}' },
    handleAnomaly: { title: '异常已处理', content: '提货单 {number} 的异常已处理。说明：{reason}' },
  },
  outbound: {
    cancel: {
      title: '出库单已退回',
      content: '出库单 {number} 已退回草稿，预留的库存已释放。原因：{reason}',
    },
    arrange: { title: '出库已安排', content: '出库单 {number} 已安排出库。' },
    waiveInspection: {
      title: '出货验货已免除',
      content: '出库单 {number} 不再验货即可出货。原因：{reason}',
    },
    ship: { title: '货物已出库', content: '出库单 {number} 的货物已出库。' },
    complete: { title: '出库已完成', content: '出库单 {number} 已完成。' },
  },
  stock: {
    expiring: {
      title: '库存到期提醒',
      content:
        '{expired, plural, =0 {} other {# 批库存已过期。}}{near, plural, =0 {} other {# 批库存即将到期。}}{lots}{more, plural, =0 {} other { 等，另有 # 批}}。过期货物不会自动分配出库。',
    },
    graded: {
      title: '库存品质变更',
      content: '库存 {number}（{model}）有货物不再是良品，不会自动分配出库。原因：{reason}',
    },
    gradedGood: {
      title: '库存恢复为良品',
      content: '库存 {number}（{model}）有货物恢复为良品。原因：{reason}',
    },
  },
  stocktaking: {
    adjusted: {
      title: '盘点调整库存',
      content: '盘点后库存 {number}（{model}）调整 {difference}。原因：{reason}',
    },
  },
}
