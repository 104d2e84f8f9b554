/** The server’s messages about declarations and tax bills. */
export const declarationNotices = {
  declaration: {
    declare: {
      title: 'Declaration handed to customs',
      content: 'Declaration {number} of order {orderNo} has been handed to customs.',
    },
    released: {
      title: 'Declaration released',
      content: 'Declaration {number} of order {orderNo} has been released.',
    },
    inspection: {
      title: 'Customs inspection',
      content: 'Declaration {number} of order {orderNo} was selected for inspection.',
    },
    addDocuments: {
      title: 'Customs papers received',
      content: 'There are new papers of declaration {number} for order {orderNo}.',
    },
    problem: {
      title: 'Declaration needs attention',
      content: 'Declaration {number} of order {orderNo} cannot go on. Reason: {reason}',
    },
  },
  taxBill: {
    issued: {
      title: 'Tax bill received',
      content: 'Tax bill {number} over RMB {amount} is due on {dueOn}.',
    },
    paid: {
      title: 'Tax paid for you',
      content: 'RMB {amount} of tax bill {number} has been paid for you and booked to your account.',
    },
    cancel: { title: 'Tax bill canceled', content: 'Tax bill {number} has been canceled. Reason: {reason}' },
  },
}
