import { expect, it } from 'vitest'
import { linkKind, linkReplyKind } from './link.codes.ts'
import {
  agentFamily,
  coarseAddress,
  documentOfReply,
  linkPath,
  mayShowPrices,
  ReplyTime,
} from './link.rules.ts'

it('keeps of an address what tells offices apart, and nothing of a text that is none', () => {
  expect(coarseAddress('203.0.113.77')).toBe('203.0.113.*')
  expect(coarseAddress('::ffff:203.0.113.77')).toBe('203.0.113.*')
  expect(coarseAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:*')
  expect(coarseAddress('unknown')).toBe('')
})

it('names the family of a browser, a preview of a messenger first', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
  expect(agentFamily(chrome)).toBe('Chrome')
  expect(agentFamily(`${chrome} Edg/130.0`)).toBe('Edge')
  expect(agentFamily(`${chrome} MicroMessenger/8.0`)).toBe('WeChat')
  expect(agentFamily('WhatsApp/2.23 LinkPreview')).toBe('Bot')
  expect(agentFamily('')).toBe('')
})

it('attaches a taken file under a kind that the record has', () => {
  const { packingList, invoice, photo } = linkReplyKind.codes
  expect([packingList, invoice, photo].map((kind) => documentOfReply('order', kind))).toEqual([
    'packing-list',
    'commercial-invoice',
    'other',
  ])
  expect([packingList, invoice, photo].map((kind) => documentOfReply('inbound', kind))).toEqual([
    'packing-list',
    'other',
    'other',
  ])
})

it('shows prices to those who follow an order or a shipment, never to a supplier', () => {
  const { tracking, supplier } = linkKind.codes
  expect(mayShowPrices('order', tracking)).toBe(true)
  expect(mayShowPrices('forwarderOrder', tracking)).toBe(true)
  expect(mayShowPrices('inbound', tracking)).toBe(false)
  expect(mayShowPrices('order', supplier)).toBe(false)
  expect(linkPath(tracking, 'x')).toBe('/t/x')
  expect(linkPath(supplier, 'x')).toBe('/s/x')
})

it('takes a time as a browser’s field gives it', () => {
  expect(ReplyTime.parse({ time: '2026-11-20T14:30' }).time).toBe('2026-11-20 14:30')
  for (const time of ['2026-02-30T10:00', '2026-11-20', '2026-11-20T24:00', ''])
    expect(ReplyTime.safeParse({ time }).success, time).toBe(false)
})
