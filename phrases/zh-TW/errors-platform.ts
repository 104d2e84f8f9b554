import type { fileRefusals } from '@quayside/contract/kernel/file.refusals.ts'
import type { systemRefusals } from '@quayside/contract/kernel/system.refusals.ts'
import type { rateRefusals } from '@quayside/contract/rates/rate.refusals.ts'
import type { reportRefusals } from '@quayside/contract/reports/report.refusals.ts'
import type { Nested } from '../nested.ts'

type PlatformRefusal =
  | keyof typeof fileRefusals
  | keyof typeof systemRefusals
  | keyof typeof rateRefusals
  | keyof typeof reportRefusals

export const platformErrors = {
  file: {
    missing: '請選擇要上傳的檔案',
    multipartBroken: '檔案沒有完整傳到，請檢查網路後重新上傳',
    onlyOne: '一次只能上傳一個檔案，請逐個上傳',
    empty: '檔案是空的，請檢查後重新選擇',
    tooLarge: '檔案過大，不能超過 {max}，請壓縮後重新上傳',
    typeNotAllowed: '不支援此類檔案，請上傳 {allowed} 檔案（依檔案內容判斷，與副檔名無關）',
    legacyOffice: '不支援舊版 Office 檔案，請另存為 xlsx 或 docx 後上傳',
    encrypted: '檔案設有密碼，請取消密碼後上傳',
    bomb: '檔案解壓縮後過大，請拆分後上傳',
    officeBroken: 'Office 檔案已損毀，請重新儲存後上傳',
    officeMacros: '檔案含有巨集，請去掉巨集後另存為 xlsx 或 docx 再上傳',
    pdfBroken: 'PDF 檔案已損毀或不完整，請重新產生後上傳',
    pdfActive: 'PDF 檔案含有指令碼，請另存為一般 PDF 後上傳',
    imageBroken: '圖片已損毀，請重新儲存後上傳',
    imageTooLarge: '圖片尺寸過大，每邊不超過 {maxSide} 像素，總計不超過 {maxMegapixels} 百萬像素',
    notYours: '檔案不存在或無權檢視',
    notInline: '只有圖片和 PDF 可以預覽，請下載後檢視',
    noThumbnail: '此檔案沒有縮圖',
  },
  setting: { unknown: '沒有名為 {name} 的公開設定' },
  submit: { unknownTable: '{name} 沒有送出這一步，請檢查 tableName' },
  rate: {
    notPositive: '匯率必須大於零',
    empty: '請至少填寫一種匯率',
    inFuture: '不能填寫尚未到來的日期，海關匯率最多提前到下個月',
    dateOrRange: '請填寫某一天，或填寫起訖日期，兩者不能同時使用',
    rangeBackwards: '結束日期不能早於開始日期',
    rangeTooLong: '查詢期間過長，最多 {days} 天',
  },
  dictionary: { unknown: '沒有編號為 {type} 的字典' },
  region: { unknown: '沒有代碼為 {code} 的地區' },
  report: {
    unknown: '沒有編號為 {no} 的報表',
    tooManyRows: '資料過多，最多匯出 {max, number} 列，請縮小查詢範圍或改用 xlsx 格式',
  },
} as const satisfies Nested<PlatformRefusal>
