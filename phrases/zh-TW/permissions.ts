import type { permissions as source } from '../zh-CN/permissions.ts'

export const permissions: typeof source = {
  areas: {
    home: '首頁',
    business: '我的業務',
    product: '產品',
    hub: '客戶中心',
    data: '基礎資料',
    report: '報表',
  },
  pages: {
    home: { notice: '系統通知', bulletin: '公司公告', consultation: '諮詢管理' },
    business: {
      supplier: '供應商',
      account: '供應商帳戶',
      address: '供應商地址',
      customer: '客戶',
    },
    product: { goods: '我的產品', request: '稅則分類申請', supplierGoods: '供應商商品', hsCode: '海關編碼' },
    hub: {
      company: '公司資訊',
      bankAccount: '銀行帳戶',
      contact: '聯絡人',
      address: '地址',
      member: '成員',
    },
    data: { rate: '匯率', dictionary: '資料字典' },
    report: { member: '成員', notice: '系統通知', rate: '匯率' },
  },
  actions: {
    list: '檢視列表',
    view: '檢視',
    read: '標記已讀',
    ask: '諮詢',
    edit: '新增和修改',
    remove: '刪除',
    void: '申請作廢或啟用',
    decide: '接受或提出異議',
    import: '匯入',
    export: '匯出',
    print: '列印',
  },
  sets: {
    administrator: '管理員',
    orderPlacer: '下單人員',
    finance: '財務人員',
    warehouse: '提貨和倉庫人員',
    readOnly: '唯讀',
    custom: '自訂',
  },
}
