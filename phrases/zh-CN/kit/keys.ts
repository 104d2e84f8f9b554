import { common } from '../kernel/shared.ts'

/** The keys of a list, and the row that they show beside it. */
export const keys = {
  title: '帮助和快捷键',
  peek: '预览',
  place: '{place, number} / {count, number}',
  previous: '上一条',
  next: '下一条',
  move: '移动',
  open: '打开',
  ...common('close'),
  switch: '切换',
} as const
