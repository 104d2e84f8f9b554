import type { RefusalCode, refusals } from './all-refusals.ts'
import { type Finding, Refusal } from './kernel/refusal.ts'

type ParamsOf<C extends RefusalCode> = (typeof refusals)[C] extends {
  params: readonly (infer P extends string)[]
}
  ? [params: Readonly<Record<P, string | number>>]
  : []

/** `throw refuse('sms.waitBeforeNext', { seconds: 42 })` */
export function refuse<C extends RefusalCode>(code: C, ...params: ParamsOf<C>): Refusal {
  return new Refusal([finding(code, ...params)])
}

export function finding<C extends RefusalCode>(code: C, ...params: ParamsOf<C>): Finding<RefusalCode> {
  return params[0] ? { code, params: params[0] } : { code }
}

/** The same, at a field: `at('lines.3.qty', 'field.positive')`. */
export function at<C extends RefusalCode>(
  path: string,
  code: C,
  ...params: ParamsOf<C>
): Finding<RefusalCode> {
  return { ...finding(code, ...params), path }
}

/** The same, with the records at which it is put right: the front ends link to them by `healedAt`. */
export const heals = <F extends Finding>(found: F, records: Readonly<Record<string, string>>): F => ({
  ...found,
  heals: records,
})

/** `throw refuseHealed(finding('declaration.openBills', { count }), { billId })` */
export const refuseHealed = (found: Finding, records: Readonly<Record<string, string>>): Refusal =>
  new Refusal([heals(found, records)])

export function refuseIfAny(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Refusal(findings)
}
