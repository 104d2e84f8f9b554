/** Messages to the company about the provider's steps with an order. */
export const orderNotices = {
  order: {
    repeat: { title: '订单草稿已按计划生成', content: '模板“{name}”已生成草稿 {orderNo}，请核对后提交。' },
    toRelease: {
      title: '订单待您放行',
      content: '{name} 提交了订单 {orderNo}，金额 {currency} {amount}，需要您放行。',
    },
    release: { title: '订单已放行', content: '{name} 已放行订单 {orderNo}，服务商正在审核。' },
    refuse: { title: '订单未获放行', content: '{name} 没有放行订单 {orderNo}。原因：{reason}' },
    auditPass: { title: '订单已审核', content: '订单 {orderNo} 已通过审核，请安排交货。' },
    auditFail: { title: '订单审核未通过', content: '订单 {orderNo} 未通过审核。原因：{reason}' },
    return: { title: '订单已退回', content: '订单 {orderNo} 已退回，请修改后重新提交。原因：{reason}' },
    cancel: { title: '订单已取消', content: '订单 {orderNo} 已取消。原因：{reason}' },
    receive: { title: '货物已入库', content: '订单 {orderNo} 的货物已收到 {received}／{total} 行。' },
    bind: { title: '货物已绑定', content: '订单 {orderNo} 已绑定暂存货物。' },
    declare: { title: '订单已报关', content: '订单 {orderNo} 已向海关申报。' },
    clear: { title: '订单已清关', content: '订单 {orderNo} 已清关放行。' },
    arrive: { title: '货物已到达', content: '订单 {orderNo} 的货物已到达。' },
    depart: { title: '货物已发运', content: '订单 {orderNo} 的货物已发运。' },
    dispatch: { title: '货物已派送', content: '订单 {orderNo} 的货物正在派送。' },
    sign: { title: '货物已签收', content: '订单 {orderNo} 的货物已签收。' },
    delivering: { title: '货物派送中', content: '订单 {orderNo} 的货物正在派送，收到后请签收。' },
    complete: { title: '订单已完成', content: '订单 {orderNo} 已完成。' },
    split: { title: '订单已拆分', content: '订单 {orderNo} 已拆分，新订单为 {second}。' },
    priceAudit: { title: '审价结果', content: '订单 {orderNo} 的审价有新结果，请查看订单。{reason}' },
    declarationState: { title: '报关状态更新', content: '订单 {orderNo} 的报关状态已更新，请查看订单。' },
  },
  orderChange: {
    accept: { title: '变更申请已同意', content: '订单 {orderNo} 的变更申请已同意，请查看订单。' },
    carryOut: { title: '变更已办理', content: '订单 {orderNo} 的变更已办好。' },
    refuse: { title: '变更申请未同意', content: '订单 {orderNo} 的变更申请未同意。原因：{reason}' },
    lapse: { title: '变更申请已失效', content: '订单 {orderNo} 已退回、取消或完成，变更申请不再处理。' },
  },
  orderDelivery: {
    ship: {
      title: '货物已出库送货',
      content: '订单 {orderNo} 第 {number} 批货物已送出，{shipped}／{total} 行已送齐。',
    },
    outForDelivery: { title: '货物正在派送', content: '订单 {orderNo} 的货物正在派送。{place} {note}' },
    delivered: { title: '货物已签收', content: '订单 {orderNo} 有一批货物已签收。{note}' },
    exception: { title: '运输异常', content: '订单 {orderNo} 的货物运输异常：{place} {note}' },
  },
}
