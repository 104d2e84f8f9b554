import { recordVerbs, submissionTexts } from '../kernel/document-screens.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const services = {
  title: '服务申请',
  new: '申请服务',
  edit: '修改服务申请',
  keyword: '服务单号、货物或地点',
  empty: '没有服务申请',
  removeConfirm: '将删除 {count, number} 份服务申请。',
  removed: '已删除 {count, number} 份服务申请',
  removeNone: '所选服务单已提交，不能删除',
  ...common('submit', 'change', 'view', 'destination', 'workplace', 'free'),
  ...stateNames('fee'),
  others: '其他业务：',
  gone: '服务单不存在或已删除',
  saved: '服务申请已保存',
  refused: '需要修改：',
  waiting: '车辆已出发，货物送达后请确认签收。',
  progress: '服务进度',
  request: '服务内容',
  save: '保存草稿',
  what: '服务与货物',
  where: '地点与时间',
  more: '附件与备注',
  noFee: '服务商受理时确定费用',
  fees: '查看费用明细',
  feeFollows: '完成后计入账单',
  submission: {
    ...submissionTexts,
    ask: '提交服务申请',
    confirm: '提交 {count, number} 张服务单。提交后由服务商受理，不能修改。',
    none: '所选服务单已提交',
    done: '已提交 {count, number} 张服务单',
  },
  record: {
    ...recordVerbs,
    removed: '服务单已删除',
    removeConfirm: '删除服务单 {number}。删除后不能恢复，单号不再使用。',
    done: { submit: '服务申请已提交', cancel: '服务申请已取消', sign: '已确认签收' },
  },
  documents: { ...common('packing-list'), other: '其他附件' },
  events: { ...common('create'), setFee: '调整费用', addDocuments: '上传结果文件' },
}

export const officeServices = {
  request: '服务内容',
  setFee: '调整费用',
  addDocuments: '上传结果',
  saveDocuments: '保存结果文件',
  ...common('free', 'destination', 'workplace'),
  documents: { 'inspection-photo': '照片', 'signed-receipt': '签收单' },
}
