import type { Wording } from '../../wording.ts'
import type { kit as source } from '../../zh-CN/kit/kit.ts'
import { chart } from './chart.ts'
import { files } from './files.ts'
import { forms } from './forms.ts'
import { importDialog } from './import.ts'
import { list } from './list.ts'

export const kit: Wording<typeof source> = {
  list,
  frame: {
    language: '語言',
    theme: '外觀',
    light: '淺色',
    dark: '深色',
    system: '跟隨系統',
    userMenu: '使用者選單',
    logOut: '登出',
  },
  cell: {
    nothing: '–',
    comma: '、',
    semicolon: '；',
    copy: '複製',
    copied: '複製成功',
    yes: '是',
    no: '否',
    isDefault: '預設',
    named: '{name}：{value}',
    between: '；',
    reveal: '顯示完整號碼',
    revealNote: '查看會記入操作紀錄',
  },
  ...forms,
  action: { reason: '原因', reasonMissing: '請填寫原因', cancel: '取消' },
  quantities: { all: '填入全部', none: '清空', of: '{name} {now}' },
  lots: {
    lotNumber: '批號',
    lotNumberOf: '第 {row, number} 列批號',
    qty: '數量',
    qtyOf: '第 {row, number} 列數量',
    add: '新增批號',
    remove: '移除',
    removeOf: '移除第 {row, number} 列',
    sum: '合計 {qty}',
    hint: '可從 Excel 複製批號與數量兩欄，貼到任一格。',
  },
  timeline: {
    title: '操作紀錄',
    empty: '尚無操作紀錄',
    customer: '我方',
    provider: '服務商',
    system: '系統',
  },
  ...files,
  chart,
  input: {
    clear: '清空',
    showPassword: '顯示密碼',
    hidePassword: '隱藏密碼',
    search: '搜尋',
    none: '沒有符合的選項',
    takeOff: '移除 {name}',
    options: '選項',
  },
  picker: { placeholder: '輸入編號、名稱或拼音首字母', searching: '查詢中', none: '沒有符合的結果' },
  import: importDialog,
  error: { title: '頁面載入失敗', retry: '重新載入', home: '回首頁' },
}
