import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { Saved } from '../kernel/record.ts'
import {
  LinkOpening,
  LinkReply,
  LinkReplyDecision,
  LinkReplyQuery,
  MadeLink,
  ShareLink,
  ShareLinkQuery,
  ShareLinkSave,
} from './share-link.ts'

/** Besides the permission, each call asks whether the member may see the record; a link is ended without that. */
export const shareLinkApi = {
  'GET base/online/shareLink/list': {
    access: 'hub-link-list',
    summary: 'The company’s links without log-in, of one record or of all.',
    query: ShareLinkQuery,
    rows: ShareLink,
  },
  'POST base/online/shareLink/save': {
    access: 'hub-link-edit',
    summary: 'Makes a link without log-in to a record; its secret is answered this once.',
    body: ShareLinkSave,
    data: MadeLink,
  },
  'POST base/online/shareLink/{id}/revoke': {
    access: 'hub-link-edit',
    summary: 'Ends a link at once.',
    body: z.strictObject({}),
    data: Saved,
  },
  'GET base/online/shareLink/{id}/openings': {
    access: 'hub-link-list',
    summary: 'When a link was opened, from which part of the net and with which browser; the newest 200.',
    data: z.array(LinkOpening),
  },
  'GET base/online/linkReply/list': {
    access: 'hub-link-list',
    summary: 'What suppliers sent for a record by their links.',
    query: LinkReplyQuery,
    rows: LinkReply,
  },
  'POST base/online/linkReply/{id}/accept': {
    access: 'hub-link-edit',
    summary: 'Takes what a supplier sent: a file becomes one of the record’s, a time becomes the record’s.',
    body: LinkReplyDecision,
    data: Saved,
  },
  'POST base/online/linkReply/{id}/refuse': {
    access: 'hub-link-edit',
    summary: 'Does not take what a supplier sent.',
    body: LinkReplyDecision,
    data: Saved,
  },
} as const satisfies ApiTable
