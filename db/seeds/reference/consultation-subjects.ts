import { type Dictionary, rows } from './dictionary.ts'

export const consultationSubjects: Dictionary = {
  type: 1016,
  code: 'consultation-subject',
  zhCN: '咨询主题',
  zhTW: '諮詢主題',
  en: 'Inquiry subjects',
  source: { zhCN: '云埠', zhTW: '雲埠', en: 'Quayside' },
  sourceDate: '2026-11-15',
  entries: rows(`
    order|订单|訂單|Orders
    declaration|报关通关|報關通關|Customs clearance
    classification|商品归类和税率|稅則分類和稅率|Classification and duty rates
    licence|监管证件和检验检疫|監管證件和檢驗檢疫|Licenses, inspection and quarantine
    payment|付汇和收汇|匯款和收匯|Foreign exchange payments
    fee|费用和对账|費用和對帳|Fees and statements
    tax-invoice|发票和退税|發票和退稅|VAT invoices and tax refund
    transport|提货和配送|提貨和配送|Pickup and delivery
    warehouse|仓储|倉儲|Warehousing
    forwarding|货代询价|貨運承攬詢價|Freight quotes
    filing|标签和批文备案|標籤和核准備案|Label and approval filings
    account|账号和企业认证|帳號和企業認證|Account and company certification
    complaint|投诉和建议|投訴和建議|Complaints and suggestions
    other|其他|=|Other
  `),
}
