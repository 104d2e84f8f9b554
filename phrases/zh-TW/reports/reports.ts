import type { reports as source } from '../../zh-CN/reports/reports.ts'

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
    columns: {
      day: '日期',
      source: '來源',
      currency: '幣別',
      middle: '中間價',
      buying: '即期買入價',
      cashBuying: '現鈔買入價',
      selling: '即期賣出價',
    },
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
  page: '第 {page} 頁，共 {pages} 頁',
  enabled: '啟用',
  disabled: '停用',
  permissionsOfPage: '{area}·{page}：{actions}',
  between: '；',
}
