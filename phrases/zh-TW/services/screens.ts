import type { Wording } from '../../wording.ts'
import type { officeServices as officeSource, services as source } from '../../zh-CN/services/screens.ts'

export const services: Wording<typeof source> = {
  title: '服務申請',
  new: '申請服務',
  edit: '修改服務申請',
  keyword: '服務單號、貨物或地點',
  empty: '沒有服務申請',
  removeConfirm: '將刪除 {count, number} 份服務申請。',
  removed: '已刪除 {count, number} 份服務申請',
  change: '修改',
  view: '檢視',
  others: '其他業務：',
  gone: '服務單不存在或已刪除',
  saved: '服務申請已儲存',
  refused: '需要修改：',
  waiting: '車輛已出發，貨物送達後請確認簽收。',
  history: '記錄',
  progress: '服務進度',
  request: '服務內容',
  save: '儲存草稿',
  what: '服務與貨物',
  where: '地點與時間',
  more: '附件與備註',
  destination: '送達地點',
  workplace: '服務地點',
  fee: '費用',
  noFee: '服務商受理時確定費用',
  free: '免費',
  fees: '查看費用明細',
  feeFollows: '完成後計入帳單',
  done: '操作成功',
  documents: {
    'packing-list': '裝箱單',
    other: '其他附件',
  },
  events: {
    create: '新增',
    setFee: '調整費用',
    addDocuments: '上傳結果檔案',
  },
}

export const officeServices: Wording<typeof officeSource> = {
  request: '服務內容',
  setFee: '調整費用',
  addDocuments: '上傳結果',
  saveDocuments: '儲存結果檔案',
  free: '免費',
  documents: {
    'inspection-photo': '照片',
    'signed-receipt': '簽收單',
  },
  destination: '送達地點',
  workplace: '服務地點',
}
