import { type Company, type CompanyField, companyFields } from '@quayside/contract/account/company.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { withoutSecrets } from '@quayside/kit/form/draft.ts'

type Licence = Pick<Attachment, 'fileId' | 'name' | 'mime' | 'bytes'>

export type InformationValues = Record<CompanyField, string> & {
  agree: boolean
  licences: readonly Licence[]
}

export const valuesOf = (company: Company): InformationValues => ({
  ...(Object.fromEntries(companyFields.map((field) => [field, company[field]])) as Record<
    CompanyField,
    string
  >),
  agree: company.agreedAt !== null,
  licences: company.licences,
})

type Changes = Partial<Record<CompanyField, string>> & { agree?: boolean; licenceFileIds?: string[] }

const fileIds = (licences: readonly Licence[]): string[] => licences.map((licence) => licence.fileId)

/** The values typed since the last save. Omitted ones are unchanged. */
export function changesBetween(saved: InformationValues, typed: InformationValues): Changes {
  const changes: Changes = {}
  for (const field of companyFields) if (saved[field] !== typed[field]) changes[field] = typed[field]
  if (saved.agree !== typed.agree) changes.agree = typed.agree
  const files = fileIds(typed.licences)
  if (files.join() !== fileIds(saved.licences).join()) changes.licenceFileIds = files
  return changes
}

const keyOf = (companyId: string): string => `draft.information:${companyId}`

/** The browser stores only what the server does not have yet. */
export function keepLocally(companyId: string, changes: Changes): void {
  const draft = withoutSecrets(changes)
  if (Object.keys(draft).length === 0) localStorage.removeItem(keyOf(companyId))
  else localStorage.setItem(keyOf(companyId), JSON.stringify(draft))
}

export function findLocally(companyId: string): Changes {
  try {
    return JSON.parse(localStorage.getItem(keyOf(companyId)) ?? '{}') as Changes
  } catch {
    return {}
  }
}
