import { machine } from '../kernel/machine.ts'
import { confirmationState } from './invoice.codes.ts'

/** A supplier's invoice for an export: the provider checks and matches it, the customer corrects what was found. */
export const inputInvoiceMachine = machine()({
  name: 'inputInvoice',
  states: confirmationState,
  initial: 'toConfirm',
  transitions: [
    { name: 'correct', from: ['confirmedWithAnomaly'], to: 'toConfirm', actor: 'customer' },
    { name: 'confirm', from: ['toConfirm', 'confirmedWithAnomaly'], to: 'confirmed', actor: 'provider' },
    {
      name: 'reportAnomaly',
      from: ['toConfirm'],
      to: 'confirmedWithAnomaly',
      actor: 'provider',
      needs: ['anomaly', 'reason'],
    },
    {
      name: 'waive',
      from: ['toConfirm', 'confirmedWithAnomaly'],
      to: 'notNeeded',
      actor: 'provider',
      needs: ['reason'],
    },
    {
      name: 'reopen',
      from: ['confirmed', 'notNeeded'],
      to: 'toConfirm',
      actor: 'provider',
      needs: ['reason'],
    },
  ],
})

/** Whether the customer may still change or remove it. */
export const isOpenInputInvoice = (state: number): boolean =>
  state === confirmationState.codes.toConfirm || state === confirmationState.codes.confirmedWithAnomaly
