import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/shell/home.ts'

export const { home } = traditional(source, {
  home: {
    start: {
      hidden: '嚮導已收起，在「布置首頁」中可以再打開',
      order: { review: '送出後由服務商審核，您簽合約' },
      sample: { open: '打開範例訂單' },
    },
    figures: { debts: '{count, number} 項欠款，查看明細', noneDue: '沒有將至的收匯期限' },
    todo: {
      labelsReturned: '標籤單遭退件，修改後重新送出',
      classification: '稅則分類結果待確認',
      classificationReturned: '歸類申請被退回，補充後重新送出',
      freightLate: '貨代訂單節點延誤',
      quotesToConfirm: '貨代報價待比選確認',
      freightToConfirm: '貨代訂單報價待確認',
      freightMaterial: '貨代訂單待補料',
      approvalDocumentsLate: '審批文件已逾期未交',
      approvalDocuments: '審批單等您交件',
    },
    logistics: { title: '倉儲與貨代動態', freight: '貨代' },
    deadlines: { open: '{year} 年假日安排尚未公布，遇休假日順延' },
    rates: { none: '目前沒有匯率' },
    trend: { note: '近 12 個月，依訂單日期', measure: '統計方式' },
  },
})
