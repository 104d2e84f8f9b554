import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { serviceType } from './service.codes.ts'
import { checkService } from './service-order.ts'

const draft = {
  modelType: serviceType.codes.valueAddedService,
  kind: 'LABEL',
  orderId: null,
  goodsName: 'Sensors',
  fromPlace: '',
  place: 'Warehouse 1',
  wantedAt: '2026-11-20 10:00',
}
const found = (change: Partial<Parameters<typeof checkService>[0]>) =>
  foundBy(checkService({ ...draft, ...change }))

describe('an additional service', () => {
  it.each(['kind', 'place', 'wantedAt'])('needs %s', (name) => {
    expect(found({ [name]: '' })).toEqual([`${name} field.required`])
  })

  it('says which goods it is for, by their name or by their order', () => {
    expect(found({})).toEqual([])
    expect(found({ goodsName: '' })).toEqual(['goodsName service.goodsMissing'])
    expect(found({ goodsName: '', orderId: '7' })).toEqual([])
  })

  it('that carries goods fetches them elsewhere than it brings them', () => {
    const { transport } = serviceType.codes
    expect(found({ modelType: transport })).toEqual(['fromPlace field.required'])
    expect(found({ modelType: transport, fromPlace: 'Port' })).toEqual([])
    expect(found({ modelType: transport, fromPlace: 'Warehouse 1' })).toEqual(['place service.samePlace'])
    expect(found({ modelType: transport, fromPlace: '', place: '' })).toHaveLength(2)
    expect(found({ fromPlace: 'Warehouse 1' })).toEqual([])
  })
})
