import type { orderNotices as notices } from '../zh-CN/server-orders.ts'

export const orderNotices: typeof notices = {
  order: {
    auditPass: {
      title: 'Order audited',
      content: 'Order {orderNo} passed the audit. Please arrange delivery.',
    },
    auditFail: {
      title: 'Order failed the audit',
      content: 'Order {orderNo} failed the audit. Reason: {reason}',
    },
    return: {
      title: 'Order returned',
      content: 'Order {orderNo} was returned. Please change it and submit it again. Reason: {reason}',
    },
    cancel: {
      title: 'Order cancelled',
      content: 'Order {orderNo} was cancelled. Reason: {reason}',
    },
    receive: {
      title: 'Goods received',
      content: 'Of order {orderNo}, {received} of {total} lines are in storage.',
    },
    bind: {
      title: 'Goods bound',
      content: 'Stored goods were bound to order {orderNo}.',
    },
    declare: {
      title: 'Order declared',
      content: 'Order {orderNo} was declared to customs.',
    },
    clear: {
      title: 'Order cleared',
      content: 'Order {orderNo} was cleared by customs.',
    },
    arrive: {
      title: 'Goods arrived',
      content: 'The goods of order {orderNo} have arrived.',
    },
    depart: {
      title: 'Goods departed',
      content: 'The goods of order {orderNo} have departed.',
    },
    dispatch: {
      title: 'Goods dispatched',
      content: 'The goods of order {orderNo} are on their way.',
    },
    sign: {
      title: 'Goods signed for',
      content: 'The goods of order {orderNo} were signed for.',
    },
    complete: {
      title: 'Order completed',
      content: 'Order {orderNo} is completed.',
    },
    priceAudit: {
      title: 'Price audit',
      content: 'The price audit of order {orderNo} has a new result. Please look at the order. {reason}',
    },
    declarationState: {
      title: 'Declaration updated',
      content: 'The declaration of order {orderNo} has a new state. Please look at the order.',
    },
  },
}
