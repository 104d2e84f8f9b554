import { documentTexts } from '../kernel/document-screens.ts'
import { common, stateNames } from '../kernel/shared.ts'

const texts = documentTexts('服务申请', '份')

export const services = {
  list: { ...texts.list, title: '服务申请', keyword: '服务单号、货物或地点', others: '其他业务：' },
  submission: {
    ...texts.submission,
    confirm: '提交 {count, number} 份服务申请。提交后由服务商受理，不能修改。',
  },
  form: {
    ...texts.form,
    saved: '服务申请已保存',
    save: '保存草稿',
    what: '服务与货物',
    where: '地点与时间',
    more: '附件与备注',
    documents: { ...common('packing-list'), other: '其他附件' },
  },
  record: {
    ...texts.record,
    done: { submit: '服务申请已提交', cancel: '服务申请已取消', sign: '已确认签收' },
    refused: '需要修改：',
    waiting: '车辆已出发，货物送达后请确认签收。',
    progress: '服务进度',
    request: '服务内容',
    ...stateNames('fee'),
    noFee: '服务商受理时确定费用',
    fees: '查看费用明细',
    feeFollows: '完成后计入账单',
  },
  events: { setFee: '调整费用', addDocuments: '上传结果文件' },
  ...common('destination', 'workplace', 'free'),
}

export const officeServices = {
  request: '服务内容',
  setFee: '调整费用',
  addDocuments: '上传结果',
  saveDocuments: '保存结果文件',
  ...common('free', 'destination', 'workplace'),
  documents: { 'inspection-photo': '照片', 'signed-receipt': '签收单' },
}
