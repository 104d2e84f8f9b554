import type { fileRefusals } from '@quayside/contract/kernel/file.refusals.ts'
import type { Nested } from '../../nested.ts'

export const fileErrors = {
  file: {
    missing: '請選擇要上傳的檔案',
    multipartBroken: '檔案沒有完整傳到，請檢查網路後重新上傳',
    onlyOne: '一次只能上傳一個檔案，請逐個上傳',
    empty: '檔案是空的，請檢查後重新選擇',
    tooLarge: '檔案過大，不能超過 {max}，請壓縮後重新上傳',
    tooCostly: '檔案讀取耗時過長，請重新儲存或拆分後上傳',
    quota: '最近 24 小時的上傳已達上限（{files} 個檔案或 {size}），請稍後再試或聯絡服務商',
    typeNotAllowed: '不支援此類檔案，請上傳 {allowed} 檔案（依檔案內容判斷，與副檔名無關）',
    legacyOffice: '不支援舊版 Office 檔案，請另存為 xlsx 或 docx 後上傳',
    encrypted: '檔案設有密碼，請取消密碼後上傳',
    bomb: '檔案解壓縮後過大，請拆分後上傳',
    officeBroken: 'Office 檔案已損毀，請重新儲存後上傳',
    officeMacros: '檔案含有巨集，請去掉巨集後另存為 xlsx 或 docx 再上傳',
    pdfBroken: 'PDF 檔案已損毀或不完整，請重新產生後上傳',
    pdfActive: 'PDF 檔案含有指令碼、會送出資料的表單或附件，請另存為一般 PDF 後上傳',
    pdfUnreadable: '無法檢查此 PDF 檔案，請列印為新的 PDF 後上傳',
    imageBroken: '圖片已損毀，請重新儲存後上傳',
    imageTooLarge: '圖片尺寸過大，每邊不超過 {maxSide} 像素，總計不超過 {maxMegapixels} 百萬像素',
    notYours: '檔案不存在或無權檢視',
    notInline: '只有圖片和 PDF 可以預覽，請下載後檢視',
    noThumbnail: '此檔案沒有縮圖',
  },
} as const satisfies Nested<keyof typeof fileRefusals>
