import type { MachineTexts } from '@quayside/contract/all-machines.ts'

const saveDraft = { label: 'Save', confirm: 'Saves your entries. You can still change them later.' }

export const machines = {
  company: {
    save: saveDraft,
    submit: {
      label: 'Submit for review',
      confirm: 'The company information is locked while it is in review.',
    },
    takeUp: { label: 'Start review', confirm: 'The customer will see that the review has started.' },
    pass: {
      label: 'Certify company',
      confirm: 'The company’s users will be able to log in and place orders.',
    },
    reject: { label: 'Reject', confirm: 'The customer will see the reason and can submit again.' },
  },
  companyChange: {
    approve: {
      label: 'Approve change',
      confirm: 'The company’s information is updated as proposed and the customer is notified.',
    },
    reject: {
      label: 'Reject change',
      confirm: 'The change does not take effect and the customer sees the reason.',
    },
    withdraw: {
      label: 'Withdraw change',
      confirm: 'The request is withdrawn and the company’s information stays as it is.',
    },
  },
  consultation: {
    answer: { label: 'Send reply', confirm: 'Your reply will be sent to the customer.' },
    followUp: { label: 'Ask again', confirm: 'Your message will be sent to the provider.' },
    close: { label: 'Close inquiry', confirm: 'The messages are kept, but no one can reply any more.' },
  },
  order: {
    save: { label: 'Save order', confirm: 'Saves your entries. You can still change them later.' },
    remove: {
      label: 'Delete order',
      confirm: 'The order is removed from your list and its number is not used again.',
    },
    submit: { label: 'Submit order', confirm: 'The order is sent for review and locked in the meantime.' },
    cancel: { label: 'Cancel order', confirm: 'The order will be canceled. This cannot be undone.' },
    auditPass: {
      label: 'Approve order',
      confirm: 'The order moves on to delivery, or to binding if its goods are in storage.',
    },
    auditFail: { label: 'Fail review', confirm: 'The customer will see the reason and can submit again.' },
    return: { label: 'Return order', confirm: 'The order goes back to the customer with your reason.' },
    receive: { label: 'Record receipt', confirm: 'The quantities received are recorded line by line.' },
    bind: {
      label: 'Bind stock',
      confirm: 'The chosen lots are tied to this order and no other can use them.',
    },
    declare: { label: 'Record declaration', confirm: 'The customer will see that the goods are declared.' },
    clear: {
      label: 'Record clearance',
      confirm: 'The customer will see that customs has cleared the goods.',
    },
    arrive: {
      label: 'Record arrival',
      confirm: 'The customer will be notified that the goods have arrived.',
    },
    depart: {
      label: 'Record departure',
      confirm: 'The customer will see that the goods have left the warehouse.',
    },
    dispatch: {
      label: 'Dispatch',
      confirm: 'The customer will be notified that the goods are on their way.',
    },
    sign: {
      label: 'Confirm receipt',
      confirm: 'Confirms that the goods were received. This cannot be undone.',
    },
    complete: {
      label: 'Complete order',
      confirm: 'The order is closed and becomes read-only.',
    },
  },
  paymentApplication: {
    cancel: { label: 'Cancel application', confirm: 'The amount becomes available on the orders again.' },
    arrange: { label: 'Arrange payment', confirm: 'The customer can no longer cancel the application.' },
    reject: {
      label: 'Reject application',
      confirm: 'The amount is released and the customer sees the reason.',
    },
    pay: { label: 'Record payment', confirm: 'The payment is posted to the ledger. This cannot be undone.' },
  },
  feeDispute: {
    withdraw: { label: 'Withdraw dispute', confirm: 'The fee stands as it was charged.' },
    uphold: { label: 'Uphold dispute', confirm: 'The fee will be corrected.' },
    dismiss: { label: 'Dismiss dispute', confirm: 'The fee stands and the customer sees the reason.' },
  },
  invoice: {
    issue: { label: 'Issue invoice', confirm: 'The customer will be able to view and download the invoice.' },
    sign: { label: 'Confirm receipt', confirm: 'After this the invoice can be reversed but not voided.' },
    void: { label: 'Void invoice', confirm: 'The invoice becomes void and the customer sees the reason.' },
    reverse: {
      label: 'Reverse invoice',
      confirm: 'A credit invoice is issued and the customer sees the reason.',
    },
  },
  supplier: {
    save: { label: 'Save supplier', confirm: 'Later orders will use the new details.' },
    remove: {
      label: 'Delete supplier',
      confirm: 'The supplier is removed from your list. Existing orders keep it.',
    },
    requestVoid: { label: 'Request to void', confirm: 'The supplier is locked until the provider decides.' },
    requestEnable: {
      label: 'Request to enable',
      confirm: 'You can use the supplier again once the provider agrees.',
    },
    approveVoid: { label: 'Approve void', confirm: 'The customer can no longer order from this supplier.' },
    refuseVoid: {
      label: 'Refuse void',
      confirm: 'The supplier stays enabled and the customer sees the reason.',
    },
    approveEnable: { label: 'Approve enabling', confirm: 'The customer can order from this supplier again.' },
    refuseEnable: {
      label: 'Refuse enabling',
      confirm: 'The supplier stays voided and the customer sees the reason.',
    },
  },
  classificationRequest: {
    save: saveDraft,
    remove: { label: 'Delete request', confirm: 'The request is removed from your list.' },
    submit: { label: 'Request classification', confirm: 'The request is locked while it is worked on.' },
    cancel: { label: 'Cancel request', confirm: 'The request will be canceled. This cannot be undone.' },
    classify: {
      label: 'Classify',
      confirm: 'The customer is asked to accept the result before it is written to the product.',
    },
    return: { label: 'Return request', confirm: 'The customer sees the reason and can add what is missing.' },
    accept: {
      label: 'Accept classification',
      confirm: 'The HS code, rates and conditions are written to the product.',
    },
    object: { label: 'Object', confirm: 'The provider sees your reason and classifies again.' },
  },
  warehouseIn: {
    save: saveDraft,
    remove: {
      label: 'Delete inbound order',
      confirm: 'The order is removed from your list and its number is not reused.',
    },
    submit: {
      label: 'Submit inbound order',
      confirm: 'The order is sent for review and locked in the meantime.',
    },
    cancel: { label: 'Cancel inbound order', confirm: 'The order will be canceled. This cannot be undone.' },
    auditPass: { label: 'Approve', confirm: 'The order now waits for pickup or receipt of the goods.' },
    auditFail: { label: 'Fail review', confirm: 'The customer will see the reason and can submit again.' },
    receive: {
      label: 'Record receipt',
      confirm: 'The goods are at the warehouse; the order cannot be canceled.',
    },
    inspect: { label: 'Record inspection', confirm: 'The inspection result goes on to be checked.' },
    review: { label: 'Check result', confirm: 'The goods are ready to be put into storage.' },
    store: {
      label: 'Put into storage',
      confirm: 'The goods are added to stock and the customer sees them there.',
    },
    entrust: { label: 'Entrust goods', confirm: 'The stored goods are handed over to an order.' },
  },
  outbound: {
    save: saveDraft,
    remove: {
      label: 'Delete outbound order',
      confirm: 'The order is removed from your list and its number is not reused.',
    },
    submit: {
      label: 'Submit outbound order',
      confirm: 'Stock is reserved according to the chosen strategy.',
    },
    cancel: {
      label: 'Cancel outbound',
      confirm: 'The order becomes a draft again and its stock is released.',
    },
    arrange: { label: 'Arrange outbound', confirm: 'The customer can no longer cancel the order.' },
    ship: { label: 'Confirm shipment', confirm: 'The reserved stock is deducted. This cannot be undone.' },
    complete: { label: 'Complete outbound', confirm: 'The order is closed and becomes read-only.' },
  },
  goodsPickup: {
    save: saveDraft,
    remove: {
      label: 'Delete pickup',
      confirm: 'The pickup is removed from your list and its number is not reused.',
    },
    submit: { label: 'Submit pickup', confirm: 'The provider will arrange to collect the goods.' },
    cancel: { label: 'Cancel pickup', confirm: 'The pickup will be canceled. This cannot be undone.' },
    pickUp: { label: 'Record pickup', confirm: 'The goods are collected and go on to inspection.' },
    reportPickupAnomaly: {
      label: 'Report pickup problem',
      confirm: 'The customer will see what went wrong.',
    },
    inspect: { label: 'Record inspection', confirm: 'The goods are in order and can go into storage.' },
    reportInspectionAnomaly: {
      label: 'Report inspection problem',
      confirm: 'The customer will see the reason.',
    },
    handleAnomaly: {
      label: 'Resolve problem',
      confirm: 'The pickup continues from where the problem arose.',
    },
    store: { label: 'Put into storage', confirm: 'The goods are added to stock and the pickup is finished.' },
  },
  forwarderEnquiry: {
    save: saveDraft,
    remove: { label: 'Delete inquiry', confirm: 'The inquiry is removed from your list.' },
    submit: {
      label: 'Submit inquiry',
      confirm: 'The inquiry is sent to the provider for a quote and locked.',
    },
    quote: { label: 'Send quote', confirm: 'The quote is sent to the customer to accept.' },
    confirmQuote: { label: 'Accept quote', confirm: 'The provider will create an order from this quote.' },
    generateOrder: { label: 'Create order', confirm: 'A freight order is created from the accepted quote.' },
    cancel: { label: 'Cancel inquiry', confirm: 'The inquiry will be canceled. This cannot be undone.' },
  },
  forwarderOrder: {
    save: saveDraft,
    remove: {
      label: 'Delete order',
      confirm: 'The order is removed from your list and its number is not used again.',
    },
    submit: { label: 'Submit order', confirm: 'The order is sent to the provider for a quote and locked.' },
    quote: { label: 'Send quote', confirm: 'The quote is sent to the customer to accept.' },
    confirmQuote: { label: 'Accept quote', confirm: 'The provider will start work on this order.' },
    confirmGoods: {
      label: 'Confirm goods',
      confirm: 'The import goods are ready to be delivered to the carrier.',
    },
    bookWarehouse: {
      label: 'Record booking',
      confirm: 'Export space is booked; the goods can be delivered.',
    },
    deliver: { label: 'Record delivery', confirm: 'The goods have been handed to the carrier.' },
    arrive: {
      label: 'Record arrival',
      confirm: 'The goods have arrived and wait for shipping instructions.',
    },
    addMaterial: {
      label: 'Add instructions',
      confirm: 'The provider will go on with the instructions you add.',
    },
    complete: {
      label: 'Complete order',
      confirm: 'The order is closed and becomes read-only.',
    },
    cancel: { label: 'Cancel order', confirm: 'The order will be canceled. This cannot be undone.' },
  },
  labelOrder: {
    save: saveDraft,
    remove: {
      label: 'Delete label order',
      confirm: 'The order is removed from your list and its number is not reused.',
    },
    submit: { label: 'Submit label order', confirm: 'The order is locked while it is worked on.' },
    pause: { label: 'Pause', confirm: 'Work stops and the customer sees the reason.' },
    resume: { label: 'Resume', confirm: 'Work on the order goes on.' },
    return: { label: 'Return order', confirm: 'The customer will see the reason and can submit again.' },
    complete: { label: 'Complete', confirm: 'The customer will be able to download the result.' },
  },
  approvalOrder: {
    save: saveDraft,
    remove: {
      label: 'Delete approval order',
      confirm: 'The order is removed from your list and its number is not reused.',
    },
    submit: { label: 'Submit approval order', confirm: 'The order is locked while it is worked on.' },
    cancel: { label: 'Cancel approval order', confirm: 'The order will be canceled. This cannot be undone.' },
    register: {
      label: 'Record registration',
      confirm: 'Registration is done and the authorization is filed.',
    },
    acceptFiling: { label: 'Record acceptance', confirm: 'The authority has accepted the filing.' },
    beginCheck: {
      label: 'Start administrative check',
      confirm: 'The order enters the administrative check.',
    },
    submitAtWindow: {
      label: 'Record counter submission',
      confirm: 'The documents were handed in at the counter.',
    },
    beginReview: {
      label: 'Start official review',
      confirm: 'The order now waits for the authority’s decision.',
    },
    complete: { label: 'Complete', confirm: 'The customer will be able to download the approval.' },
  },
} as const satisfies MachineTexts
