import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Member, MemberDraft, MemberQuery, MemberRow, MemberSaved } from './member.ts'
import { LoginRule, LoginRuleSave } from './second-factor.ts'

export const memberApi = {
  'GET base/online/member/list': {
    access: 'hub-member-list',
    summary: 'The members of the calling member’s company.',
    query: MemberQuery,
    rows: MemberRow,
  },
  'GET base/online/member/{id}': {
    access: 'hub-member-list',
    summary: 'One member with all permissions.',
    data: Member,
  },
  'POST base/online/member/save': {
    access: 'hub-member-edit',
    summary:
      'Invites a member, or with id and version changes one; what a member may do changes at once. A person who has an account is asked first.',
    body: MemberDraft,
    data: MemberSaved,
  },
  'POST base/online/member/{id}/disable': {
    access: 'hub-member-edit',
    summary: 'Keeps a member from logging in and ends the member’s sessions.',
  },
  'POST base/online/member/{id}/enable': {
    access: 'hub-member-edit',
    summary: 'Lets a disabled member log in again.',
  },
  'POST base/online/member/{id}/resetSecondFactor': {
    access: 'hub-member-edit',
    summary: 'Removes all second factors of a member who lost them, and ends the member’s sessions.',
  },
  'GET base/online/loginRule': {
    access: 'hub-member-list',
    summary: 'Whether members of the company need a second factor.',
    data: LoginRule,
  },
  'POST base/online/loginRule/save': {
    access: 'hub-member-edit',
    summary: 'Sets whether members of the company need a second factor; for administrators.',
    body: LoginRuleSave,
    data: LoginRule,
  },
  'DELETE base/online/member/batchRemove': removal(
    'hub-member-edit',
    'Removes members and ends their sessions; withdraws invitations that wait for an answer.',
  ),
} as const satisfies ApiTable
