import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kernel/file-errors.ts'

export const { fileErrors } = traditional(source, {
  fileErrors: {
    file: {
      typeNotAllowed: '不支援此類檔案，請上傳 {allowed} 檔案（依檔案內容判斷，與副檔名無關）',
      bomb: '檔案解壓縮後過大，請拆分後上傳',
      officeMacros: '檔案含有巨集，請去掉巨集後另存為 xlsx 或 docx 再上傳',
      pdfActive: 'PDF 檔案含有指令碼、會送出資料的表單或附件，請另存為一般 PDF 後上傳',
      imageTooLarge: '圖片尺寸過大，每邊不超過 {maxSide} 像素，總計不超過 {maxMegapixels} 百萬像素',
    },
  },
})
