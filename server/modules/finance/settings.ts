import { type Amount, amount, exceeds, times } from '@quayside/contract/kernel/money.ts'
import { FinanceSettings } from '@quayside/contract/office/publishing.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { bankRate } from '../rates/bank-rates.ts'

export const financeKey = 'finance'

/** Where the provider has set nothing. */
const usualSettings: FinanceSettings = { secondPersonAbove: amount('200000'), isAgencyFeeCharged: false }

export function settingsOf(value: unknown): FinanceSettings {
  const settings = (value as { '*'?: object } | undefined)?.['*']
  return FinanceSettings.parse({ ...usualSettings, ...settings })
}

export async function financeSettings(tx: Tx): Promise<FinanceSettings> {
  const row = await tx
    .selectFrom('system_config')
    .select('value')
    .where('key', '=', financeKey)
    .executeTakeFirst()
  return settingsOf(row?.value)
}

/** Who did something, for comparing two persons: staff and the ERP's keys have numbers of their own. */
export const personOf = (acting: Acting): string => `${acting.actor} ${acting.id ?? ''} ${acting.name}`

/** The name alone, as it is shown. */
export const nameOfPerson = (person: string): string => person.split(' ').slice(2).join(' ')

/** Whether an amount needs a second person. A currency without a rate does. */
export async function needsSecondPerson(tx: Tx, currency: string, money: Amount): Promise<boolean> {
  const rate = await bankRate(tx, currency, await readBusinessDay(tx))
  const { secondPersonAbove } = await financeSettings(tx)
  return rate === undefined || exceeds(times(money, rate.rate), secondPersonAbove)
}

/** Finds the steps that somebody began and another person than the one who asks has to finish. */
export async function barredSteps(
  tx: Tx,
  acting: Acting,
  asked: readonly { name: string; first: string | null; currency: string; amount: string }[],
): Promise<Record<string, 'finance.secondPerson'>> {
  const barred: Record<string, 'finance.secondPerson'> = {}
  for (const { name, first, currency, amount: money } of asked) {
    if (first !== personOf(acting)) continue
    if (await needsSecondPerson(tx, currency, money as Amount)) barred[name] = 'finance.secondPerson'
  }
  return barred
}

export async function requireSecondPerson(
  tx: Tx,
  acting: Acting,
  first: string,
  money: { currency: string; amount: Amount },
): Promise<void> {
  if (first !== personOf(acting)) return
  if (await needsSecondPerson(tx, money.currency, money.amount)) throw refuse('finance.secondPerson')
}
