import type { Finding } from '@quayside/contract/kernel/refusal.ts'

/** What is checked before an application is sent, in the order in which it is filled in. */
const checkNames = [
  'chosen',
  'payable',
  'currency',
  'amounts',
  'beneficiary',
  'swift',
  'method',
  'rate',
  'code',
  'other',
] as const
export type CheckName = (typeof checkNames)[number]

export type Check = {
  readonly name: CheckName
  /** Where the first thing is that is missing or wrong; undefined where nothing is. */
  readonly path: string | undefined
}

const byCode: Readonly<Record<string, CheckName>> = {
  'paymentApplication.orderMissing': 'chosen',
  'paymentApplication.orderNotPayable': 'payable',
  'paymentApplication.orderTwice': 'currency',
  'paymentApplication.currencyDiffers': 'currency',
  'supplierAccount.swiftMissing': 'swift',
  'paymentApplication.methodMissing': 'method',
  'paymentApplication.rateMissing': 'rate',
  'paymentApplication.codeMissing': 'code',
}
const byPath: readonly (readonly [RegExp, CheckName])[] = [
  [/^orders\.\d+\.orderId$/, 'payable'],
  [/^orders\.\d+\.amount$/, 'amounts'],
  [/^account\.swiftCode$/, 'swift'],
  [/^(supplierId|accountId|account\..*)$/, 'beneficiary'],
  [/^paymentMethod$/, 'method'],
  [/^code$/, 'code'],
]

const nameOf = ({ code, path = '' }: Finding): CheckName =>
  byCode[code] ?? byPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'

type Asked = {
  readonly hasOrders: boolean
  /** A supplier and an account are chosen or typed, so there is something to say about SWIFT. */
  readonly hasAccount: boolean
  readonly needsCode: boolean
}

/** The checks that apply: those with a finding first, each once. */
export function checksOf(findings: readonly Finding[], { hasOrders, hasAccount, needsCode }: Asked): Check[] {
  const applies: Record<CheckName, boolean> = {
    chosen: !hasOrders,
    payable: hasOrders,
    currency: hasOrders,
    amounts: hasOrders,
    beneficiary: true,
    swift: hasAccount,
    method: true,
    rate: false,
    code: needsCode,
    other: false,
  }
  const found = new Map<CheckName, string>()
  for (const finding of findings) {
    const name = nameOf(finding)
    if (!found.has(name)) found.set(name, finding.path ?? '')
  }
  const all = checkNames
    .filter((name) => applies[name] || found.has(name))
    .map((name) => ({ name, path: found.get(name) }))
  return [...all.filter(({ path }) => path !== undefined), ...all.filter(({ path }) => path === undefined)]
}

/** What contradicts itself is said at once, what is missing once somebody tried to submit. */
const saidAtOnce = new Set([
  'paymentApplication.exceedsUnpaid',
  'paymentApplication.orderNotPayable',
  'paymentApplication.currencyDiffers',
  'paymentApplication.orderTwice',
  'paymentApplication.rateMissing',
  'field.amount',
])

/** What the form says; nothing while an application is on its way, which may be in the amounts already. */
export function saidFindings(
  findings: readonly Finding[],
  { isChecked, isOnItsWay }: { readonly isChecked: boolean; readonly isOnItsWay: boolean },
): readonly Finding[] {
  if (isOnItsWay) return []
  return isChecked ? findings : findings.filter(({ code }) => saidAtOnce.has(code))
}
