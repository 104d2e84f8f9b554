import type { Wording } from '../../wording.ts'
import type { warehouses as source } from '../../zh-CN/warehouse/warehouses.ts'
import { common } from '../kernel/shared.ts'

/** The provider's warehouses as customers read them. */
export const warehouses: Wording<typeof source> = {
  title: 'Warehouses',
  note: '{count, plural, one {# warehouse} other {# warehouses}}',
  failed: 'The warehouses could not be loaded',
  none: 'The provider has not entered a warehouse yet',
  ...common('address', 'contact', 'tariff', 'lots', 'available'),
  copy: 'Copy address',
  hours: 'Opening hours',
  map: 'Where {name} is',
  position: '{latitude}° N, {longitude}° E',
  noPosition: 'The provider has not entered its position yet',
  outside: 'Outside of this map',
  rules: 'Before goods are delivered',
  tariffOf:
    '{days, plural, one {# day} other {# days}} free, then <whole>{currency} {rate} per {unit}</whole>',
  tariffFrom: 'from {day}',
  noTariff: 'Storage is free of charge',
  here: 'Your stock here',
  models: 'Models',
  onHand: 'On hand',
  nothing: 'You have no stock here',
  toStock: 'Free stock',
  toOrderStock: 'Order stock',
  places: {
    ...common('hongKong', 'shenzhen', 'lantau'),
    kowloon: 'Kowloon',
    huanggang: 'Huanggang port',
    bay: 'Shenzhen Bay port',
    yantian: 'Yantian',
  },
}
