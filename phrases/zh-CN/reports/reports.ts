import type { ReportTexts } from '@quayside/contract/reports/report.catalogue.ts'

export const reports = {
  rpt001: {
    title: '我的系统通知',
    columns: {
      createdAt: '时间',
      sType: '类型',
      title: '标题',
      content: '内容',
      isRead: '是否已读',
      readAt: '阅读时间',
    },
  },
  rpt002: {
    title: '汇率表',
    columns: {
      day: '日期',
      source: '来源',
      currency: '币种',
      middle: '中间价',
      buying: '现汇买入价',
      cashBuying: '现钞买入价',
      selling: '现汇卖出价',
    },
  },
  rpt003: {
    title: '成员与权限',
    columns: {
      name: '姓名',
      mobile: '手机号',
      email: '邮箱',
      permissionSet: '权限组',
      isEnabled: '状态',
      lastLoginAt: '最近登录',
      permissions: '权限',
    },
  },
  page: '第 {page} 页，共 {pages} 页',
  enabled: '启用',
  disabled: '停用',
  /** One page of the permission list, and the separator between two. */
  permissionsOfPage: '{area}·{page}：{actions}',
  between: '；',
} satisfies ReportTexts & Record<string, unknown>
