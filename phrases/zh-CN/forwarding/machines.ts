import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const forwardingMachines = {
  forwarderEnquiry: {
    save: saveDraft,
    remove: { label: '删除询价', confirm: '询价将从列表中移除。' },
    submit: { label: '提交询价', confirm: '询价将提交给服务商报价，之后不能修改。' },
    quote: { label: '发出报价', confirm: '报价将发给客户，等待客户确认。' },
    confirmQuote: { label: '确认报价', confirm: '确认接受该报价，服务商将据此生成订单。' },
    generateOrder: { label: '生成订单', confirm: '将按已确认的报价生成货代订单。' },
    awaitQuote: { label: '重新等待报价', confirm: '全部报价已到期或撤回，等待服务商重新报价。' },
    reopen: { label: '退回待生成订单', confirm: '货代订单已取消，可按已确认的报价重新生成。' },
    cancel: { label: '取消询价', confirm: '询价将被取消，取消后不能恢复。' },
  },
  forwarderOrder: {
    save: saveDraft,
    remove: { label: '删除订单', confirm: '货代订单将从列表中移除，订单号不再使用。' },
    submit: { label: '提交订单', confirm: '货代订单将提交给服务商报价，之后不能修改。' },
    quote: { label: '发出报价', confirm: '报价将发给客户，等待客户确认。' },
    confirmQuote: { label: '确认报价', confirm: '确认接受该报价，服务商将开始办理。' },
    confirmGoods: { label: '确认货物', confirm: '确认进口货物备妥，等待交货。' },
    bookWarehouse: { label: '登记订舱', confirm: '确认出口舱位已订妥，等待交货。' },
    deliver: { label: '登记交货', confirm: '确认货物已交给承运人。' },
    arrive: { label: '登记到港', confirm: '确认货物已到港，等待补料。' },
    addMaterial: { label: '提交补料', confirm: '补料将提交，服务商据此办理后续手续。' },
    complete: { label: '完成订单', confirm: '订单将完成，之后只能查看。' },
    cancel: { label: '取消订单', confirm: '货代订单将被取消，取消后不能恢复。' },
  },
  forwarderQuotation: {
    revise: { label: '修改报价', confirm: '客户将看到修改后的报价。' },
    counterOffer: { label: '发出还价', confirm: '还价将发给服务商，等待答复。' },
    acceptOffer: { label: '接受还价', confirm: '该项费用将改为客户的还价，客户会收到通知。' },
    refuseOffer: { label: '不接受还价', confirm: '报价保持不变，客户会看到原因。' },
    confirmQuote: { label: '确认此报价', confirm: '确认后其余报价将关闭，服务商据此生成订单。' },
    withdraw: { label: '撤回报价', confirm: '报价将撤回，客户不能再确认。' },
    close: { label: '关闭报价', confirm: '同一询价的另一份报价已确认，或询价已取消。' },
    expire: { label: '报价到期', confirm: '报价已过有效期。' },
  },
} as const satisfies Partial<MachineTexts>
