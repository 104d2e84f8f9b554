import { shareLinkApi } from '@quayside/contract/links/share-link.api.ts'
import type { FileHolders } from '../../platform/files/file-holders.ts'
import { bind } from '../../platform/http/bind.ts'
import { decideReply } from './decide-reply.ts'
import { listLinks, listOpenings } from './links.ts'
import { makeLink } from './make-link.ts'
import { listReplies } from './replies.ts'
import { revokeLink } from './revoke-link.ts'

export const linkRoutes = (holders: FileHolders) =>
  bind(shareLinkApi, {
    'GET base/online/shareLink/list': listLinks,
    'POST base/online/shareLink/save': makeLink(holders),
    'POST base/online/shareLink/{id}/revoke': revokeLink,
    'GET base/online/shareLink/{id}/openings': listOpenings,
    'GET base/online/linkReply/list': listReplies(holders),
    'POST base/online/linkReply/{id}/accept': decideReply(holders, 'taken'),
    'POST base/online/linkReply/{id}/refuse': decideReply(holders, 'refused'),
  })
