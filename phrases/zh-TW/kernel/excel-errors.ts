import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kernel/excel-errors.ts'

export const { excelErrors } = traditional(source, {
  excelErrors: {
    excel: {
      notASheet: '無法識別為試算表，請上傳 xlsx 或 csv 檔案',
      bomb: '檔案解壓縮後過大，請拆分後上傳',
      tooManyRows: '一次最多匯入 {max} 列，請拆分後分批上傳',
      tooManyColumns: '欄數過多，最多 {max} 欄，請依範本填寫',
      headerMissing: '找不到標題列，請下載範本，標題列須包含：{columns}',
      columnMissing: '檔案缺少以下欄位：{columns}。請下載範本，依範本填寫後重新上傳',
      columnTwice: '欄位「{column}」出現了兩次，請刪除其中一欄',
      noRows: '標題列下沒有資料，請填寫後重新上傳',
      mergedCell: '儲存格 {cell} 被合併，請取消合併後逐列填寫',
      digitsLost: '儲存格 {cell} 的數字超過 15 位，末尾數字已遺失，請將儲存格設為文字後重新填寫',
      rowTwice: '與檔案第 {row} 列重複',
      tooManyToExport: '資料過多，一次最多匯出 {max} 列，請縮小查詢範圍',
    },
  },
})
