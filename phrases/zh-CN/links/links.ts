import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from '../kernel/shared.ts'

export const linkCodes = {
  linkKind: { tracking: '货物跟踪', supplier: '供应商送货' },
  linkState: { ...common('active'), expired: '已到期', revoked: '已收回' },
  linkReplyKind: { ...common('packingList', 'invoice'), photo: '照片', time: '改约时间' },
  linkReplyState: { toCheck: '待核对', ...common('taken'), refused: '未采用' },
  recordEvent: {
    supplierFile: '采用供应商文件',
    supplierTime: '采用供应商时间',
    linesRead: '从文件读取明细',
  },
} as const satisfies Partial<CodeTexts>

export const linkNotices = {
  shareLink: {
    upload: { title: '供应商发来文件', content: '{sender} 为 {number} 发来文件 {file}，请核对后采用。' },
    propose: { title: '供应商提出改约时间', content: '{sender} 希望将 {number} 改到 {time}，请处理。' },
  },
}
