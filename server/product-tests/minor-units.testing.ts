import { methodOf, pathOf, type Schema } from '@quayside/contract/kernel/api.ts'
import { type MoneyField, moneyPaths } from '@quayside/contract/kernel/money-fields.ts'
import { routes } from '../app.ts'
import { endpoints } from '../gateway/endpoints.ts'
import { officeRoutes } from '../office/routes.ts'

/** A money field of a call: the door, the call, and the path with `*` for any place of a list. */
type Declared = {
  readonly door: 'portal' | 'office' | 'erp'
  readonly call: string
  readonly path: readonly string[]
  readonly field: MoneyField
}

const declaredIn = (door: Declared['door'], call: string, body: Schema | undefined): Declared[] =>
  body ? moneyPaths(body).map((found) => ({ door, call, ...found })) : []

/** Every money field that any call takes, read from the schemas of the three doors. */
export const declaredMoney: readonly Declared[] = [
  ...routes.flatMap(({ key, endpoint }) => declaredIn('portal', key, endpoint.body)),
  ...officeRoutes.flatMap(({ key, endpoint }) => declaredIn('office', key, endpoint.body)),
  ...endpoints.flatMap(({ method, path, body }) => declaredIn('erp', `${method} ${path.slice(1)}`, body)),
]

export const moneyName = ({ door, call, path }: Declared): string => `${door} ${call} ${path.join('.')}`

/** The call with ids that do not exist: the input is checked before they are looked up. */
export const withAnyId = (call: string): string =>
  `${methodOf(call)} ${pathOf(call).replaceAll(/\{\w+\}/g, '1')}`

/** 100.5 at the path, and the currency beside it. */
export function bodyWith(path: readonly string[], currencyField: string): object {
  const [name = '', ...rest] = path
  if (rest.length === 0) return { [currencyField]: 'JPY', [name]: '100.5' }
  return rest[0] === '*'
    ? { [name]: [bodyWith(rest.slice(1), currencyField)] }
    : { [name]: bodyWith(rest, currencyField) }
}
