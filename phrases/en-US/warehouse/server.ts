/** The server’s messages about goods in storage. */
export const warehouseNotices = {
  inbound: {
    auditPass: {
      title: 'Inbound order approved',
      content: 'Inbound order {number} was approved and waits for the goods.',
    },
    auditFail: {
      title: 'Inbound order failed review',
      content: 'Inbound order {number} failed the review. Reason: {reason}',
    },
    cancel: {
      title: 'Inbound order canceled',
      content: 'The provider canceled inbound order {number}. Reason: {reason}',
    },
    receive: { title: 'Goods received', content: 'The goods of inbound order {number} were received.' },
    store: { title: 'Goods in storage', content: 'The goods of inbound order {number} are in storage.' },
  },
  stockDifference: {
    reportedOfOrder: {
      title: 'Goods came short',
      content: '{qty} of the goods of order {number} did not come. Reason: {reason} Accept or dispute it.',
    },
    reportedBadOfOrder: {
      title: 'Goods came damaged or wrong',
      content:
        '{qty} of the goods of order {number} came damaged or wrong. Reason: {reason} Accept or dispute it.',
    },
    settleOfOrder: {
      title: 'Dispute settled',
      content: 'The dispute over order {number} was settled: {reason}',
    },
    reported: {
      title: 'Goods differ from the announcement',
      content:
        'What came in for inbound order {number} differs by {qty}. Reason: {reason} Accept or dispute it.',
    },
    settle: {
      title: 'Dispute settled',
      content: 'The dispute over inbound order {number} was settled: {reason}',
    },
  },
  goodsPickup: {
    cancel: { title: 'Pickup canceled', content: 'Pickup {number} was canceled. Reason: {reason}' },
    pickUp: { title: 'Goods picked up', content: 'The goods of pickup {number} were picked up.' },
    reportPickupAnomaly: { title: 'Pickup problem', content: 'Pickup {number} met a problem: {reason}' },
    reportInspectionAnomaly: {
      title: 'Inspection problem',
      content: 'The inspection of pickup {number} found a problem: {reason}',
    },
    handleAnomaly: {
      title: 'Problem resolved',
      content: 'The problem of pickup {number} was resolved: {reason}',
    },
  },
  outbound: {
    cancel: {
      title: 'Outbound order returned',
      content: 'Outbound order {number} is a draft again and its stock was released. Reason: {reason}',
    },
    arrange: { title: 'Outbound order arranged', content: 'Outbound order {number} is being prepared.' },
    waiveInspection: {
      title: 'Inspection waived',
      content: 'Outbound order {number} may leave without an inspection. Reason: {reason}',
    },
    ship: { title: 'Goods shipped', content: 'Goods of outbound order {number} have left the warehouse.' },
    complete: { title: 'Outbound order completed', content: 'Outbound order {number} was completed.' },
  },
  stock: {
    expiring: {
      title: 'Stock is expiring',
      content:
        '{expired, plural, =0 {} one {# lot is expired. } other {# lots are expired. }}{near, plural, =0 {} one {# lot expires soon. } other {# lots expire soon. }}{lots}{more, plural, =0 {} other { and # more}}. No strategy takes expired goods.',
    },
    graded: {
      title: 'Quality of stock changed',
      content:
        'Goods of lot {number} ({model}) are no longer good and leave only where the lot is named. Reason: {reason}',
    },
    gradedGood: {
      title: 'Stock is good again',
      content: 'Goods of lot {number} ({model}) are good again. Reason: {reason}',
    },
  },
  stocktaking: {
    adjusted: {
      title: 'Stock adjusted',
      content: 'After a count lot {number} ({model}) was adjusted by {difference}. Reason: {reason}',
    },
  },
}
