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
    anyOrigin: '不限',
    ofCode: '同本编码',
  },
  list,
  keys,
  views,
  frame: {
    language: '语言',
    theme: '外观',
    light: '浅色',
    dark: '深色',
    system: '跟随系统',
    userMenu: '用户菜单',
    logOut: '退出登录',
  },
  cell: {
    nothing: '–',
    comma: '、',
    semicolon: '；',
    copy: '复制',
    copied: '复制成功',
    yes: '是',
    no: '否',
    isDefault: '默认',
    named: '{name}：{value}',
    between: '；',
    reveal: '显示完整号码',
    revealNote: '查看会记入操作日志',
  },
  ...forms,
  action: { reason: '原因', reasonMissing: '请填写原因', cancel: '取消' },
  quantities: { all: '填入全部', none: '清空', of: '{name} {now}' },
  lots: {
    lotNumber: '批次号',
    lotNumberOf: '第 {row, number} 行批次号',
    qty: '数量',
    qtyOf: '第 {row, number} 行数量',
    add: '增加批次',
    remove: '移除',
    removeOf: '移除第 {row, number} 行',
    sum: '合计 {qty}',
    hint: '可从 Excel 复制批次号和数量两列，粘贴到任意一格。',
  },
  timeline: {
    title: '操作记录',
    empty: '还没有操作记录',
    customer: '我方',
    provider: '服务商',
    system: '系统',
  },
  ...files,
  chart,
  input: {
    clear: '清空',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    search: '搜索',
    none: '没有符合的选项',
    takeOff: '移除 {name}',
    options: '选项',
  },
  day: {
    calendar: '日历',
    open: '打开日历',
    today: '今天',
    time: '时间',
    hour: '时',
    minute: '分',
    period: {
      today: '今天',
      last7: '近 7 天',
      last30: '近 30 天',
      thisMonth: '本月',
      lastMonth: '上月',
      thisQuarter: '本季',
    },
  },
  picker: { placeholder: '输入编号、名称或拼音首字母', searching: '正在查找', none: '没有匹配的结果' },
  import: importDialog,
  error: {
    title: '页面没有加载成功',
    retry: '重新加载',
    home: '返回首页',
    part: '这部分内容没有加载成功，请检查网络',
    retryPart: '重试',
  },
} as const
