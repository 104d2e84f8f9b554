import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { contactType } from './contact.codes.ts'

type ContactFacts = {
  readonly type: number
  readonly mobile: string
  readonly landline: string
  readonly idCard: string
}

/** §5: whoever picks goods up is named to the warehouse with ID number and phone. */
export const isPickupContact = ({ type }: Pick<ContactFacts, 'type'>): boolean =>
  type === contactType.codes.pickup

/** Somebody who cannot be called is no contact; one who picks goods up is called on the road and shows an ID card. */
export function checkContact(contact: ContactFacts): Finding[] {
  const { mobile, landline, idCard } = contact
  if (isPickupContact(contact)) {
    return [
      ...(mobile === '' ? [at('mobile', 'contact.pickupMobileMissing')] : []),
      ...(idCard === '' ? [at('idCard', 'contact.pickupIdMissing')] : []),
    ]
  }
  return mobile === '' && landline === '' ? [at('mobile', 'contact.phoneMissing')] : []
}
