import type { CompanyField } from '@quayside/contract/account/company.ts'
import type { ComponentProps } from 'react'

type FieldShape = {
  name: CompanyField
  isRequired?: true
  hint?: 'name' | 'creditCode' | 'legalPersonId' | 'customsCode' | 'taxNo' | 'email'
  input?: ComponentProps<'input'>
}
export type InformationGroup = 'identity' | 'people' | 'contact' | 'registration' | 'invoicing'

const tel = { type: 'tel', inputMode: 'tel' } as const
export const informationGroups: Record<InformationGroup, readonly FieldShape[]> = {
  identity: [
    { name: 'name', isRequired: true, hint: 'name', input: { autoComplete: 'organization' } },
    { name: 'creditCode', isRequired: true, hint: 'creditCode', input: { autoCapitalize: 'characters' } },
    { name: 'englishName' },
  ],
  people: [
    { name: 'legalPerson', isRequired: true },
    { name: 'legalPersonId', isRequired: true, hint: 'legalPersonId', input: { autoComplete: 'off' } },
    { name: 'agentName', isRequired: true, input: { autoComplete: 'name' } },
    { name: 'agentPhone', isRequired: true, input: { ...tel, autoComplete: 'tel' } },
  ],
  contact: [
    { name: 'email', isRequired: true, hint: 'email', input: { type: 'email', autoComplete: 'email' } },
    { name: 'phone', input: tel },
    { name: 'address', input: { autoComplete: 'street-address' } },
  ],
  registration: [
    { name: 'licenceNo' },
    { name: 'organizationCode' },
    { name: 'customsCode', hint: 'customsCode' },
    { name: 'taxNo', hint: 'taxNo' },
  ],
  invoicing: [
    { name: 'invoicingBank' },
    { name: 'invoicingAccount', input: { inputMode: 'numeric', autoComplete: 'off' } },
    { name: 'invoicingAddress' },
    { name: 'invoicingPhone', input: tel },
  ],
}
