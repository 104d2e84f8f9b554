import type { ApiTable } from '../kernel/api.ts'
import { Identities } from '../kernel/record.ts'
import { AccountManager, Company, CompanyDraft, CompanySaved } from './company.ts'

export const companyApi = {
  'GET base/online/company/current': {
    access: 'onboarding',
    summary: 'The calling member’s company and how its review stands.',
    data: Company,
  },
  'POST base/online/company/save': {
    access: 'onboarding',
    summary:
      'Saves the company’s information: before it is submitted as a draft, however incomplete; once certified whole, and what it was certified by goes to review.',
    body: CompanyDraft,
    data: CompanySaved,
  },
  'POST base/online/company/{id}/submit': {
    access: 'onboarding',
    summary: 'Submits the company’s information for review; everything the review asks for is checked.',
  },
  'GET base/online/company/manager': {
    access: 'member',
    summary: 'The provider’s account manager of the company.',
    data: AccountManager,
  },
  'POST base/online/company/{id}/identity': {
    access: 'onboarding',
    summary: 'The legal person’s whole ID number, for those in charge of the company; who asked is kept.',
    data: Identities,
  },
} as const satisfies ApiTable
