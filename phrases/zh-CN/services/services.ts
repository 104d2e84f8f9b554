import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { serviceRecords } from '../../logistics-field-keys.ts'
import { labels } from '../kernel/labels.ts'
import { saveDraft } from '../kernel/machines.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const serviceCodes = {
  serviceOrderState: {
    ...stateNames('cancelled'),
    ...common('draft', 'submitted', 'signed', 'completed'),
    auditFailed: '审核未通过',
    audited: '已受理',
    dispatched: '已派车',
  },
} as const satisfies Partial<CodeTexts>

export const serviceMachines = {
  serviceOrder: {
    save: saveDraft,
    remove: { label: '删除申请', confirm: '申请将从列表中移除，单号不再使用。' },
    submit: { label: '提交申请', confirm: '申请将提交给服务商受理，之后不能修改。' },
    cancel: { label: '取消申请', confirm: '申请将被取消，取消后不能恢复。' },
    auditPass: { label: '受理', confirm: '申请将按所填费用受理，客户会收到通知。' },
    auditFail: { label: '退回修改', confirm: '申请将退回客户修改，客户会看到原因。' },
    dispatch: { label: '登记派车', confirm: '确认车辆已出发，客户会收到通知。' },
    sign: { label: '确认签收', confirm: '确认货物已送达并签收。' },
    complete: { label: '完成服务', confirm: '服务将完成，费用计入账单。' },
  },
} as const satisfies Partial<MachineTexts>

export const serviceFields = labels(serviceRecords, {
  serviceOrder: {
    recordName: '增值服务',
    number: '服务单号',
    modelType: '业务类型',
    kind: '服务项目',
    orderNo: '关联订单',
    fromPlace: '提货地点',
    place: '服务／送达地点',
    wantedAt: '期望时间',
    amount: '费用',
  },
})

/** The server’s messages about services. */
export const serviceNotices = {
  serviceOrder: {
    auditPass: { title: '服务申请已受理', content: '服务单 {number} 已受理，费用 {fee}。' },
    auditFail: { title: '服务申请未通过', content: '服务单 {number} 需要修改后重新提交。原因：{reason}' },
    cancel: { title: '服务申请已取消', content: '服务单 {number} 已被服务商取消。原因：{reason}' },
    dispatch: { title: '车辆已出发', content: '服务单 {number} 的车辆已出发，货物送达后请签收。' },
    sign: { title: '货物已签收', content: '服务单 {number} 的货物已签收。' },
    complete: { title: '服务已完成', content: '服务单 {number} 已完成，费用已记入账单。' },
    setFee: { title: '服务费用已调整', content: '服务单 {number} 的费用调整为 {fee}。' },
    addDocuments: { title: '收到服务结果文件', content: '服务单 {number} 有新的照片或签收单。' },
  },
}
