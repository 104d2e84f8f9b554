import type { Wording } from '../../wording.ts'
import type { agreementSetting as source } from '../../zh-CN/office/agreement.ts'
import { common } from '../kernel/shared.ts'

export const agreementSetting: Wording<typeof source> = {
  title: 'Service agreement',
  ...common('language', 'publishedAt'),
  lead: 'Each save publishes a new version, which cannot be changed later. From its day on members are asked to accept it. Each line of a text is a paragraph; all three languages are needed.',
  effectiveOn: 'Effective from',
  toldOn: 'Members are told on {on}, {days, plural, one {# day} other {# days}} before.',
  toldNow: 'Members are told as soon as it is published, {days, plural, one {# day} other {# days}} before.',
  toldShort:
    'Members are told as soon as it is published, only {days, plural, one {# day} other {# days}} before; {usual, number} days are usual.',
  published: 'Published versions',
  number: 'Version',
  shipped: 'Comes with the product',
  inForce: 'In force',
}
