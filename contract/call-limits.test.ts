import { describe, expect, it } from 'vitest'
import { AddressSave } from './account/address.ts'
import { SavedViewSave } from './account/saved-view.ts'
import { declarationLinesAtMost } from './customs/declaration-split.ts'
import { askedDocuments } from './filings/approval-document.ts'
import { LabelOrderSave } from './filings/label-order.ts'
import { AnnouncedTransferSave } from './finance/announced-transfer.ts'
import { dueOn } from './finance/open-items.ts'
import { milestoneEntries } from './forwarding/milestone.ts'
import { AskForwarders } from './forwarding/quote-request.ts'
import { limit } from './gateway/feed.ts'
import { mostRows } from './gateway/problem.ts'
import type { Schema } from './kernel/api.ts'
import { attachmentInput } from './kernel/record.ts'
import { ConsultationSave } from './notices/consultation.ts'
import { RobotSave } from './notices/robot.ts'
import { BlockLots } from './office/stock.ts'
import { OrderSave } from './orders/order-save.ts'
import { PaymentApplicationSave } from './payments/payment-application.ts'
import { FlowDaysSave } from './reports/flow-board.ts'
import { WhatIfSave } from './reports/saved-what-if.ts'
import { noChange } from './reports/what-if.ts'
import { NoteSave } from './teamwork/teamwork.ts'
import { ExpirySetting } from './warehouse/expiry-setting.ts'
import { InboundSave } from './warehouse/inbound.ts'
import { OutboundSave } from './warehouse/outbound.ts'

const many = <T>(count: number, each: (place: number) => T): T[] =>
  Array.from({ length: count }, (_unused, place) => each(place))
const id = (place: number): string => String(place + 1)
const text = (length: number): string => 'x'.repeat(length)
/** Whether a value is taken at its field; what the rest of the call lacks does not matter. */
const isTaken = (schema: Schema, name: string, value: unknown): boolean =>
  !schema
    .safeParse(name === '' ? value : { [name]: value })
    .error?.issues.some(({ path }) => name === '' || path[0] === name)

describe('a call takes as much as its clients rely on, and no more', () => {
  it.each<[string, Schema, string, number, (count: number) => unknown]>([
    [
      'lines of an order',
      OrderSave,
      'lines',
      10_000,
      (count) => many(count, (place) => ({ key: id(place) })),
    ],
    [
      'lines of an inbound order',
      InboundSave,
      'lines',
      10_000,
      (count) => many(count, (at) => ({ key: id(at) })),
    ],
    [
      'lines of an outbound order',
      OutboundSave,
      'lines',
      10_000,
      (count) => many(count, (at) => ({ key: id(at) })),
    ],
    [
      'products of a label order',
      LabelOrderSave,
      'lines',
      100,
      (count) => many(count, (at) => ({ key: id(at) })),
    ],
    [
      'orders of a payment application',
      PaymentApplicationSave,
      'orders',
      200,
      (count) => many(count, (place) => ({ orderId: id(place), amount: '1' })),
    ],
    ['debts of an announcement', AnnouncedTransferSave, 'itemIds', 500, (count) => many(count, id)],
    ['files of a kind', attachmentInput(['other']), 'other', 20, (count) => many(count, id)],
    ['files of a message', ConsultationSave, 'fileIds', 5, (count) => many(count, id)],
    ['characters of a message', ConsultationSave, 'message', 4000, text],
    ['characters of a note', NoteSave, 'message', 2000, text],
    ['colleagues named in a note', NoteSave, 'mentionIds', 20, (count) => many(count, id)],
    ['events of a page of the feed', limit, '', 1000, String],
  ])('%s', (_what, schema, name, most, given) => {
    expect([isTaken(schema, name, given(most)), isTaken(schema, name, given(most + 1))]).toEqual([
      true,
      false,
    ])
  })

  it.each<[string, Schema, string, number, (count: number) => unknown]>([
    [
      'lots that are blocked',
      BlockLots,
      'lots',
      1000,
      (count) => many(count, (at) => ({ lotId: id(at), qty: '1' })),
    ],
    [
      'documents that are asked for',
      askedDocuments,
      '',
      20,
      (count) => many(count, (at) => ({ name: id(at) })),
    ],
    ['milestones', milestoneEntries, '', 20, (count) => many(count, () => ({ kind: 'departed' }))],
    ['forwarders that are asked', AskForwarders, 'forwarders', 20, (count) => many(count, id)],
    ['events of a robot', RobotSave, 'events', 500, (count) => many(count, id)],
    ['days of near expiry', ExpirySetting, 'days', 5, (count) => many(count, (at) => at + 1)],
    ['variants of a comparison', WhatIfSave, 'variants', 4, (count) => many(count, () => noChange)],
  ])('%s are one at least', (_what, schema, name, most, given) => {
    expect([0, 1, most, most + 1].map((count) => isTaken(schema, name, given(count)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it.each<[string, Schema, string, number, number, (day: number) => unknown]>([
    ['until goods are near their expiry', ExpirySetting, 'days', 1, 730, (day) => [day]],
    ['until a lane is late', FlowDaysSave, 'goods', 0, 365, (day) => day],
    ['for which a forwarder may answer', AskForwarders, 'validDays', 1, 30, (day) => day],
  ])('days %s', (_what, schema, name, least, most, given) => {
    expect([least - 1, least, most, most + 1].map((day) => isTaken(schema, name, given(day)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('a saved view has forty filters', () => {
    const view = (count: number) => ({
      filters: Object.fromEntries(many(count, (place) => [`f${place}`, 'x'])),
    })
    expect([isTaken(SavedViewSave, 'view', view(40)), isTaken(SavedViewSave, 'view', view(41))]).toEqual([
      true,
      false,
    ])
  })
})

it('an address says its region by six digits', () => {
  const messagesOf = (regionCode: string) =>
    AddressSave.safeParse({ regionCode })
      .error?.issues.filter(({ path }) => path[0] === 'regionCode')
      .map(({ message }) => message)
  expect([messagesOf(''), messagesOf('4403'), messagesOf('440300')]).toEqual([
    ['field.required'],
    ['address.regionUnknown'],
    [],
  ])
})

it('a batch of the ERP has 1,000 rows, a declaration 50 lines, and a debt is due after 30 days where nothing is agreed', () => {
  expect([mostRows, declarationLinesAtMost, dueOn('2026-11-01')]).toEqual([1000, 50, '2026-12-01'])
})
