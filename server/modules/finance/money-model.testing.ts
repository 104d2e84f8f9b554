/**
 * The books of one company written a second time, in whole cents and without a ledger: what is owed, what is held, and
 * which commands are refused. USD is RMB 7 here, so that no rounding hides a difference.
 */
export const usdRate = 7

type Item = { readonly key: string; amount: number; credited: number; settled: number }
type Deposit = {
  readonly key: string
  readonly currency: 'RMB' | 'USD'
  amount: number
  used: number
  kept: number
  isReversed: boolean
}
/** A part of a deposit that was used for a debt or for a voucher that left. */
type Use = { deposit: string; item?: string; voucher?: string; amount: number; isUndone: boolean }
type Application = { readonly key: string; rmb: number; state: 'applied' | 'arranged' | 'paid' | 'over' }
type Voucher = {
  readonly key: string
  readonly kind: string
  amount: number
  item?: string
  isReversed: boolean
}

export type BooksModel = {
  readonly items: Item[]
  readonly deposits: Deposit[]
  readonly uses: Use[]
  readonly applications: Application[]
  readonly vouchers: Voucher[]
  readonly kept: { deposit: string; application: string; amount: number }[]
}
export const newBooks = (): BooksModel => ({
  items: [],
  deposits: [],
  uses: [],
  applications: [],
  vouchers: [],
  kept: [],
})

const openOf = ({ amount, credited, settled }: Item): number => amount - credited - settled
const freeOf = ({ amount, used, kept }: Deposit): number => amount - used - kept
const total = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const freeIn = (books: BooksModel, currency: string): Deposit[] =>
  books.deposits.filter((deposit) => deposit.currency === currency && freeOf(deposit) > 0)

/** What every screen must say in the end. */
export const totalsOf = (books: BooksModel) => {
  const held = (currency: string) =>
    total(
      books.deposits.filter((each) => each.currency === currency).map(({ amount, used }) => amount - used),
    )
  const owed = total(books.items.map(openOf))
  return {
    owed,
    kept: total(books.deposits.map(({ kept }) => kept)),
    closing: { RMB: owed - held('RMB'), USD: -held('USD') },
  }
}

export type MoneyCommand = {
  readonly name: (typeof commandNames)[number]
  /** Which of the records it is about, and how much. */
  readonly pick: number
  readonly amount: number
}
export const commandNames = [
  'fee',
  'tax',
  'receive',
  'writeOff',
  'undo',
  'apply',
  'arrange',
  'pay',
  'reject',
  'cancel',
  'earmark',
  'fxReceive',
  'fxSettle',
  'payOut',
  'owe',
  'favour',
  'reverse',
] as const

export const pickOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length]

/** Oldest first: a deposit for all open debts. */
function settleOldest(books: BooksModel, deposit: Deposit, items: readonly Item[], free: number): void {
  let left = free
  for (const item of items) {
    const part = Math.min(left, openOf(item))
    if (part <= 0) continue
    item.settled += part
    deposit.used += part
    left -= part
    books.uses.push({ deposit: deposit.key, item: item.key, amount: part, isUndone: false })
  }
}

function takeFree(books: BooksModel, currency: string, voucher: string, amount: number): boolean {
  const free = freeIn(books, currency)
  if (total(free.map(freeOf)) < amount) return false
  let left = amount
  for (const deposit of free) {
    const part = Math.min(left, freeOf(deposit))
    if (part <= 0) break
    deposit.used += part
    left -= part
    books.uses.push({ deposit: deposit.key, voucher, amount: part, isUndone: false })
  }
  return true
}

const byKey = <T extends { readonly key: string }>(
  list: readonly T[],
  key: string | undefined,
): T | undefined => list.find((each) => each.key === key)

function undoUse(books: BooksModel, use: Use): void {
  use.isUndone = true
  const deposit = byKey(books.deposits, use.deposit)
  if (deposit) deposit.used -= use.amount
  const item = byKey(books.items, use.item)
  if (item) item.settled -= use.amount
}

