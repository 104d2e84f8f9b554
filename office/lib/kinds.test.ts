import { taskKinds, waitingStates } from '@quayside/contract/office/kinds.ts'
import { expect, it } from 'vitest'
import { kinds, recordAddress, toneFor } from './kinds.ts'

it.each(taskKinds)('shows a waiting %s as work of the provider', (kind) => {
  for (const state of waitingStates(kind)) expect(toneFor(kind, state)).toBe('waitsForYou')
})

it.each(taskKinds)('shows no other state of a %s as work of the provider', (kind) => {
  const waiting = waitingStates(kind)
  for (const state of Object.keys(kinds[kind].tones).filter((each) => !waiting.includes(each)))
    expect(toneFor(kind, state)).not.toBe('waitsForYou')
})

it('leads from a task to the page of its record', () => {
  expect(recordAddress('productRequest', '17')).toBe('/office/classification?id=17')
})
