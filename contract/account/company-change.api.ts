import type { ApiTable } from '../kernel/api.ts'
import { stepCall } from '../kernel/endpoints.ts'
import { Identities } from '../kernel/record.ts'
import { CompanyChange, CompanyChangeDetail, CompanyChangeQuery } from './company-change.ts'

export const companyChangeApi = {
  'GET base/online/companyChange/list': {
    access: 'hub-company-view',
    summary: 'Changes of the certified company’s information that went to review, newest first.',
    query: CompanyChangeQuery,
    rows: CompanyChange,
  },
  'GET base/online/companyChange/{id}': {
    access: 'hub-company-view',
    summary: 'One change with old and new, its files, its timeline and the steps open to the caller.',
    data: CompanyChangeDetail,
  },
  'POST base/online/companyChange/{id}/identity': {
    access: 'hub-company-edit',
    summary: 'The legal person’s whole ID numbers, `before` and `after`; who asked is kept.',
    data: Identities,
  },
  'POST base/online/companyChange/{id}/withdraw': stepCall(
    'hub-company-edit',
    'Withdraws a change that the provider has not decided yet.',
  ),
} as const satisfies ApiTable
