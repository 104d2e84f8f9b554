import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { contactType } from './contact.codes.ts'

type ContactFacts = {
  readonly type: number
  readonly mobile: string
  readonly landline: string
  readonly idCard: string
}

/** §5: the warehouse is given the name, ID number and phone of the person who picks goods up. */
export const isPickupContact = ({ type }: Pick<ContactFacts, 'type'>): boolean =>
  type === contactType.codes.pickup

/** Every contact needs a phone number; a pickup contact also needs a mobile number and an ID card number. */
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
