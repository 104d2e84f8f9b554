/** The server’s messages about approval filings. */
export const approvalNotices = {
  approvalOrder: {
    register: {
      title: 'Filing registered',
      content: 'Filing {number} ({product}) is registered and its authorization filed.',
    },
    acceptFiling: {
      title: 'Filing accepted',
      content: 'The authority has accepted filing {number} ({product}).',
    },
    beginCheck: {
      title: 'Administrative check begun',
      content: 'Filing {number} ({product}) is in the administrative check.',
    },
    submitAtWindow: {
      title: 'Submitted at the counter',
      content: 'The papers of filing {number} ({product}) were handed in at the counter.',
    },
    beginReview: {
      title: 'Official review begun',
      content: 'Filing {number} ({product}) is under official review.',
    },
    complete: {
      title: 'Filing completed',
      content: 'Filing {number} ({product}) is completed. You can download the certificate.',
    },
    cancel: {
      title: 'Filing canceled',
      content: 'The provider has canceled filing {number} ({product}). Reason: {reason}',
    },
    quoteFee: {
      title: 'Quote for an approval filing',
      content: 'Approval filing {number} ({product}) is quoted at {sum}. Accept it, or say why not. {note}',
    },
    addPapers: {
      title: 'New paper for your filing',
      content: 'Filing {number} ({product}) has a new paper.',
    },
    documentDue: {
      title: 'Document due soon',
      content: 'Filing {number} ({product}): please hand in by {dueOn}: {documents}.',
    },
    documentLate: {
      title: 'Document overdue',
      content: 'Filing {number} ({product}): not handed in by {dueOn}: {documents}.',
    },
    askDocuments: {
      title: 'Documents needed',
      content: 'Filing {number} ({product}) needs these documents: {documents}.',
    },
    acceptDocument: {
      title: 'Document accepted',
      content: '“{documents}” for filing {number} has been accepted.',
    },
    sendBackDocument: {
      title: 'Document sent back',
      content: '“{documents}” for filing {number} was sent back. Hand it in again. Reason: {reason}',
    },
    withdrawDocument: {
      title: 'Document no longer needed',
      content: '“{documents}” is no longer needed for filing {number}.',
    },
  },
}
