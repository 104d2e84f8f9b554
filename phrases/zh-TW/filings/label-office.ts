import type { officeLabels as source } from '../../zh-CN/filings/label-office.ts'

/** Label orders in the back office. */
export const officeLabels: typeof source = {
  confirmed: '已確認',
  order: '標籤單資訊',
  send: '交付標籤：{product}',
  sendFor: '交付標籤',
  file: '標籤檔案（圖片或 PDF）',
  fileMissing: '請選擇標籤檔案',
  remark: '說明',
}
