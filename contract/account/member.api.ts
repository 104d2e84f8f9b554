import type { ApiTable } from '../kernel/api.ts'
import { Removed, Saved, SelectedIds } from '../kernel/record.ts'
import { Member, MemberDraft, MemberQuery, MemberRow } from './member.ts'

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
    summary: 'Invites a member, or with id and version changes one; what a member may do changes at once.',
    body: MemberDraft,
    data: Saved,
  },
  'POST base/online/member/{id}/disable': {
    access: 'hub-member-edit',
    summary: 'Keeps a member from logging in and ends the member’s sessions.',
  },
  'POST base/online/member/{id}/enable': {
    access: 'hub-member-edit',
    summary: 'Lets a disabled member log in again.',
  },
  'DELETE base/online/member/batchRemove': {
    access: 'hub-member-edit',
    summary: 'Removes members and ends their sessions.',
    query: SelectedIds,
    body: SelectedIds,
    data: Removed,
  },
} as const satisfies ApiTable
