import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/order-form.ts'

export const { orderForm } = traditional(source, {
  orderForm: {
    fewerFiles: '收合',
    insuredHint: '依訂單幣別填寫，不填即不投保',
    charges: { insuranceHint: '不填時依貨價與運費的 3‰ 估算' },
    storedHint: '審核通過後於訂單頁綁定庫存批號，不再收貨。',
    templates: {
      nameHint: '全公司可用。合約編號、發票號碼、預約時間和附件不會存入。',
      lines: '{count, number} 項商品',
      next: '下一份草稿將於 {date} 產生，並通知您。草稿須由您核對後送審。',
      empty: '還沒有範本。打開一筆訂單，在「更多」裡選擇「存為範本」。',
    },
    gone: '這張訂單不存在或已被刪除',
    sample: {
      note: '這是一張範例：不儲存、不編號、不能送出，也不計入任何統計。商品、分類和稅率為範例，匯率為當日海關匯率。改什麼都可以，丟棄後什麼都不留下。',
      goods: { cable: '範例連接線' },
    },
    price: { history: '檢視歷史價格' },
    summary: {
      inRmb: '折合人民幣',
      lines: '{count, number} 項',
      perLine: '檢視各項估算',
      rateNote: '依海關本月匯率 {rate} 折算。',
      assumed: {
        insuranceAssumed: '保費未填，依貨價與運費的 3‰ 計入。',
        deliveredInFull: '{terms} 的價格可能含進境後的費用和稅款，依全額計入。',
        termsMissing: '未選貿易條件，依訂單金額估算。',
      },
    },
    whatIf: {
      note: '依與訂單估算、到岸成本相同的規則計算，不改訂單；沒有儲存的方案關閉即捨棄。已付、已開單的金額不在內，依未發生估算。',
      paperNote: '依與訂單估算、到岸成本相同的規則計算；已付、已開單的金額不在內，依未發生估算。',
      saveNote: '方案與費用一起儲存，依訂單最近一次儲存的內容計算。',
      showNow: '依現在的條件檢視',
      lines: '各項單位成本（人民幣）',
      linesMore: '僅列前 {shown, number} 項，合計含全部 {count, number} 項',
      allLines: '全部項目',
      fields: {
        incoterms: '貿易條件',
        originOf: '只改產地為',
        origin: '產地改為',
        certificate: '產地證明書',
        day: '依哪一天的匯率和稅率',
      },
      notes: { priceKept: '單價仍依訂單，沒有隨貿易條件調整' },
      basis: { allocation: '分攤到各項：運費{freight}，保費{insurance}，費用{fees}' },
    },
    estimates: {
      duty: '各項稅費估算（人民幣）',
      refund: '各項退稅估算（人民幣）',
      note: '運保雜費依各項金額分攤；以上為估算，以海關核定為準。',
    },
    ready: {
      ready: '可以送審',
      rows: '第 {rows} 列',
      rowsMore: '第 {rows} … 共 {count, number} 列',
      fewer: '收合',
    },
    more: { quick: '依訂單編號快速下單' },
    quick: { title: '依訂單編號快速下單', hint: '依該訂單的全部內容產生一份新草稿。' },
    products: { take: '加入 {count, number} 項', taken: '取自產品庫 · 商品編碼 {code}' },
    done: { list: '檢視訂單' },
    documents: {
      'purchase-order': '採購單',
      'certificate-of-origin': '產地證明書',
      'import-licence': '輸入許可證',
      'export-licence': '輸出許可證',
      msds: '安全資料表',
    },
  },
})
