import { common, recordNames } from '../kernel/shared.ts'

/** Saved views of a list. */
export const views = {
  title: '已存视图',
  save: '存为视图',
  saveAction: '保存视图',
  note: '保存当前的查询条件和排序。近 7 天、本月等日期会随日期推移。',
  ...recordNames('name'),
  ...common('sharing', 'remove'),
  nameMissing: '请填写视图名称',
  onlyMe: '只有我',
  colleagues: '公司所有同事',
  saved: '已保存视图“{name}”',
  of: '{name}（{owner}）',
  manage: '管理我的视图',
  share: '共享给同事',
  unshare: '停止共享',
  shared: '已把“{name}”共享给同事',
  unshared: '“{name}”不再共享',
  removed: '已删除视图“{name}”',
} as const
