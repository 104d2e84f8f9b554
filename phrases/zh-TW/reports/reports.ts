import type { reports as source } from '../../zh-CN/reports/reports.ts'
import { rateColumns } from '../rates/fields.ts'
import { analysisSheet } from './analysis-sheet.ts'
import { customsReports } from './customs-reports.ts'
import { reportFilters } from './report-filters.ts'
import { stockReports } from './stock-reports.ts'

export const reports: typeof source = {
  rpt001: {
    title: '我的系統通知',
    columns: {
      createdAt: '時間',
      sType: '類型',
      title: '標題',
      content: '內容',
      isRead: '是否已讀',
      readAt: '閱讀時間',
    },
  },
  rpt002: {
    title: '匯率表',
    columns: rateColumns,
  },
  rpt003: {
    title: '成員與權限',
    columns: {
      name: '姓名',
      mobile: '手機號碼',
      email: '電子郵件',
      permissionSet: '權限群組',
      isEnabled: '狀態',
      lastLoginAt: '最近登入',
      permissions: '權限',
    },
  },
  ...customsReports,
  rpt097: {
    title: '訂單對帳',
    columns: {
      orderNo: '訂單編號',
      orderDate: '訂單日期',
      kind: '類型',
      state: '狀態',
      supplier: '供應商',
      currency: '幣別',
      amount: '訂單金額',
      applied: '已申請付款',
      paid: '已付供應商',
      received: '已收外匯',
      advanced: '代付貨款 (RMB)',
      fees: '費用 (RMB)',
      taxes: '稅款 (RMB)',
      writtenOff: '已沖銷 (RMB)',
      outstanding: '未結清 (RMB)',
      invoiced: '已開票 (RMB)',
      notInvoiced: '未開票 (RMB)',
      otherDebts: '其他幣別未結清',
      lines: '明細列',
    },
  },
  ...stockReports,
  ...reportFilters,
  others: '其餘',
  analysis: analysisSheet,
  page: '第 {page} 頁，共 {pages} 頁',
  total: '合計 {currency}',
  currency: '幣別',
  count: '筆數',
  enabled: '啟用',
  disabled: '停用',
  permissionsOfPage: '{area}·{page}：{actions}',
  between: '；',
}
