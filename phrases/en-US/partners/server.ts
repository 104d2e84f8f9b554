import type * as source from '../../zh-CN/partners/server.ts'

export const partnerNotices: typeof source.partnerNotices = {
  supplier: {
    approveVoid: {
      title: 'Supplier voided',
      content:
        'Your request to void supplier {name} ({number}) was approved. It can no longer be used in orders.',
    },
    refuseVoid: {
      title: 'Request to void supplier refused',
      content: 'Supplier {name} ({number}) stays enabled. Reason: {reason}',
    },
    approveEnable: {
      title: 'Supplier enabled',
      content: 'Your request to enable supplier {name} ({number}) was approved. It can be used again.',
    },
    refuseEnable: {
      title: 'Request to enable supplier refused',
      content: 'Supplier {name} ({number}) stays voided. Reason: {reason}',
    },
  },
}

export const supplierDocumentNames: typeof source.supplierDocumentNames = {
  'business-licence': 'Business license',
  'invoicing-data': 'Invoicing data',
}
