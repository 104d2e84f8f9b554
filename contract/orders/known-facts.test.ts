import { expect, it } from 'vitest'
import { knownFacts, modelsOf } from './known-facts.ts'
import type { ModelFacts } from './order-facts.ts'
import { sampleFacts } from './sample-order.ts'

const sensor = { productId: null, model: 'SAMPLE-TS10', brand: 'SAMPLE' }
const relay = { ...sensor, model: 'SAMPLE-RL5' }

it('each model is asked about once, and a line without a model is not', () => {
  expect(modelsOf([sensor, relay, sensor, { ...sensor, model: '' }])).toEqual([sensor, relay])
})

it('a line is known by its model, and since it was linked by its product', () => {
  const answers = [sampleFacts(sensor), sampleFacts(relay)].filter(
    (each): each is ModelFacts => each !== undefined,
  )
  const [first, second] = answers.map((facts, place) => ({ ...facts, productId: place === 1 ? '9' : null }))
  if (!first || !second) throw new Error('the sample is not known')
  const { modelOf } = knownFacts([sensor, relay], {
    models: [first, second],
    customsRate: null,
    customsRates: {},
    rateDays: {},
    agencyRate: '0.008',
    agencyMinimum: '200.00',
  })
  expect(modelOf(sensor)).toBe(first)
  expect(modelOf({ ...relay, productId: '9', model: 'renamed' })).toBe(second)
  expect(modelOf({ ...relay, model: 'renamed' })).toBeUndefined()
})
