import { type TaskKind, taskKinds } from './kinds.ts'

/**
 * What an action of the audit log is about and what was done: `office POST business/online/order/{id}/auditPass` is
 * order, auditPass. Log-ins and the like have names of their own.
 */
export function auditParts(action: string): { readonly subject: string; readonly verb: string } {
  const call = /^(?:office )?(?:POST|PUT|DELETE|GET) (.+)$/.exec(action)?.[1]
  if (call === undefined) return { subject: 'session', verb: namedVerbs[action] ?? action }
  const words = call.split('/').filter((word) => !word.startsWith('{'))
  // Reading a record is audited where the record is a customer's document.
  if (/^(?:office )?GET .*\}$/.test(action)) return { subject: words.at(-1) ?? '', verb: 'open' }
  const [subject = '', verb = ''] = words.slice(-2)
  if (subject === 'auth' && verb === 'token') return { subject: 'session', verb: 'logout' }
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

const namedVerbs: Readonly<Record<string, string | undefined>> = {
  'login.password': 'loginByPassword',
  'login.sms': 'loginByCode',
  'login.refresh': 'renew',
  'login.secondFactor': 'loginByFactor',
  'login.passkey': 'loginByPasskey',
  'office login': 'loginByPassword',
  'password.reset': 'resetPwd',
}
