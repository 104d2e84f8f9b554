import { describe, expect, it } from 'vitest'
import { labelsWith } from './labels.ts'

describe('the labels of a record', () => {
  const labels = labelsWith({ state: 'Status', note: 'Note' })

  it('are the common ones unless it has its own', () => {
    expect(
      labels(
        { trip: ['state', 'note', 'days'] },
        { trip: { recordName: 'Trip', note: 'Hint', days: 'Days' } },
      ),
    ).toEqual({ trip: { recordName: 'Trip', state: 'Status', note: 'Hint', days: 'Days' } })
    // @ts-expect-error -- `days` has no common label
    labels({ trip: ['state', 'days'] as const }, { trip: { recordName: 'Trip' } })
    // @ts-expect-error -- a trip has no such field
    labels({ trip: ['state'] as const }, { trip: { recordName: 'Trip', sate: 'Status' } })
  })
})
