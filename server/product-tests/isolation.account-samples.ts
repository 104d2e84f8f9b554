import type { Samples } from './isolation.sample.ts'

export const accountSamples: Samples = {
  'POST base/online/company/save': (a) => [
    { body: { id: a.companyId, version: 1, name: 'taken' } },
    { body: { version: 1, licenceFileIds: [a.fileId] } },
  ],
  'POST base/online/company/{id}/submit': (a) => [{ params: { id: a.companyId } }],
  'POST base/online/company/{id}/identity': (a) => [{ params: { id: a.companyId } }],
  'GET base/online/member/{id}': (a) => [{ params: { id: a.colleagueId } }],
  'POST base/online/member/save': (a) => [
    {
      body: {
        id: a.colleagueId,
        version: 1,
        name: 'taken',
        mobile: '15900000001',
        permissionSet: 'readOnly',
      },
    },
  ],
  'POST base/online/member/{id}/disable': (a) => [{ params: { id: a.colleagueId } }],
  'POST base/online/member/{id}/enable': (a) => [{ params: { id: a.colleagueId } }],
  'POST base/online/member/{id}/resetSecondFactor': (a) => [{ params: { id: a.colleagueId } }],
  'POST auth/passkey/{id}/remove': (a) => [{ params: { id: a.passkeyId } }],
  'DELETE base/online/member/batchRemove': (a) => [
    { body: { ids: [a.colleagueId] } },
    { query: { ids: a.colleagueId } },
  ],
  'POST base/online/rateAlert/save': (a) => [
    { body: { id: a.rateAlertId, version: 1, currency: 'GBP', atOrBelow: '9' } },
  ],
  'DELETE base/online/rateAlert/batchRemove': (a) => [
    { body: { ids: [a.rateAlertId] } },
    { query: { ids: a.rateAlertId } },
  ],
  'POST system/online/savedView/save': (a) => [
    { body: { id: a.savedViewId, version: 1, list: 'suppliers', name: 'taken', view: { filters: {} } } },
  ],
  'DELETE system/online/savedView/batchRemove': (a) => [
    { body: { ids: [a.savedViewId] } },
    { query: { ids: a.savedViewId } },
  ],
  'GET system/online/teamwork/record': (a) => [{ query: { entity: 'order', entityId: a.orderId } }],
  'POST system/online/teamwork/follow': (a) => [
    { body: { entity: 'order', entityId: a.orderId, isFollowing: 1 } },
  ],
  'POST system/online/recordNote/save': (a) => [
    { body: { entity: 'order', entityId: a.orderId, message: 'taken' } },
    { body: { entity: 'supplier', entityId: a.supplierId, message: 'taken' } },
  ],
  'DELETE system/online/recordNote/batchRemove': (a) => [
    { body: { ids: [a.recordNoteId] } },
    { query: { ids: a.recordNoteId } },
  ],
  'POST system/online/recordTask/save': (a) => [
    {
      body: {
        id: a.recordTaskId,
        version: 1,
        entity: 'order',
        entityId: a.orderId,
        title: 'taken',
        dueOn: '2026-11-20',
        assigneeId: a.memberId,
      },
    },
  ],
  'POST system/online/recordTask/{id}/done': (a) => [{ params: { id: a.recordTaskId }, body: { isDone: 1 } }],
  'DELETE system/online/recordTask/batchRemove': (a) => [
    { body: { ids: [a.recordTaskId] } },
    { query: { ids: a.recordTaskId } },
  ],
  'POST system/online/push/{id}/test': (a) => [{ params: { id: a.pushId }, body: {} }],
  'DELETE system/online/push/{id}': (a) => [{ params: { id: a.pushId } }],
  'POST system/online/user/company/{id}/open': (a) => [{ params: { id: a.memberId } }],
  'POST system/online/user/company/{id}/accept': (a) => [{ params: { id: a.memberId } }],
  'POST system/online/user/company/{id}/refuse': (a) => [{ params: { id: a.memberId } }],
  'POST system/online/user/company/{id}/leave': (a) => [{ params: { id: a.memberId } }],
  'DELETE system/online/user/session/batchRemove': (a) => [
    { body: { ids: [a.sessionId] } },
    { query: { ids: a.sessionId } },
  ],
  'PUT system/online/sysTableLevelStep/commitAudit': (a) => [
    { form: { tableName: 'company', ids: a.companyId } },
    { form: { tableName: 'order', ids: a.orderId } },
    { form: { tableName: 'inbound', ids: a.inboundId } },
    { form: { tableName: 'outbound', ids: a.outboundId } },
    { form: { tableName: 'forwarderEnquiry', ids: a.enquiryId } },
    { form: { tableName: 'labelOrder', ids: a.labelDraftId } },
  ],
  'GET base/online/companyChange/{id}': (a) => [{ params: { id: a.companyChangeId } }],
  'POST base/online/companyChange/{id}/identity': (a) => [{ params: { id: a.companyChangeId } }],
  'POST base/online/companyChange/{id}/withdraw': (a) => [
    { params: { id: a.companyChangeId }, body: { note: 'x' } },
  ],
}
