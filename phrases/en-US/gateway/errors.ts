import type { gatewayRefusals } from '@quayside/contract/gateway/gateway.refusals.ts'
import type { Nested } from '../../nested.ts'

export const gatewayErrors = {
  apiKey: {
    unknown: 'The API key is missing, unknown or revoked.',
    scopeMissing: 'This key lacks the scope {scope}. Use a key that has it.',
    scopeUnknown: 'There is no such scope. Choose from the list.',
    revoked: 'This key has already been revoked.',
  },
  gateway: {
    noSuchPath: 'There is nothing at this address. Check the path.',
    keyRequired: 'A write needs an Idempotency-Key header of at most 200 characters.',
    transitionUnknown: 'There is no such transition. Known ones: {known}',
    rowTwice: 'The same as row {row} of this batch.',
    rowNotTaken: 'A value in this row is out of range. Check it and send the row again.',
    referenceUsed: 'This reference was already used for other content. Use another one.',
    companyUnknown: 'There is no such company. Check its id.',
    classificationIncomplete: 'Describe the product, or give hsCode, cccStatus and hongKongControl together.',
  },
  webhook: {
    address: 'Enter a full address that begins with https, without a user name or password.',
    addressPrivate:
      'This address is inside a private network and cannot receive webhooks. Enter a public one.',
    addressUnknown: 'The host of this address cannot be found. Check the address.',
    notDead: 'This webhook is not among the undelivered ones. Refresh the list.',
  },
} satisfies Nested<keyof typeof gatewayRefusals>