/** Changes the model as the command changes the books; false where the command is refused, and nothing changes. */
export function play(books: BooksModel, { name, pick, amount }: MoneyCommand, key: string): boolean {
  const voucher = (kind: string, item?: string) =>
    void books.vouchers.push({ key, kind, amount, ...(item !== undefined && { item }), isReversed: false })
  const owe = () => void books.items.push({ key, amount, credited: 0, settled: 0 })
  const hold = (currency: 'RMB' | 'USD', held = amount) =>
    void books.deposits.push({ key, currency, amount: held, used: 0, kept: 0, isReversed: false })
  switch (name) {
    case 'fee':
    case 'tax':
    case 'owe':
      owe()
      voucher(name)
      return true
    case 'receive':
      hold('RMB')
      voucher(name)
      return true
    case 'fxReceive':
      hold('USD')
      voucher(name)
      return true
    case 'fxSettle':
      if (!takeFree(books, 'USD', key, amount)) return false
      hold('RMB', amount * usdRate)
      voucher(name)
      return true
    case 'payOut':
      if (!takeFree(books, 'RMB', key, amount)) return false
      voucher(name)
      return true
    case 'writeOff': {
      const deposit = pickOf(
        books.deposits.filter(({ currency }) => currency === 'RMB'),
        pick,
      )
      if (!deposit) return false
      settleOldest(books, deposit, books.items, freeOf(deposit))
      return true
    }
    case 'undo': {
      const use = pickOf(
        books.uses.filter(({ item }) => item !== undefined),
        pick,
      )
      if (!use || use.isUndone) return false
      undoUse(books, use)
      return true
    }
    case 'favour': {
      const item = pickOf(books.items, pick)
      if (!item || openOf(item) < amount) return false
      item.credited += amount
      voucher(name, item.key)
      return true
    }
    case 'apply':
      books.applications.push({ key, rmb: amount * usdRate, state: 'applied' })
      return true
    case 'earmark':
      return earmark(books, pick)
    case 'arrange':
    case 'pay':
    case 'reject':
    case 'cancel':
      return step(books, name, pick)
    case 'reverse':
      return reverse(books, pick)
    default:
      return name satisfies never
  }
}

function earmark(books: BooksModel, pick: number): boolean {
  const deposit = pickOf(
    books.deposits.filter(({ currency }) => currency === 'RMB'),
    pick,
  )
  const application = pickOf(books.applications, pick)
  if (!deposit || !application || (application.state !== 'applied' && application.state !== 'arranged'))
    return false
  const own = books.kept.filter((each) => each.application === application.key)
  const taken = Math.min(application.rmb - total(own.map((each) => each.amount)), freeOf(deposit))
  if (taken <= 0) return false
  deposit.kept += taken
  books.kept.push({ deposit: deposit.key, application: application.key, amount: taken })
  return true
}

const follows = {
  arrange: ['applied'],
  pay: ['arranged'],
  reject: ['applied', 'arranged'],
  cancel: ['applied'],
}

function step(books: BooksModel, name: keyof typeof follows, pick: number): boolean {
  const application = pickOf(books.applications, pick)
  if (!application || !follows[name].includes(application.state)) return false
  application.state = ({ arrange: 'arranged', pay: 'paid', reject: 'over', cancel: 'over' } as const)[name]
  if (name === 'arrange') return true
  const ended = books.kept.filter((each) => each.application === application.key)
  for (const each of ended) {
    const deposit = byKey(books.deposits, each.deposit)
    if (deposit) deposit.kept -= each.amount
    books.kept.splice(books.kept.indexOf(each), 1)
  }
  if (name !== 'pay') return true
  const item = { key: application.key, amount: application.rmb, credited: 0, settled: 0 }
  books.items.push(item)
  for (const each of ended) {
    const deposit = byKey(books.deposits, each.deposit)
    if (deposit) settleOldest(books, deposit, [item], each.amount)
  }
  return true
}

/** The counter-entry: a debt is closed after its write-offs are undone, a deposit only while it is whole. */
function reverse(books: BooksModel, pick: number): boolean {
  const voucher = pickOf(books.vouchers, pick)
  if (!voucher || voucher.isReversed) return false
  const deposit = byKey(books.deposits, voucher.key)
  if (deposit && freeOf(deposit) !== deposit.amount) return false
  const item = byKey(books.items, voucher.key)
  if (item && item.credited !== 0) return false
  for (const use of books.uses.filter((each) => !each.isUndone)) {
    if (use.voucher === voucher.key || (item && use.item === item.key)) undoUse(books, use)
  }
  if (item) item.credited = item.amount
  if (deposit) {
    deposit.used = deposit.amount
    deposit.isReversed = true
  }
  const lowered = byKey(books.items, voucher.item)
  if (lowered) lowered.credited -= voucher.amount
  voucher.isReversed = true
  return true
}
