import type { CompanyField } from '@quayside/contract/account/company.ts'
import { reviewedFields } from '@quayside/contract/account/company-change.rules.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

/** The company's fields in the groups of the screen; the first group is what was certified. */
export const companyGroups = {
  reviewed: reviewedFields,
  registration: ['englishName', 'organizationCode', 'customsCode', 'taxNo'],
  invoicing: ['invoicingBank', 'invoicingAccount', 'invoicingPhone', 'invoicingAddress'],
  contact: ['agentName', 'agentPhone', 'phone', 'email', 'address'],
} as const satisfies Record<string, readonly CompanyField[]>

export const licencesOf = (files: readonly Attachment[]): StoredFile[] => files.map(toStoredFile)
