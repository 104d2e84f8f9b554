import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const orderMachines = {
  order: {
    save: { label: '保存订单', confirm: '保存订单内容，状态不变，之后仍可修改。' },
    remove: { label: '删除订单', confirm: '订单将从列表中移除，订单号不再使用。' },
    submit: { label: '提交订单', confirm: '订单将提交审核，审核期间不能修改。' },
    askRelease: {
      label: '送同事放行',
      confirm: '金额超过本公司的放行标准，须由另一位同事放行后才交给服务商。',
    },
    release: { label: '放行', confirm: '订单将提交服务商审核，审核期间不能修改。' },
    refuse: { label: '不予放行', confirm: '订单退给提交人修改，对方会看到原因。' },
    withdraw: { label: '撤回提交', confirm: '订单不再等待放行，可以继续修改。' },
    cancel: { label: '取消订单', confirm: '订单将被取消，取消后不能恢复。' },
    auditPass: { label: '审核通过', confirm: '订单通过审核，进入待交货；仓储类订单进入待绑定。' },
    auditFail: { label: '审核不通过', confirm: '订单审核不通过，客户会看到原因并可修改后重新提交。' },
    return: { label: '退回订单', confirm: '订单退回客户修改，客户会看到退回原因。' },
    receive: { label: '登记收货', confirm: '按明细登记收货数量，全部收齐后显示为全部入库。' },
    bind: { label: '绑定库存', confirm: '所选库存批次将绑定到此订单，其他订单不能再使用。' },
    declare: { label: '登记报关', confirm: '订单进入已报关，客户可以看到报关进度。' },
    clear: { label: '登记清关', confirm: '订单进入已清关，货物可以放行。' },
    arrive: { label: '登记到货', confirm: '订单进入已到货，客户会收到到货通知。' },
    depart: { label: '登记发运', confirm: '订单进入已发运，货物已离开仓库。' },
    dispatch: { label: '安排派送', confirm: '订单进入已派送，客户会收到派送通知。' },
    sign: { label: '确认签收', confirm: '确认货物已经收到，签收后不能撤回。' },
    complete: { label: '完成订单', confirm: '订单将完成，之后只能查看。' },
    split: { label: '拆分订单', confirm: '所选商品将移入新订单，两个订单的数量和金额合计不变。' },
  },
  orderChange: {
    accept: { label: '同意变更', confirm: '能自动写入的内容立即写入订单，其余由员工办理；客户会收到通知。' },
    carryOut: { label: '已办理', confirm: '确认同意的变更已全部办好，客户会收到通知。' },
    refuse: { label: '不同意变更', confirm: '订单保持不变，客户会看到原因。' },
    withdraw: { label: '撤回申请', confirm: '变更申请将撤回，订单保持不变。' },
    lapse: { label: '申请失效', confirm: '订单已退回、取消或完成，变更申请不再处理。' },
  },
} as const satisfies Partial<MachineTexts>
