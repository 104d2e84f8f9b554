import type { Wording } from '../../wording.ts'
import type { rateAlerts as source } from '../../zh-CN/rates/alerts.ts'
import { common } from '../kernel/shared.ts'

export const rateAlerts: Wording<typeof source> = {
  title: 'Rate alert',
  parity: 'Central parity {day}',
  line: 'Alert at {limit}',
  ...common('currency'),
  atOrBelow: 'Notify me at or below',
  set: 'Set alert',
  change: 'Save',
  remove: 'Remove alert',
  saved: 'You are notified when the rate is at or below {limit}',
  removed: 'Alert removed',
  away: '{distance} to go.',
  saves: 'Paying {owed} at this rate costs RMB {saving} less than today.',
  owesNothing: 'Nothing is owed in {currency}.',
  resting: 'Notified on {day}; watches again once the rate is above {limit}.',
  notReached: 'Not reached, {rate} today',
  reached: 'Reached, {rate} today',
  unknown: 'No rate published yet',
  other: '{currency} at or below {limit}',
}
