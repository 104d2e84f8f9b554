import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { entities } from '@quayside/contract/kernel/entities.ts'
import { kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'
import { routes } from '../app.ts'
import { officeRoutes } from '../office/routes.ts'

/** A call that changes money or stock, at the door of the customers or of the provider's staff. */
export type Command = {
  readonly name: string
  readonly door: 'client' | 'office'
  readonly key: string
  /** The record that the path names. */
  readonly target: Target | undefined
}
/** Where its records are, and the states in which the command can be taken, if a machine says so. */
type Target = {
  readonly table: string
  readonly states: readonly number[] | undefined
  /** The state of the customer's drafts, which the provider does not see. */
  readonly draft?: number
}

const areas = [
  'finance/online/',
  'tax/online/',
  'warehouse/online/',
  'business/online/order/',
  'business/online/orderChange/',
  'customs/online/declaration/',
  'customs/online/taxBill/',
]
/** Calls that show, upload or set up, and lock nothing of an order, an account or a lot. */
const others =
  /(upload|identity|sendCode|preview|import\w*|importCheck|sheetHeadings|facts|quickOrder|writeOffProposal|check|take|subscription\/save|terms\/save|approvalRule\/save|tariff\/save|financeSetting\/save|payTo\/save|invoicingInfo\/\w+|location\/\w+|track|milestones)$/i

const machines = new Map(
  taskKinds.map((kind) => [kindOf(kind).path, { ...kindOf(kind), table: entities[kind].table }]),
)
/** Records of the paths that no machine of the provider stands behind. */
const tables = new Map([
  ['finance/online/bankLine', 'bank_line'],
  ['finance/online/depositUse', 'deposit_use'],
])

function targetOf(key: string): Target | undefined {
  const [path = '', rest] = pathOf(key).split('/{id}/')
  if (rest === undefined) return undefined
  const table = tables.get(path)
  if (table !== undefined) return { table, states: undefined }
  const found = machines.get(path)
  if (!found) throw new Error(`no table is known for ${key}`)
  const { codes } = found.machine.states
  const from = found.machine.transitions.filter(({ name }) => name === rest).flatMap((row) => row.from)
  return {
    table: found.table,
    states: from.length === 0 ? undefined : from.map((state) => Number(codes[state])),
    ...(found.draft !== undefined && { draft: Number(codes[found.draft]) }),
  }
}

const isCommand = ({ key }: { readonly key: string }): boolean =>
  methodOf(key) !== 'GET' && areas.some((area) => pathOf(key).startsWith(area)) && !others.test(key)

const commandsOf = (door: Command['door'], list: readonly { readonly key: string }[]): Command[] =>
  list.filter(isCommand).map(({ key }) => ({ name: `${door} ${key}`, door, key, target: targetOf(key) }))

/** Every route that changes money or stock. */
export const commands: readonly Command[] = [
  ...commandsOf('client', routes),
  ...commandsOf('office', officeRoutes),
]

/** Each with each other and with itself. */
export const pairs: readonly (readonly [Command, Command])[] = commands.flatMap((one, place) =>
  commands.slice(place).map((other) => [one, other] as const),
)
