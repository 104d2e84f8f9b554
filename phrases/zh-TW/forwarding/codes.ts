import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/forwarding/codes.ts'

export const { forwardingCodes } = traditional(source, {
  forwardingCodes: {
    forwarderEnquiryState: { submitted: '待報價', orderGenerated: '已轉訂單' },
    forwarderOrderState: { completed: '已結案' },
    forwarderOrderStateLabel: { completed: '已結案' },
    freightMode: { seaShared: '海運併櫃' },
    forwarderQuotationState: { expired: '已逾期' },
    counterOfferState: { open: '待回覆' },
  },
})
