import type { Wording } from '../../wording.ts'
import type { storageCost as source } from '../../zh-CN/warehouse/storage-cost.ts'
import { common, messages } from '../kernel/shared.ts'

export const storageCost: Wording<typeof source> = {
  title: 'Storage cost',
  none: 'This warehouse has no storage tariff, so storage costs nothing',
  freeUntil: 'Free until {day}',
  freeEnded: 'Free time ended on {day}',
  everyDay: '+{amount} a day',
  afterFree: 'then {amount} a day',
  so: 'So far',
  ...messages('days'),
  ...common('today', 'month', 'amount'),
  notCharged: 'Charged at month end',
  drawing: 'Storage cost per day from {from} until today',
  freeDays: '{days, plural, one {# day} other {# days}} free',
  dayCount: 'Days',
  fee: 'Fee',
  tariff: 'From {from}: <whole>{currency} {rate} per {unit}</whole>, {quantity} in all',
  tariffs: 'Basis',
  save: 'What shipping out saves',
  saveNow: 'All of it now',
  saveNote: '{amount} over the next 30 days',
  savePart: 'Some of it is reserved or blocked: taking what is available does not end the charges',
}
