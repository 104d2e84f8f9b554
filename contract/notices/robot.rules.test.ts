import { describe, expect, it } from 'vitest'
import { robotKind } from './robot.codes.ts'
import {
  cardsOf,
  checkRobotAddress,
  hintOf,
  isGroupEvent,
  numberIn,
  outcomeOf,
  robotPause,
} from './robot.rules.ts'

const { weCom, dingTalk, feishu } = robotKind.codes
const addresses = {
  weCom: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=73febdcb-1b38-4d1b',
  dingTalk: 'https://oapi.dingtalk.com/robot/send?access_token=0a1b2c',
  feishu: 'https://open.feishu.cn/open-apis/bot/v2/hook/5f-6e',
  lark: 'https://open.larksuite.com/open-apis/bot/v2/hook/5f-6e',
}

describe('the address of a robot', () => {
  it.each([
    [weCom, addresses.weCom],
    [dingTalk, addresses.dingTalk],
    [feishu, addresses.feishu],
    [feishu, addresses.lark],
  ])('of kind %s is taken as its chat gives it: %s', (kind, address) => {
    expect(checkRobotAddress(kind, address, [])).toBeUndefined()
  })

  it.each([
    ['http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1', 'robot.address'],
    ['https://me@qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1', 'robot.address'],
    ['https://:word@qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1', 'robot.address'],
    ['https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1#end', 'robot.address'],
    ['https://me:word@qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1', 'robot.address'],
    ['file:///etc/passwd', 'robot.address'],
    ['nonsense', 'robot.address'],
    ['https://qyapi.weixin.qq.com:8443/cgi-bin/webhook/send?key=1', 'robot.addressHost'],
    ['https://qyapi.weixin.qq.com.evil.example/cgi-bin/webhook/send?key=1', 'robot.addressHost'],
    ['https://169.254.169.254/cgi-bin/webhook/send?key=1', 'robot.addressHost'],
    [addresses.dingTalk, 'robot.addressHost'],
    ['https://qyapi.weixin.qq.com/cgi-bin/webhook/send', 'robot.addressPath'],
    ['https://qyapi.weixin.qq.com/cgi-bin/gettoken?key=1', 'robot.addressPath'],
    ['https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=a%0d%0aHost:x', 'robot.addressPath'],
  ])('%s is refused', (address, code) => {
    expect(checkRobotAddress(weCom, address, [])).toBe(code)
  })

  it('may be one of a host that the operator names, alone or with its port', () => {
    const own = 'http://chat.internal:8080/prefix/robot/send?access_token=1'
    expect(checkRobotAddress(dingTalk, own, [])).toBe('robot.address')
    expect(checkRobotAddress(dingTalk, own, ['chat.internal'])).toBeUndefined()
    expect(checkRobotAddress(dingTalk, own, ['chat.internal:8080'])).toBeUndefined()
    expect(checkRobotAddress(dingTalk, own, ['chat.internal:81'])).toBe('robot.address')
  })

  it('is shown by its host and its end', () => {
    expect(hintOf(addresses.weCom)).toBe('qyapi.weixin.qq.com/…4d1b')
  })
})

describe('the answer of a chat', () => {
  it.each([
    [weCom, { errcode: 0, errmsg: 'ok' }, null],
    [weCom, { errcode: 93_000, errmsg: 'invalid webhook url' }, 'unknownRobot'],
    [weCom, { errcode: 45_009, errmsg: 'api freq out of limit' }, 'tooFast'],
    [dingTalk, { errcode: 310_000, errmsg: 'sign not match' }, 'signature'],
    [dingTalk, { errcode: 310_000, errmsg: '关键词不匹配' }, 'keyword'],
    [dingTalk, { errcode: 310_000, errmsg: 'ip 1.2.3.4 not in whitelist' }, 'addressNotAllowed'],
    [dingTalk, { errcode: 130_101, errmsg: 'send too fast' }, 'tooFast'],
    [feishu, { code: 0, msg: 'success' }, null],
    [feishu, { StatusCode: 0, StatusMessage: 'success' }, null],
    [feishu, { code: 19_021, msg: 'sign match fail' }, 'signature'],
    [feishu, { code: 19_024, msg: 'Key Words Not Found' }, 'keyword'],
    [feishu, { code: 77_777, msg: '?' }, 'refused'],
  ])('of kind %s says in a body of 200 how it ended: %j', (kind, answer, fault) => {
    expect(outcomeOf(kind, JSON.stringify(answer)).fault).toBe(fault)
  })

  it.each(['', 'null', '[]', '<html>', '{"errcode":"0"}'])('%j is not taken for a success', (answer) => {
    expect(outcomeOf(weCom, answer)).toEqual({ fault: 'refused', faultCode: '' })
  })
})

describe('cards', () => {
  const due = (count: number) => Array.from({ length: count }, (_unused, place) => place)

  it('are one for each message, up to five at once', () => {
    expect(cardsOf(due(5), 20)).toEqual([[0], [1], [2], [3], [4]])
  })

  it('are one for all of more messages, and of as many as the minute has no room for', () => {
    expect(cardsOf(due(6), 20)).toEqual([due(6)])
    expect(cardsOf(due(3), 2)).toEqual([due(3)])
  })

  it('wait when the minute is used up', () => {
    expect(cardsOf(due(3), 0)).toEqual([])
    expect(cardsOf(due(1), 1)).toEqual([[0]])
    expect(cardsOf([], 20)).toEqual([])
  })

  it('are tried again after growing pauses, and given up after the sixth attempt', () => {
    expect([1, 2, 3, 4, 5, 6].map((attempts) => robotPause(attempts, 'unreachable'))).toEqual([
      1,
      5,
      15,
      60,
      180,
      undefined,
    ])
    expect(robotPause(1, 'tooFast')).toBe(10)
  })
})

it('what concerns one person is not posted to a group', () => {
  expect(['order.auditPass', 'fee.charge', 'providerMessage'].map(isGroupEvent)).toEqual([true, true, true])
  for (const event of [
    'emailChanged',
    'secondFactor.reset',
    'report.scheduled',
    'rateAlert.reached',
    'invitation.waiting',
    'teamwork.mention',
    'teamwork.note',
    'teamwork.task',
  ])
    expect(isGroupEvent(event), event).toBe(false)
})

it('a reader knows a record by its own number, otherwise by its order’s or its invoice’s', () => {
  expect(numberIn({ number: 'FE1', orderNo: 'IM1', invoiceNo: '2' })).toBe('FE1')
  expect(numberIn({ number: 7, orderNo: 'IM1' })).toBe('IM1')
  expect([numberIn({ invoiceNo: '2' }), numberIn({})]).toEqual(['2', ''])
})
