import { subjectOf } from './notice-subjects.ts'
import { type RobotFault, type RobotKindKey, robotKind } from './robot.codes.ts'

/** What is said to one person is not for a group. */
export const isGroupEvent = (event: string): boolean => subjectOf(event).isPersonal !== true

type KindFacts = {
  readonly hosts: readonly string[]
  /** The end of the path, behind which a private deployment may stand. */
  readonly path: RegExp
  /** The parameter of the address that names the robot. */
  readonly key?: string
  readonly isSigned: boolean
}
const kinds: Readonly<Record<RobotKindKey, KindFacts>> = {
  weCom: {
    hosts: ['qyapi.weixin.qq.com'],
    path: /\/cgi-bin\/webhook\/send$/,
    key: 'key',
    isSigned: false,
  },
  dingTalk: { hosts: ['oapi.dingtalk.com'], path: /\/robot\/send$/, key: 'access_token', isSigned: true },
  feishu: {
    hosts: ['open.feishu.cn', 'open.larksuite.com'],
    path: /\/open-apis\/bot\/v2\/hook\/[\w-]{1,100}$/,
    isSigned: true,
  },
}
export const robotKindOf = (kind: number): RobotKindKey => robotKind.keyOf(kind) ?? 'weCom'
export const isSignedKind = (kind: number): boolean => kinds[robotKindOf(kind)].isSigned

/** Whether the operator named the host, alone or with its port: such a one may be inside the own network. */
export const isOperatorsHost = (url: URL, hosts: readonly string[]): boolean =>
  hosts.includes(url.hostname) || hosts.includes(url.host)

type AddressFault = 'robot.address' | 'robot.addressHost' | 'robot.addressPath'

/** Only the chats' own servers are called, and those that the operator names. */
export function checkRobotAddress(
  kind: number,
  address: string,
  operatorsHosts: readonly string[],
): AddressFault | undefined {
  const { hosts, path, key } = kinds[robotKindOf(kind)]
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return 'robot.address'
  const isOperators = isOperatorsHost(url, operatorsHosts)
  if (url.protocol !== 'https:' && !(isOperators && url.protocol === 'http:')) return 'robot.address'
  if (!isOperators && !(hosts.includes(url.hostname) && url.port === '')) return 'robot.addressHost'
  const hasKey = key === undefined || /^[\w-]{1,200}$/.test(url.searchParams.get(key) ?? '')
  return path.test(url.pathname) && hasKey ? undefined : 'robot.addressPath'
}

/** The host and the last four characters: enough to recognise an address, too little to use it. */
export const hintOf = (address: string): string => `${URL.parse(address)?.host ?? ''}/…${address.slice(-4)}`

/** Numbers in the answers of each chat (errcode, or code at Feishu) that have a sentence of their own. */
const faults: Readonly<Record<RobotKindKey, Readonly<Record<string, RobotFault>>>> = {
  weCom: {
    93000: 'unknownRobot',
    93008: 'unknownRobot',
    45009: 'tooFast',
    45033: 'tooFast',
    45002: 'message',
    40008: 'message',
    40058: 'message',
    44004: 'message',
  },
  dingTalk: {
    300001: 'unknownRobot',
    300005: 'unknownRobot',
    400101: 'unknownRobot',
    400102: 'unknownRobot',
    400013: 'unknownRobot',
    130101: 'tooFast',
    130103: 'tooFast',
    410100: 'tooFast',
    40035: 'message',
    43004: 'message',
    460101: 'message',
  },
  feishu: {
    19001: 'unknownRobot',
    19021: 'signature',
    19022: 'addressNotAllowed',
    19024: 'keyword',
    11232: 'tooFast',
    11233: 'tooFast',
    9499: 'message',
    10014: 'message',
    19002: 'message',
  },
}

export type RobotOutcome = { readonly fault: RobotFault | null; readonly faultCode: string }
const arrived: RobotOutcome = { fault: null, faultCode: '' }

/** A chat answers with 200 also when it refuses: what happened stands in the answer. */
export function outcomeOf(kind: number, answer: string): RobotOutcome {
  const { code, text } = readAnswer(answer)
  if (code === undefined) return { fault: 'refused', faultCode: '' }
  if (code === 0) return arrived
  return { fault: faultOf(robotKindOf(kind), code, text), faultCode: `${code}` }
}

function faultOf(kind: RobotKindKey, code: number, text: string): RobotFault {
  // DingTalk has one number for three settings of the robot and tells them apart in words only.
  if (kind === 'dingTalk' && code === 310_000) {
    if (/sign|\u7b7e\u540d/i.test(text)) return 'signature'
    return /ip/i.test(text) ? 'addressNotAllowed' : 'keyword'
  }
  return faults[kind][code] ?? 'refused'
}

function readAnswer(answer: string): { code: number | undefined; text: string } {
  try {
    const given = JSON.parse(answer) as Readonly<Record<string, unknown>> | null
    const code = given?.['errcode'] ?? given?.['code'] ?? given?.['StatusCode']
    const text = given?.['errmsg'] ?? given?.['msg']
    return { code: typeof code === 'number' ? code : undefined, text: typeof text === 'string' ? text : '' }
  } catch {
    return { code: undefined, text: '' }
  }
}

/** Minutes until a card is tried again, after the first attempt and each later one; then it is given up. */
const pauses = [1, 5, 15, 60, 180]
/** How long a chat refuses a robot that was too fast. */
const slowDown = 10

/** The pause in minutes; undefined after the last attempt. */
export function robotPause(attempts: number, fault: RobotFault): number | undefined {
  const pause = pauses[attempts - 1]
  return pause !== undefined && fault === 'tooFast' ? Math.max(pause, slowDown) : pause
}

/** Each chat takes about twenty messages a minute of one robot. */
export const postsPerMinute = 20
/** More than these at once are one card. */
const mostSingle = 5
/** Entries of a card of many; it says how many more there are. */
export const mostEntries = 15

/** How the messages that are due become cards: each its own, or all one; none when the minute is used up. */
export function cardsOf<T>(due: readonly T[], postsLeft: number): readonly (readonly T[])[] {
  if (postsLeft <= 0) return []
  return due.length <= Math.min(mostSingle, postsLeft) ? due.map((each) => [each]) : [due]
}

/**
 * Parameters of messages that a group may read. All others are amounts, or text that somebody typed and that may have
 * some: a robot without prices says the title and the number instead. A test compares both lists with the texts.
 */
export const plainParams: ReadonlySet<string> = new Set([
  'number',
  'orderNo',
  'name',
  'product',
  'model',
  'brand',
  'invoiceNo',
  'redInvoiceNo',
  'carrier',
  'seller',
  'maker',
  'company',
  'documents',
  'hsCode',
  'count',
  'qty',
  'month',
  'dueOn',
  'validUntil',
  'received',
  'shipped',
  'lots',
  'near',
  'expired',
  'more',
  'second',
  'place',
  'day',
  'receipt',
  'inquiry',
  'version',
])
export const pricedParams: ReadonlySet<string> = new Set([
  'amount',
  'currency',
  'sum',
  'fee',
  'balances',
  'before',
  'after',
  'total',
  'difference',
  'reason',
  'note',
  'title',
  'message',
  'content',
  'sender',
  'file',
  'time',
  'rate',
  'limit',
])

/** The number by which a reader knows the record. */
export const numberIn = ({ number, orderNo, invoiceNo }: Readonly<Record<string, unknown>>): string =>
  [number, orderNo, invoiceNo].find((each): each is string => typeof each === 'string') ?? ''
