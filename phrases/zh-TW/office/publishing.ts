import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/publishing.ts'

export const { officePublishing } = traditional(source, {
  officePublishing: {
    rates: {
      enter: '輸入匯率',
      publish: '公布 {count, number} 筆',
      published: '已公布 {count, number} 筆匯率',
    },
    tariff: { row: '列', noFile: '尚未選擇檔案' },
    bulletin: { withdrawConfirm: '客戶將不再看到此公告，撤回後不能復原。' },
    landingSections: {
      title: '首頁區塊',
      lead: '首頁開頭之下的區塊，依此順序顯示；沒有內容的區塊不顯示。圖片為 PNG、JPEG 或 WebP，最大 8 MB，上傳後自動縮小。',
      figures: '數字',
      textsLead: '供螢幕閱讀器朗讀；裝飾圖片可留空',
    },
    settings: {
      fields: {
        figures: '數字',
        qualifications: '資格一覽',
        text: '內文',
      },
    },
  },
})
