import type { Token } from '@quayside/contract/account/login.ts'
import { leaveUnsaved } from '@quayside/kit/form/unsaved.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { beginInCompany } from './session.ts'

export const ownCompaniesKey = ['ownCompanies'] as const
/** Messages of other companies do not come over this session's live channel. */
const pollEvery = 60_000

export const useOwnCompanies = () =>
  useQuery({
    queryKey: ownCompaniesKey,
    queryFn: ({ signal }) => api('GET system/online/user/company/list', {}, { isQuiet: true, signal }),
    refetchInterval: pollEvery,
  })

/** A full load: nothing of the former company stays in this tab. What was typed is kept as that company's draft. */
function enterCompany(token: Token): void {
  leaveUnsaved()
  beginInCompany(token)
  location.assign(
    token.scope === 'onboarding' ? '/information' : token.scope === 'enrolment' ? '/secondFactor' : '/home',
  )
}

export async function openCompany(id: string): Promise<void> {
  enterCompany(await api('POST system/online/user/company/{id}/open', { params: { id } }))
}

/** Leaves the company of this tab, which goes on in another one. */
export async function leaveForOther(id: string, otherId: string): Promise<void> {
  const token = await api('POST system/online/user/company/{id}/open', { params: { id: otherId } })
  await api('POST system/online/user/company/{id}/leave', { params: { id } })
  enterCompany(token)
}

export async function registerCompany(): Promise<void> {
  enterCompany(await api('POST system/online/user/company/register', { body: { agree: true } }))
}
