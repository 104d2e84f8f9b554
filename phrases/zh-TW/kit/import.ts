import type { Wording } from '../../wording.ts'
import type { importDialog as source } from '../../zh-CN/kit/import.ts'

export const importDialog: Wording<typeof source> = {
  title: '匯入 Excel',
  template: '下載範本',
  explain: '請下載範本填寫後上傳，先預覽，確認無誤再匯入。',
  choose: '選擇檔案',
  checking: '正在檢查檔案',
  taking: '正在匯入，{done, number}／{total, number} 列',
  good: '可匯入 {count, number} 列',
  ignored: '以下欄位無法對應，不會匯入：{columns}',
  bad: '{count, number} 列有誤',
  row: '列',
  problem: '問題',
  take: '匯入 {count, number} 列',
  takeNone: '沒有可匯入的列',
  rejected: '下載有誤的列',
  taken: '已匯入 {count, number} 列',
  again: '重新選擇',
  close: '關閉',
}
