import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import type { linkRefusals } from '@quayside/contract/links/link.refusals.ts'
import type { Nested } from '../../nested.ts'
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

export const linkErrors = {
  shareLink: {
    kindNotOffered: '这种单据没有这类链接',
    noPrices: '这类链接不能显示价格',
    fileElsewhere: '文件不在这张单据上',
    tooMany: '这张单据已有 {max} 个有效链接，请先收回不用的链接',
    ended: '链接已收回或已到期',
  },
  linkReply: {
    decided: '已经处理过，请刷新后查看',
    goodsReceived: '货物已收到，不能再改时间',
    tooMany: '已有 {max} 项等待核对，请等客户处理后再发送',
    timePassed: '请选择今天以后的时间',
  },
} as const satisfies Nested<keyof typeof linkRefusals>

export const linkNotices = {
  shareLink: {
    upload: { title: '供应商发来文件', content: '{sender} 为 {number} 发来文件 {file}，请核对后采用。' },
    propose: { title: '供应商提出改约时间', content: '{sender} 希望将 {number} 改到 {time}，请处理。' },
  },
}
