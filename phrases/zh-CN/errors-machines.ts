import type { MachineRefusal } from '@quayside/contract/all-machines.ts'
import type { Nested } from '../nested.ts'

export const machineErrors = {
  company: {
    alreadySubmitted: '公司资料已提交，正在审核，请等待审核结果',
    alreadyCertified: '企业已通过认证，无需再次提交',
  },
  order: {
    alreadySubmitted: '订单已提交，不能重复提交，请刷新后查看最新状态',
    notModifiable: '只有草稿、审核未通过或审价未通过的订单可以修改，如需更改请联系服务商退回订单',
    notRemovable: '只有草稿或审核未通过的订单可以删除，已提交的订单请先取消',
    notCancellable: '订单已开始办理，不能取消，如有需要请联系服务商',
    priceAuditBlocks: '订单价格存在异常或审价未通过，请先处理审价再审核',
    inPaymentApplication: '订单已列入付款申请，请先取消或驳回该付款申请',
    alreadyReceived: '订单货物已全部入库，无需再登记收货',
    goodsAreHere: '订单已有货物入库，请联系客服处理',
  },
  paymentApplication: {
    ordersNotApproved: '申请中有订单尚未通过审核，请先审核订单再安排付款',
    alreadyArranged: '付款已安排，不能取消，如需停止付款请联系服务商',
    alreadyPaid: '款项已付出，不能再更改，如有疑问请联系服务商',
  },
  supplier: {
    notModifiable: '供应商已作废，请先申请启用再修改',
    requestPending: '该供应商的申请正在处理，请等待服务商的结果',
  },
  classificationRequest: { alreadySubmitted: '归类申请已提交，不能重复提交，请等待归类结果' },
  warehouseIn: { alreadySubmitted: '入库单已提交，不能重复提交，请刷新后查看最新状态' },
  outbound: {
    alreadySubmitted: '出库单已提交，不能重复提交，请刷新后查看最新状态',
    alreadyShipped: '货物已出库，不能撤销，如需退回请联系服务商',
  },
  goodsPickup: { alreadySubmitted: '提货单已提交，不能重复提交，请刷新后查看最新状态' },
  forwarderEnquiry: {
    alreadySubmitted: '询价已提交，不能重复提交，请等待报价',
    noQuotation: '请先录入报价再发出',
  },
  forwarderOrder: {
    alreadySubmitted: '货代订单已提交，不能重复提交，请刷新后查看最新状态',
    noQuotation: '请先录入报价再发出',
  },
  labelOrder: { alreadySubmitted: '标签单已提交，不能重复提交，请刷新后查看最新状态' },
  approvalOrder: { alreadySubmitted: '审批单已提交，不能重复提交，请刷新后查看最新状态' },
} as const satisfies Nested<MachineRefusal>
