import { type TaskKind, taskKinds } from './kinds.ts'

/**
 * What an action of the audit log is about and what was done: `office POST business/online/order/{id}/auditPass` is
 * order, auditPass. Log-ins and the like have names of their own.
 */
export function auditParts(action: string): { readonly subject: string; readonly verb: string } {
  const call = /^(?:office )?(?:POST|PUT|DELETE|GET) (.+)$/.exec(action)?.[1]
  if (call === undefined) return { subject: 'session', verb: namedVerbs[action] ?? action }
  // The ERP's calls name the entity in the plural: `POST /erp/v1/orders`.
  const entity = /^\/erp\/v1\/([a-z-]+)/.exec(call)?.[1]
  if (entity !== undefined) return { subject: entity, verb: 'erp' }
  const words = call.split('/').filter((word) => !word.startsWith('{'))
  // Reading a record is audited where the record is a customer's document.
  if (/^(?:office )?GET .*\}$/.test(action)) return { subject: words.at(-1) ?? '', verb: 'open' }
  if (/^(?:office )?DELETE .*\}$/.test(action)) return { subject: words.at(-1) ?? '', verb: 'remove' }
  const [subject = '', verb = ''] = words.slice(-2)
  if (['auth/token', 'token/logout'].includes(`${subject}/${verb}`))
    return { subject: 'session', verb: 'logout' }
  return { subject, verb }
}

/**
 * The record that an entry is about: staff name its kind, `order 12 auditPass`; of a customer's call the path tells the
 * kind, and the target is the id alone.
 */
export function auditRecord(action: string, target: string): { kind: TaskKind; id: string } | undefined {
  const [first = '', second = ''] = target.split(' ')
  const [name, id] = /^\d+$/.test(first) ? [auditParts(action).subject, first] : [first, second]
  const kind = taskKinds.find((each) => each === name)
  return kind !== undefined && /^\d+$/.test(id) ? { kind, id } : undefined
}

type NamedThing = 'file' | 'staff' | 'bulletin' | 'dictionary' | 'warehouse' | 'apiKey' | 'tariffImport'
/** What an entry is about where that is no record of a customer: something with a name, or a text that can be read as it is. */
export type AuditAbout =
  | { readonly thing: NamedThing; readonly key: string }
  | { readonly refusal: string }
  | { readonly text: string }

const byWord: Readonly<Record<string, NamedThing | undefined>> = {
  file: 'file',
  bulletin: 'bulletin',
  warehouse: 'warehouse',
  apiKey: 'apiKey',
}
const byAction: readonly (readonly [RegExp, NamedThing])[] = [
  [/^office POST office\/online\/staff\/save$/, 'staff'],
  [/^office POST base\/online\/dictionary\//, 'dictionary'],
  [/^office POST base\/online\/hsCode\/import$/, 'tariffImport'],
  [/^POST .*\/file(\/|$)|^office GET .*\/file\//, 'file'],
]
const namedIds = /^(?:\d+[ ,]?)+$/

export function auditAbout(action: string, target: string): AuditAbout {
  const [word = '', ...rest] = target.split(' ')
  const erpKey = /^api key (\d+):/.exec(target)?.[1]
  if (erpKey !== undefined) return { thing: 'apiKey', key: erpKey }
  const thing = byWord[word]
  if (thing) return { thing, key: rest[0] ?? '' }
  const own = byAction.find(([pattern]) => pattern.test(action))?.[1]
  if (own) return { thing: own, key: own === 'tariffImport' ? (rest[0] ?? '') : target }
  if (action in namedVerbs && target !== '') return { refusal: target }
  // Ids of things without a name say nothing to a reader; what is left was typed by somebody, or is a file's name.
  const isOfIds = namedIds.test(target) || (/^[a-zA-Z]+$/.test(word) && namedIds.test(rest.join(' ')))
  if (word === 'setting' || isOfIds) return { text: '' }
  return { text: ['location', 'tariff'].includes(word) ? rest.join(' ') : target }
}

const namedVerbs: Readonly<Record<string, string | undefined>> = {
  'login.password': 'loginByPassword',
  'login.sms': 'loginByCode',
  'login.refresh': 'renew',
  'login.secondFactor': 'loginByFactor',
  'login.passkey': 'loginByPasskey',
  'office login': 'loginByPassword',
  'password.reset': 'resetPwd',
}
