/** Keys of the demo company's own systems: they are not answered to anybody, so they open nothing. */
export const demoSystemKeys = [
  {
    name: '金蝶 正式环境',
    days: 365,
    isRevoked: false,
    scopes: [
      'order-import-list',
      'order-import-save',
      'order-import-submit',
      'finance-statement-list',
      'finance-debt-list',
      'finance-fee-list',
      'logistics-stock-list',
      'logistics-inbound-list',
      'logistics-outbound-list',
    ],
  },
  {
    name: '金蝶 测试环境',
    days: 90,
    isRevoked: true,
    scopes: ['order-import-list', 'logistics-stock-list'],
  },
] as const

/** A reserved name that no network knows: the demo calls nothing outside. */
export const demoWebhook = {
  name: '金蝶 单据回写',
  url: 'https://erp.sample-electronics.invalid/quayside/events',
  kinds: ['inbound', 'taxBill', 'salesInvoice'],
} as const
