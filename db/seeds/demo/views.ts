/** Saved views of lists: one of the member's own, one that colleagues see. */
export const demoViews = [
  { list: 'orders.import', name: '待付款', isShared: 0, view: { filters: { paymentState: '0' } } },
  {
    list: 'orders.import',
    name: '近 30 天美元单',
    isShared: 1,
    view: { filters: { currency: 'USD', orderDatePeriod: 'last30' } },
  },
] as const
