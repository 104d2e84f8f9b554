/** Reminders of what falls due. */
export const reminders = {
  vatInvoice: {
    before: {
      title: 'VAT invoice due soon',
      content: '{currency} {amount} of receipt {number} is not invoiced yet; the invoice is due by {dueOn}.',
    },
    on: {
      title: 'VAT invoice due today',
      content:
        'The invoice for receipt {number} is due today ({dueOn}); {currency} {amount} is not invoiced yet.',
    },
    after: {
      title: 'VAT invoice overdue',
      content:
        'The invoice for receipt {number} was due on {dueOn}; {currency} {amount} is not invoiced yet.',
    },
  },
  exportReceipt: {
    before: {
      title: 'Export proceeds due soon',
      content: '{currency} {amount} of export order {number} is still to come in, by {dueOn}.',
    },
    on: {
      title: 'Export proceeds due today',
      content:
        'Export proceeds of order {number} are due today ({dueOn}); {currency} {amount} is still to come in.',
    },
    after: {
      title: 'Export proceeds overdue',
      content:
        'Export proceeds of order {number} were due on {dueOn}; {currency} {amount} is still to come in.',
    },
  },
  debt: {
    before: { title: 'Amounts due soon', content: 'Due on {dueOn}: {currency} {amount}, items: {count}.' },
    on: { title: 'Amounts due today', content: 'Due today ({dueOn}): {currency} {amount}, items: {count}.' },
    after: {
      title: 'Amounts overdue',
      content: 'Due since {dueOn} and still open: {currency} {amount}, items: {count}.',
    },
  },
  supplierPayment: {
    before: {
      title: 'Supplier payment coming up',
      content:
        'Your money for payment application {number} is complete; the supplier is paid {currency} {amount} by {dueOn}.',
    },
    on: {
      title: 'Supplier payment due today',
      content: 'The supplier is paid {currency} {amount} of payment application {number} by today ({dueOn}).',
    },
    after: {
      title: 'Supplier payment late',
      content:
        'Payment application {number} ({currency} {amount}) was to be paid to the supplier by {dueOn}. Please contact us.',
    },
  },
  payout: {
    before: {
      title: 'Payout coming up',
      content: '{currency} {amount} of receipt {number} is paid out by {dueOn}.',
    },
    on: {
      title: 'Payout due today',
      content: '{currency} {amount} of receipt {number} is paid out by today ({dueOn}).',
    },
    after: {
      title: 'Payout late',
      content: '{currency} {amount} of receipt {number} was to be paid out by {dueOn}. Please contact us.',
    },
  },
}
