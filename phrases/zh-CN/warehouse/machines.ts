import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const warehouseMachines = {
  inbound: {
    save: saveDraft,
    remove: { label: '删除入库单', confirm: '入库单将从列表中移除，单号不再使用。' },
    submit: { label: '提交入库单', confirm: '入库单将提交审核，审核期间不能修改。' },
    cancel: { label: '取消入库单', confirm: '入库单将被取消，取消后不能恢复。' },
    auditPass: { label: '审核通过', confirm: '入库单通过审核，等待提货或收货。' },
    auditFail: { label: '审核不通过', confirm: '入库单审核不通过，客户会看到原因并可修改后重新提交。' },
    receive: { label: '登记收货', confirm: '确认货物已提到或送到仓库，之后不能再取消。' },
    inspect: { label: '登记验货', confirm: '确认货物已经验货，等待复核。' },
    review: { label: '复核', confirm: '确认验货结果无误，等待上架入库。' },
    store: { label: '确认入库', confirm: '货物计入库存，客户可以在库存中查到。' },
    entrust: { label: '委托办理', confirm: '已入库货物将委托办理后续订单。' },
  },
  outbound: {
    save: saveDraft,
    remove: { label: '删除出库单', confirm: '出库单将从列表中移除，单号不再使用。' },
    submit: { label: '提交出库单', confirm: '出库单将提交，并按出库策略预留库存。' },
    cancel: { label: '撤销出库', confirm: '出库单回到草稿，预留的库存随即释放。' },
    arrange: { label: '安排出库', confirm: '出库单进入已安排，客户不能再自行撤销。' },
    waiveInspection: { label: '免除验货', confirm: '不经验货即可出货，客户会看到原因。' },
    ship: { label: '确认出货', confirm: '货物离开仓库，预留的库存将扣减，不能撤回。' },
    complete: { label: '完成出库', confirm: '出库单将完成，之后只能查看。' },
  },
  goodsPickup: {
    save: saveDraft,
    remove: { label: '删除提货单', confirm: '提货单将从列表中移除，单号不再使用。' },
    submit: { label: '提交提货单', confirm: '提货单将提交，服务商会安排提货。' },
    cancel: { label: '取消提货', confirm: '提货将被取消，取消后不能恢复。' },
    pickUp: { label: '登记提货', confirm: '确认货物已经提到，等待验货。' },
    reportPickupAnomaly: { label: '登记提货异常', confirm: '提货标记为异常，客户会看到原因。' },
    inspect: { label: '登记验货', confirm: '确认货物验货无误，等待入库。' },
    reportInspectionAnomaly: { label: '登记验货异常', confirm: '验货标记为异常，客户会看到原因。' },
    handleAnomaly: { label: '处理异常', confirm: '异常标记为已处理，提货从异常之处继续。' },
    store: { label: '确认入库', confirm: '货物计入库存，提货单办理完毕。' },
  },
  stockDifference: {
    accept: { label: '确认差异', confirm: '以实收数量为准，冻结的货物恢复可用。' },
    dispute: { label: '提出异议', confirm: '与服务商开始沟通，相关货物保持冻结。' },
    settle: { label: '结束异议', confirm: '异议处理完毕，冻结的货物恢复可用，客户会看到说明。' },
  },
} as const satisfies Partial<MachineTexts>
