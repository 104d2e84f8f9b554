import type { gatewayRefusals } from '@quayside/contract/gateway/gateway.refusals.ts'
import type { Nested } from '../nested.ts'

export const gatewayErrors = {
  apiKey: {
    unknown: 'The API key is missing, unknown or revoked.',
    scopeMissing: 'This key lacks the scope {scope}.',
    scopeUnknown: 'There is no such scope.',
    revoked: 'This key is revoked already.',
  },
  gateway: {
    noSuchPath: 'There is nothing at this address.',
    keyRequired: 'A write needs the header Idempotency-Key, at most 200 characters long.',
    transitionUnknown: 'There is no such transition. Known ones: {known}',
    rowTwice: 'The same as row {row} of this batch.',
    rowNotTaken: 'A value of this row is beyond what can be kept. Check it and send the row again.',
    referenceUsed: 'This reference was used for other content. Give another one.',
    companyUnknown: 'There is no such company. Check its id.',
  },
  webhook: {
    address: 'Give a whole address that begins with https, without user name and password.',
    addressPrivate: 'This address is inside a private network and cannot be a webhook.',
    addressUnknown: 'The host of this address cannot be found.',
    notDead: 'This delivery is not among the dead letters.',
  },
} satisfies Nested<keyof typeof gatewayRefusals>
