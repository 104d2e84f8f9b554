import { common } from '../kernel/shared.ts'

/** Versions of the service agreement. */
export const agreementSetting = {
  title: '服务协议',
  ...common('language', 'publishedAt'),
  lead: '每次保存发布一个新版本，发布后不能修改。自生效日起，客户登录后会被要求重新同意。正文每行为一段，三种语言都要填写。',
  effectiveOn: '生效日期',
  toldOn: '客户将于 {on} 收到通知，距生效 {days, number} 天。',
  toldNow: '发布后立即通知客户，距生效 {days, number} 天。',
  toldShort: '发布后立即通知客户，距生效仅 {days, number} 天，通常提前 {usual, number} 天。',
  published: '已发布版本',
  number: '版本',
  shipped: '产品内置',
  inForce: '现行',
} as const
