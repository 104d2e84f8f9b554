import type { linkRefusals } from '@quayside/contract/links/link.refusals.ts'
import type { Nested } from '../../nested.ts'

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
