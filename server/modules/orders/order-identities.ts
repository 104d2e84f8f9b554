import { maskIdCard } from '@quayside/contract/kernel/mask.ts'
import type { Delivery } from '@quayside/contract/orders/order-parts.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { keptIdentity } from '../../platform/records/kept-identity.ts'
import type { OrderRow } from './order-transport.ts'

type Identities = Pick<Delivery, 'pickupIdNumber' | 'consigneeIdNumber'>

type SealedIdentities = Pick<OrderRow, 'pickup_id_number_sealed' | 'consignee_id_number_sealed'>

export function identitiesOf(row: SealedIdentities, personalData: PersonalData): Identities {
  const opened = (sealed: string | null): string => (sealed === null ? '' : personalData.open(sealed))
  return {
    pickupIdNumber: opened(row.pickup_id_number_sealed),
    consigneeIdNumber: opened(row.consignee_id_number_sealed),
  }
}

/** As every read shows them. */
export const maskIdentities = (delivery: Delivery): Delivery => ({
  ...delivery,
  pickupIdNumber: maskIdCard(delivery.pickupIdNumber),
  consigneeIdNumber: maskIdCard(delivery.consigneeIdNumber),
})

/** What a save means: numbers that the form showed masked are those stored before. */
export function keepIdentities(delivery: Delivery, before: Identities | undefined): Delivery {
  const wholeNumber = (name: keyof Identities): string =>
    keptIdentity(delivery[name], before?.[name] ?? '', `delivery.${name}`)
  return {
    ...delivery,
    pickupIdNumber: wholeNumber('pickupIdNumber'),
    consigneeIdNumber: wholeNumber('consigneeIdNumber'),
  }
}
