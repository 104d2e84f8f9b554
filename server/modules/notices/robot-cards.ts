import { createHmac } from 'node:crypto'
import type { RobotKindKey } from '@quayside/contract/notices/robot.codes.ts'
import { robotKindOf } from '@quayside/contract/notices/robot.rules.ts'
import type { Texts } from '../../platform/texts.ts'

type CardEntry = {
  readonly title: string
  readonly content: string
  /** The whole address of the record; absent where none is known. */
  readonly link: string | undefined
}
export type Card = {
  readonly title: string
  readonly entries: readonly CardEntry[]
  readonly more: number
  /** What the provider calls the portal. */
  readonly product: string
}

/** WeChat Work takes 4,096 bytes of text, the others more. */
const mostBytes = 4_000

/**
 * Texts contain names that anybody typed. What the chats read as mentions, links, pictures or headings is written with
 * the wide form of its characters, because the three have no way of escaping in common.
 */
const wide: Readonly<Record<string, string>> = {
  '<': '＜',
  '>': '＞',
  '[': '［',
  ']': '］',
  '@': '＠',
  '*': '＊',
  '#': '＃',
  '`': '｀',
  '~': '～',
  '\\': '＼',
  '|': '｜',
}
const safe = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('://', '：//')
    .replaceAll(/[<>[\]@*#`~\\|]/g, (character) => wide[character] ?? '')
    .trim()

function cut(text: string, bytes: number): string {
  const whole = Buffer.from(text)
  if (whole.length <= bytes) return text
  // A character that is cut through becomes U+FFFD, which is dropped.
  return `${whole
    .subarray(0, bytes - 3)
    .toString('utf8')
    .replace(/\uFFFD+$/u, '')}…`
}

/** The text of a card as markdown that all three chats read. */
function markdown(card: Card, text: Texts, isTitled: boolean): string {
  const isOne = card.entries.length === 1
  const share = Math.floor(mostBytes / (card.entries.length + 1))
  const entries = card.entries.map(({ title, content, link }) => {
    const body = isOne ? safe(content) : [safe(title), safe(content)].filter(Boolean).join('：')
    const shown = cut(body, Math.max(60, share - Buffer.byteLength(link ?? '') - 30))
    const opened = link === undefined ? '' : `[${text('server.robots.open')}](${link})`
    return [isOne ? shown : `- ${shown}`, opened].filter(Boolean).join(isOne ? '\n\n' : ' ')
  })
  return [
    ...(isTitled ? [`**${safe(card.title)}**`] : []),
    ...entries,
    ...(card.more > 0 ? [text('server.robots.more', { count: card.more })] : []),
    text('server.robots.footer', { product: safe(card.product) }),
  ].join('\n\n')
}

const seconds = (now: Date): string => String(Math.floor(now.getTime() / 1000))
const hmac = (key: string, message: string): string =>
  createHmac('sha256', key).update(message).digest('base64')

type Signing = { readonly address: string; readonly secret: string; readonly now: Date }
type CardPost = { readonly address: string; readonly body: string }

/** A card in the form and with the signature that its chat asks for. */
export const cardPost = (kind: number, card: Card, text: Texts, signing: Signing): CardPost =>
  posts[robotKindOf(kind)](card, text, signing)

const posts: Readonly<Record<RobotKindKey, (card: Card, text: Texts, signing: Signing) => CardPost>> = {
  weCom: (card, text, { address }) => ({
    address,
    body: JSON.stringify({
      msgtype: 'markdown',
      markdown: { content: cut(markdown(card, text, true), mostBytes) },
    }),
  }),
  dingTalk: (card, text, { address, secret, now }) => ({
    address: signedAddress(address, secret, now),
    body: JSON.stringify(dingTalkCard(card, text)),
  }),
  feishu: (card, text, { address, secret, now }) => ({
    address,
    body: JSON.stringify({ ...feishuSignature(secret, now), ...feishuCard(card, text) }),
  }),
}

/** DingTalk: in the address, the time in milliseconds; the secret is the key and a part of the message. */
function signedAddress(address: string, secret: string, now: Date): string {
  if (secret === '') return address
  const url = new URL(address)
  const timestamp = String(now.getTime())
  url.searchParams.set('timestamp', timestamp)
  url.searchParams.set('sign', hmac(secret, `${timestamp}\n${secret}`))
  return url.href
}

function dingTalkCard(card: Card, text: Texts): object {
  const [only] = card.entries
  const title = safe(card.title)
  if (card.entries.length !== 1 || only?.link === undefined)
    return { msgtype: 'markdown', markdown: { title, text: markdown(card, text, true) } }
  const unlinked = { ...card, entries: [{ ...only, link: undefined }] }
  return {
    msgtype: 'actionCard',
    actionCard: {
      title,
      text: markdown(unlinked, text, true),
      singleTitle: text('server.robots.open'),
      singleURL: only.link,
    },
  }
}

/** Feishu: in the body, the time in seconds; time and secret are the key of an empty message. */
function feishuSignature(secret: string, now: Date): object {
  if (secret === '') return {}
  const timestamp = seconds(now)
  return { timestamp, sign: hmac(`${timestamp}\n${secret}`, '') }
}

function feishuCard(card: Card, text: Texts): object {
  const [only] = card.entries
  const link = card.entries.length === 1 ? only?.link : undefined
  const shown = link === undefined || !only ? card : { ...card, entries: [{ ...only, link: undefined }] }
  const button = {
    tag: 'action',
    actions: [
      {
        tag: 'button',
        type: 'primary',
        text: { tag: 'plain_text', content: text('server.robots.open') },
        url: link,
      },
    ],
  }
  return {
    msg_type: 'interactive',
    card: {
      config: { wide_screen_mode: true },
      header: { template: 'blue', title: { tag: 'plain_text', content: safe(card.title) } },
      elements: [
        { tag: 'div', text: { tag: 'lark_md', content: markdown(shown, text, false) } },
        ...(link === undefined ? [] : [button]),
      ],
    },
  }
}
