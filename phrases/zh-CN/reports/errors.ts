import type { reportRefusals } from '@quayside/contract/reports/report.refusals.ts'
import type { Nested } from '../../nested.ts'

export const reportErrors = {
  report: {
    unknown: '没有编号为 {no} 的报表',
    tooManyRows: '数据过多，最多导出 {max, number} 行，请缩小查询范围，或在后台生成 xlsx',
    unknownColumn: '报表没有“{name}”这一列',
    unknownGroup: '报表不能按“{name}”分组',
    nameTaken: '已有同名的查询方案，请换一个名称',
    notYours: '这是同事的，只有本人可以修改或删除；可另存为自己的',
    notReader: '收件人没有查看此报表的权限',
    tooManyRuns: '正在生成的报表已有 {max, number} 个，请等其中一个完成',
    notMade: '报表未能生成，请稍后重试',
    ended: '报表已生成或已取消',
    notReady: '报表尚未生成',
    expired: '报表文件仅保留 {days, number} 天，已过期，请重新生成',
    periodReversed: '结束日期不能早于开始日期',
    periodTooLong: '期间最长 {max, number} 个月，请缩短',
    noLandedCost: '此订单没有到岸成本：尚未提交、已退回或作废，或为出口订单',
    whatIfNumber: '请填正数，最多 9 位整数、6 位小数',
    whatIfNameTaken: '此订单已有同名的试算，请换一个名称',
    whatIfImportsOnly: '仅进口订单可以换条件试算',
    tooManyWhatIfs: '一张订单最多保存 {max, number} 个试算，请先删除旧的',
    repeatDay: '每周请选 1 至 7',
  },
} as const satisfies Nested<keyof typeof reportRefusals>
