import type { labelVersions as source } from '../../zh-CN/filings/label-versions.ts'

/** The versions of a finished label, as customer and provider see them. */
export const labelVersions: typeof source = {
  title: '標籤版本',
  version: '第 {number} 版',
  none: '尚未交付標籤',
  remark: '服務商說明',
  answer: '客戶意見',
  package: '包裝展開圖',
  waitsForCustomer: '待客戶確認',
}
