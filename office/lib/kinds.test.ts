import { taskKinds, waitingStates } from '@quayside/contract/office/kinds.ts'
import { expect, it } from 'vitest'
import { kinds, recordAddress, toneFor } from './kinds.ts'

const all = () => true
const none = () => false

it.each(taskKinds)('shows a %s that waits for the reader as their work', (kind) => {
  for (const state of waitingStates(kind)) expect(toneFor(kind, { state }, all)).toBe('waitsForYou')
})

it.each(taskKinds)('shows no other state of a %s as work, and none to who may do nothing with it', (kind) => {
  const waiting = waitingStates(kind)
  for (const state of Object.keys(kinds[kind].tones)) {
    expect(toneFor(kind, { state }, none)).not.toBe('waitsForYou')
    if (!waiting.includes(state)) expect(toneFor(kind, { state }, all)).not.toBe('waitsForYou')
  }
})

it('shows what is known of the record rather than what its state may mean', () => {
  expect(toneFor('labelOrder', { state: 'submitted', isWaiting: false }, all)).toBe('underway')
  expect(toneFor('labelOrder', { state: 'submitted', isWaiting: true }, all)).toBe('waitsForYou')
  expect(toneFor('approvalOrder', { state: 'reviewPeriod', isWaiting: true }, all)).toBe('waitsForYou')
  expect(toneFor('forwarderQuotation', { state: 'offered', isWaiting: false }, all)).toBe('underway')
})

it('shows a returned order as the customer sees it', () => {
  expect(toneFor('order', { state: 'draft', label: 'returned' }, all)).toBe('refused')
})

it('leads from a task to the page of its record', () => {
  expect(recordAddress('classificationRequest', '17')).toBe('/office/classification?id=17')
})
