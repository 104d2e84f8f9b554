import { commonLabels } from '../kernel/labels.ts'
import { amountsInRmb, common } from '../kernel/shared.ts'
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
      ...common('sType', 'title', 'isRead'),
      content: '内容',
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
      name: commonLabels.personName,
      mobile: '手机号',
      ...common('email'),
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
      ...common('orderDate', 'kind', 'state', 'supplier', 'currency', 'lines'),
      ...amountsInRmb('fees'),
      amount: '订单金额',
      applied: '已申请付款',
      paid: '已付供应商',
      received: '已收外汇',
      advanced: '代付货款（RMB）',
      taxes: '税款（RMB）',
      writtenOff: '已核销（RMB）',
      outstanding: '未结清（RMB）',
      invoiced: '已开票（RMB）',
      notInvoiced: '未开票（RMB）',
      otherDebts: '其他币种未结清',
    },
  },
  ...stockReports,
  ...reportFilters,
  others: '其余',
  analysis: analysisSheet,
  ...common('page', 'currency', 'count', 'enabled', 'between'),
  paper: {
    provider: '服务商：{name}',
    customer: '客户：{name}',
    period: '期间：{period}',
    allDays: '期间：全部',
    currency: '币种：{currencies}',
    left: '纸张宽度有限，以下列未打印：{columns}。Excel 文件包含全部列。',
  },
  total: '合计 {currency}',
  disabled: '停用',
  permissionsOfPage: '{area}·{page}：{actions}',
}
