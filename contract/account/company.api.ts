import type { ApiTable } from '../kernel/api.ts'
import { Saved } from '../kernel/record.ts'
import { Company, CompanyDraft } from './company.ts'

export const companyApi = {
  'GET base/online/company/current': {
    access: 'onboarding',
    summary: 'The calling member’s company and how its review stands.',
    data: Company,
  },
  'POST base/online/company/save': {
    access: 'onboarding',
    summary: 'Saves the company’s information as a draft, however incomplete, before it is submitted.',
    body: CompanyDraft,
    data: Saved,
  },
  'POST base/online/company/{id}/submit': {
    access: 'onboarding',
    summary: 'Submits the company’s information for review; everything the review asks for is checked.',
  },
} as const satisfies ApiTable
