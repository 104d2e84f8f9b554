import type { ApiTable } from '../kernel/api.ts'
import { Token } from './login.ts'
import { FurtherCompany, OwnCompanies } from './membership.ts'

/** A person's companies, whichever of them the calling session is in. */
export const membershipApi = {
  'GET system/online/user/company/list': {
    access: 'onboarding',
    summary:
      'The companies that the calling person belongs to, with their unread messages, and those that invite.',
    data: OwnCompanies,
  },
  'POST system/online/user/company/{id}/open': {
    access: 'onboarding',
    summary:
      'A session in another company of the calling person, beside the present one; both end with the log-in.',
    bare: Token,
  },
  'POST system/online/user/company/register': {
    access: 'onboarding',
    summary: 'Registers a further company that the calling person administers; answers a session in it.',
    body: FurtherCompany,
    bare: Token,
  },
  'POST system/online/user/company/{id}/accept': {
    access: 'onboarding',
    summary: 'Accepts the invitation of a company: the calling person is a member of it from now on.',
  },
  'POST system/online/user/company/{id}/refuse': {
    access: 'onboarding',
    summary: 'Refuses the invitation of a company.',
  },
  'POST system/online/user/company/{id}/leave': {
    access: 'onboarding',
    summary: 'Leaves a company; its last administrator cannot.',
  },
} as const satisfies ApiTable
