import { expect, it } from 'vitest'
import { sampleFacts, sampleLines } from './sample-order.ts'

it('what is known of the sample’s goods is known of them alone', () => {
  const lines = sampleLines((goods) => goods)
  expect(lines.map(({ model }) => sampleFacts({ model, brand: 'SAMPLE' })?.hsCode)).toEqual([
    '9032899099',
    '8536411000',
    '',
  ])
  expect(sampleFacts({ model: 'SAMPLE-TS10', brand: 'OTHER' })).toBeUndefined()
  expect(sampleFacts({ model: 'OTHER', brand: 'SAMPLE' })).toBeUndefined()
})
