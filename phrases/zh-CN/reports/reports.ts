import { rateColumns } from '../rates/fields.ts'
import { analysisSheet } from './analysis-sheet.ts'
import { customsReports } from './customs-reports.ts'
import { landedCostReports } from './landed-cost-report.ts'
import { reportFilters } from './report-filters.ts'
import { stockReports } from './stock-reports.ts'

/** What reports say on paper and on the screen; `columns` has exactly the columns of each report. */
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
    columns: rateColumns,
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
  ...customsReports,
  ...landedCostReports,
  rpt097: {
    title: '订单对账',
    columns: {
      orderNo: '订单号',
      orderDate: '订单日期',
      kind: '类型',
      state: '状态',
      supplier: '供应商',
      currency: '币种',
      amount: '订单金额',
      applied: '已申请付款',
      paid: '已付供应商',
      received: '已收外汇',
      advanced: '代付货款 (RMB)',
      fees: '费用 (RMB)',
      taxes: '税款 (RMB)',
      writtenOff: '已核销 (RMB)',
      outstanding: '未结清 (RMB)',
      invoiced: '已开票 (RMB)',
      notInvoiced: '未开票 (RMB)',
      otherDebts: '其他币种未结清',
      lines: '明细行',
    },
  },
  ...stockReports,
  ...reportFilters,
  others: '其余',
  analysis: analysisSheet,
  page: '第 {page} 页，共 {pages} 页',
  paper: {
    provider: '服务商：{name}',
    customer: '客户：{name}',
    period: '期间：{period}',
    allDays: '期间：全部',
    currency: '币种：{currencies}',
    left: '纸张宽度有限，以下列未打印：{columns}。Excel 文件包含全部列。',
  },
  total: '合计 {currency}',
  currency: '币种',
  count: '笔数',
  enabled: '启用',
  disabled: '停用',
  permissionsOfPage: '{area}·{page}：{actions}',
  between: '；',
}
