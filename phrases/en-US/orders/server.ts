import type { orderNotices as notices } from '../../zh-CN/orders/server.ts'

export const orderNotices: typeof notices = {
  order: {
    repeat: {
      title: 'Scheduled order draft created',
      content: 'Template “{name}” created draft {orderNo}. Check it and submit it.',
    },
    toRelease: {
      title: 'Order to release',
      content: '{name} submitted order {orderNo} for {currency} {amount}. It needs your release.',
    },
    release: {
      title: 'Order released',
      content: '{name} released order {orderNo}. The provider reviews it now.',
    },
    refuse: {
      title: 'Order not released',
      content: '{name} did not release order {orderNo}. Reason: {reason}',
    },
    auditPass: {
      title: 'Order approved',
      content: 'Order {orderNo} has been approved. Please arrange delivery.',
    },
    auditFail: { title: 'Order failed review', content: 'Order {orderNo} failed review. Reason: {reason}' },
    return: {
      title: 'Order returned',
      content: 'Order {orderNo} was returned. Please correct it and submit it again. Reason: {reason}',
    },
    cancel: { title: 'Order canceled', content: 'Order {orderNo} was canceled. Reason: {reason}' },
    receive: {
      title: 'Goods received',
      content: 'For order {orderNo}, {received} of {total} lines are in storage.',
    },
    bind: { title: 'Goods bound', content: 'Stored goods were bound to order {orderNo}.' },
    declare: { title: 'Order declared', content: 'Order {orderNo} was declared to customs.' },
    clear: { title: 'Order cleared', content: 'Order {orderNo} was cleared by customs.' },
    arrive: { title: 'Goods arrived', content: 'The goods of order {orderNo} have arrived.' },
    depart: { title: 'Goods departed', content: 'The goods of order {orderNo} have departed.' },
    dispatch: { title: 'Goods dispatched', content: 'The goods of order {orderNo} are on their way.' },
    sign: { title: 'Goods signed for', content: 'The goods of order {orderNo} were signed for.' },
    delivering: {
      title: 'Goods out for delivery',
      content: 'The goods of order {orderNo} are being delivered. Confirm receipt when they arrive.',
    },
    complete: { title: 'Order completed', content: 'Order {orderNo} is complete.' },
    split: { title: 'Order split', content: 'Order {orderNo} was split. The new order is {second}.' },
    priceAudit: {
      title: 'Price review',
      content: 'The price review of order {orderNo} has a new result. Please check the order. {reason}',
    },
    declarationState: {
      title: 'Declaration updated',
      content: 'The customs declaration of order {orderNo} has a new status. Please check the order.',
    },
  },
  orderChange: {
    accept: {
      title: 'Change accepted',
      content: 'The change request for order {orderNo} was accepted. Please check the order.',
    },
    carryOut: { title: 'Change done', content: 'The change to order {orderNo} has been carried out.' },
    refuse: {
      title: 'Change refused',
      content: 'The change request for order {orderNo} was refused. Reason: {reason}',
    },
    lapse: {
      title: 'Change request lapsed',
      content: 'Order {orderNo} was returned, canceled or completed, so its change request was closed.',
    },
  },
  orderDelivery: {
    ship: {
      title: 'Goods shipped',
      content: 'Delivery {number} of order {orderNo} has left; {shipped} of {total} lines are complete.',
    },
    outForDelivery: {
      title: 'Out for delivery',
      content: 'Goods of order {orderNo} are out for delivery. {place} {note}',
    },
    delivered: { title: 'Goods delivered', content: 'A delivery of order {orderNo} was signed for. {note}' },
    exception: {
      title: 'Transport exception',
      content: 'Order {orderNo}: transport exception. {place} {note}',
    },
  },
}
