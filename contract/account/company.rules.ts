import type { RefusalCode } from '../all-refusals.ts'
import { isCreditCode, isIdCard, isPhone } from '../kernel/formats.ts'
import { isMaskedIdCard } from '../kernel/mask.ts'
import type { Finding } from '../kernel/refusal.ts'
import { email } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import type { CompanyField } from './company.ts'

/** What the review asks for. A form passes what is typed, the server the locked row. */
export type CompanyFacts = Readonly<Pick<Record<CompanyField, string>, CheckedField>> & {
  readonly hasAgreed: boolean
  readonly licenceCount: number
}
type CheckedField =
  | 'name'
  | 'creditCode'
  | 'legalPerson'
  | 'legalPersonId'
  | 'agentName'
  | 'agentPhone'
  | 'email'
  | 'phone'
  | 'invoicingPhone'

/** A form sends the stored number as it was shown, masked. */
const isIdCardOrKept = (value: string): boolean => isIdCard(value) || isMaskedIdCard(value)
const isEmail = (value: string): boolean => email.safeParse(value).success

/** §5 company authentication, each finding at its field. */
export function checkCompany(company: CompanyFacts): Finding<RefusalCode>[] {
  return [
    ...required(company, 'name'),
    ...required(company, 'creditCode', isCreditCode, 'format.creditCode'),
    ...required(company, 'legalPerson'),
    ...required(company, 'legalPersonId', isIdCardOrKept, 'format.idCard'),
    ...required(company, 'agentName'),
    ...required(company, 'agentPhone', isPhone, 'format.phone'),
    ...required(company, 'email', isEmail, 'format.email'),
    ...wellFormed(company, 'phone', isPhone, 'format.phone'),
    ...wellFormed(company, 'invoicingPhone', isPhone, 'format.phone'),
    ...(company.licenceCount > 0 ? [] : [at('licenceFileIds', 'company.licenceMissing')]),
    ...(company.hasAgreed ? [] : [at('agree', 'company.consentMissing')]),
  ]
}

type Format = 'format.creditCode' | 'format.idCard' | 'format.phone' | 'format.email'

function required(
  company: CompanyFacts,
  field: CheckedField,
  isRight: (value: string) => boolean = () => true,
  format: Format = 'format.phone',
): Finding<RefusalCode>[] {
  if (company[field].trim() === '') return [at(field, 'field.required')]
  return wellFormed(company, field, isRight, format)
}

function wellFormed(
  company: CompanyFacts,
  field: CheckedField,
  isRight: (value: string) => boolean,
  format: Format,
): Finding<RefusalCode>[] {
  const value = company[field].trim()
  return value === '' || isRight(value) ? [] : [at(field, format)]
}
