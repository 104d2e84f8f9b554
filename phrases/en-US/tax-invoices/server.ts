import type { taxInvoiceNotices as source } from '../../zh-CN/tax-invoices/server.ts'

export const taxInvoiceNotices: typeof source = {
  salesInvoice: {
    issue: {
      title: 'Invoice issued',
      content:
        'Invoice {invoiceNo} for request {number} has been issued, RMB {amount} with tax. Please confirm its receipt.',
    },
    refuse: {
      title: 'Invoice request refused',
      content: 'Invoice request {number} (RMB {amount}) was refused. Reason: {reason}',
    },
    void: {
      title: 'Invoice voided',
      content:
        'Invoice {invoiceNo} (RMB {amount}) was voided; its amounts can be invoiced again. Reason: {reason}',
    },
    reverse: {
      title: 'Invoice reversed',
      content:
        'Invoice {invoiceNo} (RMB {amount}) was reversed by red-letter invoice {redInvoiceNo}; its amounts can be invoiced again. Reason: {reason}',
    },
  },
  inputInvoice: {
    confirm: {
      title: 'Input invoice confirmed',
      content: 'Invoice {invoiceNo} of {seller} is matched to its exports and confirmed.',
    },
    reportAnomaly: {
      title: 'Discrepancy in an input invoice',
      content: 'Invoice {invoiceNo} of {seller} needs a correction. Reason: {reason}',
    },
    waive: {
      title: 'No confirmation needed',
      content: 'Invoice {invoiceNo} of {seller} needs no confirmation. Reason: {reason}',
    },
    reopen: {
      title: 'Input invoice reopened',
      content: 'Invoice {invoiceNo} of {seller} is to be confirmed again. Reason: {reason}',
    },
  },
  announcedTransfer: {
    confirm: {
      title: 'Funds appointment confirmed',
      content: 'Announced transfer {number} ({currency} {amount}) is confirmed; please send it on its day.',
    },
    receive: {
      title: 'Announced money received',
      content: 'Announced transfer {number} ({currency} {amount}) has arrived, receipt {receipt}.',
    },
    reopen: {
      title: 'Transfer awaited again',
      content:
        'Receipt {receipt} was reversed; announced transfer {number} ({currency} {amount}) is awaited again.',
    },
  },
}
