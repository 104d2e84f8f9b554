import { common } from '../kernel/shared.ts'

/** Bulletins: list, form, preview. */
export const bulletins = {
  new: '发布公告',
  change: '修改公告',
  ...common('title', 'content', 'publishedAt', 'state', 'preview', 'withdrawn'),
  isPinned: '置顶',
  normal: '不置顶',
  place: '位置',
  scheduled: '待发布',
  publishAt: '发布时间',
  atOnce: '留空则立即发布',
  previewChinese: '预览：此语言未填写，读者看到简体中文',
  now: '立即发布',
  live: '已发布',
  withdraw: '撤回',
  withdrawConfirm: '客户将不再看到此公告，撤回后不能恢复。',
  withdrawDone: '公告已撤回',
  publish: '发布',
  published: '公告已发布',
  empty: '还没有公告',
  keyword: '标题或内容',
  optional: '可不填，读者将看到简体中文',
  languages: '语言',
} as const
