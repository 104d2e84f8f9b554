import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/products/products.ts'

export const { products } = traditional(source, {
  products: {
    goods: {
      isClassified: '是否已分類',
      removeConfirm: '{count, number} 項產品將自清單移除，其分類草稿與供應商價格也一併移除。',
      empty: '還沒有產品，先登錄或匯入型號與品牌，下單時即可直接選用',
      basics: '基本資料',
      documents: '文件',
      other: '其他文件',
      classification: '分類資料',
      notClassified: '尚未分類。送出分類申請後，服務商會提供稅則號別、稅率與監管條件。',
      classified: '寫入分類',
      nameFixed: '已分類或正在分類，無法更改',
    },
    request: {
      title: '稅則分類申請',
      send: '送出分類申請',
      kept: '已儲存 {count, number} 件分類草稿',
      acceptConfirm: '{count, number} 項產品的稅則號別、稅率與監管條件將寫入產品。',
      accepted: '已接受 {count, number} 項分類結果',
      empty: '還沒有分類申請，選擇產品後送出，服務商會提供稅則號別與稅率',
      gone: '這件申請不存在或已被刪除',
      noAnswer: '服務商尚未提供分類結果',
    },
    supplierGoods: {
      removeConfirm: '{count, number} 項供應商報價及其價格紀錄將自清單移除。',
      removed: '已刪除 {count, number} 項供應商報價',
      empty: '還沒有供應商報價，下單後會自動記錄價格，也可以手動登錄或匯入',
      gone: '這筆紀錄不存在或已被刪除',
      chart: '{supplier} 的 {model} 單價走勢，{count, number} 筆價格，最低 {low}，最高 {high}',
      onePrice: '只有一筆價格，登錄更多後顯示走勢',
      entered: '手動登錄',
      created: '登錄首筆價格',
    },
  },
})
