import type { Samples } from './isolation.sample.ts'

const toOrder = { entity: 'order', kind: 1, recipient: 'x', days: 7 }

export const linkSamples: Samples = {
  'GET base/online/shareLink/list': (a) => [{ query: { entity: 'order', recordId: a.orderId } }],
  'POST base/online/shareLink/save': (a) => [
    { body: { ...toOrder, recordId: a.orderId } },
    { body: { ...toOrder, entity: 'inbound', recordId: a.inboundId, fileIds: [a.fileId] } },
  ],
  'POST base/online/shareLink/{id}/revoke': (a) => [{ params: { id: a.linkId } }],
  'GET base/online/shareLink/{id}/openings': (a) => [{ params: { id: a.linkId } }],
  'GET base/online/linkReply/list': (a) => [{ query: { entity: 'order', recordId: a.orderId } }],
  'POST base/online/linkReply/{id}/accept': (a) => [{ params: { id: a.linkReplyId } }],
  'POST base/online/linkReply/{id}/refuse': (a) => [{ params: { id: a.linkReplyId } }],
}
