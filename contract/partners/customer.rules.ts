import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { customerType } from './partner.codes.ts'

type CustomerFacts = {
  readonly type: number
  readonly chineseName: string
  readonly englishName: string
}

export const isOverseasCustomer = ({ type }: Pick<CustomerFacts, 'type'>): boolean =>
  type === customerType.codes.overseas

/** The papers of an export name the overseas customer in English, those of a domestic sale in Chinese. */
export function checkCustomer(customer: CustomerFacts): Finding[] {
  if (isOverseasCustomer(customer))
    return customer.englishName === '' ? [at('englishName', 'customer.englishNameMissing')] : []
  return customer.chineseName === '' ? [at('chineseName', 'customer.chineseNameMissing')] : []
}
