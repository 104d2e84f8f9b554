import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const warehouseMachines = {
  inbound: {
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
    waiveInspection: {
      label: 'Waive inspection',
      confirm: 'The goods may leave without an inspection. The customer reads why.',
    },
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
  stockDifference: {
    accept: {
      label: 'Accept difference',
      confirm: 'The received quantities count, and blocked goods become available.',
    },
    dispute: {
      label: 'Dispute difference',
      confirm: 'A thread with the provider opens; the goods stay blocked.',
    },
    settle: {
      label: 'Settle dispute',
      confirm: 'The dispute ends, blocked goods become available, and the customer reads why.',
    },
  },
} as const satisfies Partial<MachineTexts>
