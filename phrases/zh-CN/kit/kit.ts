import { common } from '../kernel/shared.ts'
import { chart } from './chart.ts'
import { files } from './files.ts'
import { forms } from './forms.ts'
import { importDialog } from './import.ts'
import { keys } from './keys.ts'
import { list } from './list.ts'
import { views } from './views.ts'

/** The texts of the shared parts. */
export const kit = {
  originRate: {
    measure: '税率种类',
    adValorem: '税率',
    origins: '原产地',
    valid: '有效期',
    sample: '（示例）',
    ...common('anyOrigin'),
    ofCode: '同本编码',
  },
  list,
  keys,
  views,
  frame: {
    ...common('language', 'light', 'dark', 'logOut'),
    theme: '外观',
    system: '跟随系统',
    userMenu: '用户菜单',
    help: '帮助',
    teamwork: '内部协作',
  },
  cell: {
    nothing: '–',
    ...common('comma', 'copy', 'copied', 'yes', 'no', 'isDefault', 'between'),
    copyRefused: '浏览器不允许复制，请选中文字后复制',
    semicolon: '；',
    named: '{name}：{value}',
    reveal: '显示完整号码',
    revealNote: '查看会记入操作日志',
  },
  ...forms,
  action: { ...common('reason', 'reasonMissing'), close: '返回' },
  quantities: { all: '填入全部', none: '清空', of: '{name} {now}' },
  lots: {
    lotNumber: '批次号',
    lotNumberOf: '第 {row, number} 行批次号',
    ...common('qty'),
    qtyOf: '第 {row, number} 行数量',
    add: '增加批次',
    remove: '移除',
    removeOf: '移除第 {row, number} 行',
    sum: '合计 {qty}',
    hint: '可从 Excel 复制批次号和数量两列，粘贴到任意一格。',
  },
  route: {
    title: '货物路线',
    planned: '计划 {day}',
    ...common('expected'),
    reached: '已到',
    open: '待定',
    late: '迟 {days, number} 天',
    arrives: '预计 {day} 送到{days, plural, =0 {，按计划} other {，比计划晚 # 天}}',
    arrived: '{day} 已送到{days, plural, =0 {} other {，比计划晚 # 天}}',
    dashed: '虚线表示还没有日期',
    stops: {
      ...common('supplier'),
      warehouse: '服务商仓库',
      received: '到仓',
      inspected: '验货',
      stored: '入库',
      declared: '报关',
      cleared: '海关放行',
      departed: '发运',
      dispatched: '派送',
      arrived: '到达',
      recipient: '收货人',
    },
  },
  timeline: {
    title: '动态',
    empty: '还没有动态',
    fingerprint: '文件指纹',
    customer: '我方',
    ...common('provider', 'system'),
  },
  ...files,
  chart,
  input: {
    ...common('clear'),
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    search: '搜索',
    none: '没有符合的选项',
    takeOff: '移除 {name}',
    options: '选项',
  },
  day: {
    ...common('calendar', 'today', 'time'),
    open: '打开日历',
    hour: '时',
    minute: '分',
    period: {
      ...common('today', 'thisMonth', 'lastMonth'),
      last7: '近 7 天',
      last30: '近 30 天',
      thisQuarter: '本季',
    },
  },
  picker: { placeholder: '输入编号、名称或拼音首字母', ...common('searching'), none: '没有匹配的结果' },
  import: importDialog,
  error: {
    title: '页面没有加载成功',
    ...common('retry', 'home'),
    part: '这部分内容没有加载成功，请检查网络',
    retryPart: '重试',
  },
} as const
