import { addressType, contactType } from '@quayside/contract/account/contact.codes.ts'
import type { Identities } from '@quayside/contract/kernel/record.ts'
import type { Delivery } from '@quayside/contract/orders/order-parts.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import { EntryField, type FieldsForm, MinuteField, TextField } from './fields.tsx'
import { FillFrom, type Picked } from './fill-from.tsx'

/** Under the names that the server's errors have. */
export type DeliveryTexts = { readonly [K in keyof Delivery as `delivery.${K}`]: string }
type Props = { readonly of: FieldsForm<DeliveryTexts> }

function fill({ form }: Props['of'], texts: Partial<DeliveryTexts>): void {
  for (const [name, text] of Object.entries(texts)) form.set(name as keyof DeliveryTexts, text)
}

/** Who fetches the goods, where and when. */
export const PickupFields = ({ of }: Props) => (
  <>
    <MinuteField of={of} name="delivery.pickupTime" />
    <TextField of={of} name="delivery.pickupAddress" max={300} isWide />
    <ContactPicker of={of} type={contactType.codes.pickup} role="pickup" />
    <TextField of={of} name="delivery.pickupName" max={60} />
    <TextField of={of} name="delivery.pickupIdNumber" max={24} />
    <TextField of={of} name="delivery.pickupPhone" max={30} />
  </>
)

/** Where the goods are brought, to whom, and by whom. */
export function ConsignmentFields({ of, isExpress }: Props & { isExpress: boolean }) {
  return (
    <>
      <AddressPicker of={of} />
      <MinuteField of={of} name="delivery.time" />
      <TextField of={of} name="delivery.address" max={300} isWide />
      <TextField of={of} name="delivery.contact" max={60} />
      <TextField of={of} name="delivery.phone" max={30} />
      <ContactPicker of={of} type={undefined} role="consignee" />
      <TextField of={of} name="delivery.consigneeName" max={60} />
      <TextField of={of} name="delivery.consigneeIdNumber" max={24} />
      <TextField of={of} name="delivery.consigneePhone" max={30} />
      {isExpress ? (
        <>
          <EntryField of={of} name="delivery.expressProvider" dictionary="1013" />
          <TextField of={of} name="delivery.expressNumber" max={60} />
          <EntryField of={of} name="delivery.freightPayment" dictionary="1014" />
        </>
      ) : (
        <>
          <EntryField of={of} name="delivery.transportMode" dictionary="1006" />
          <TextField of={of} name="delivery.transportCompany" max={100} />
        </>
      )}
    </>
  )
}

const ownAddresses = {
  key: `addressOptions.${addressType.codes.delivery}`,
  find: async (keyword: string): Promise<readonly Picked[]> => {
    const query = { keyword, type: addressType.codes.delivery }
    const found = await api('GET base/online/address/options', { query }, { isQuiet: true })
    return found.map((each) => ({
      id: each.id,
      number: each.contact,
      name: `${each.region} ${each.detail}`,
    }))
  },
}

function AddressPicker({ of }: Props) {
  const t = useTranslations('orderForm')
  return (
    <FillFrom
      label={t('ownAddress')}
      source={ownAddresses}
      onPick={async (id) => {
        const found = await api('GET base/online/address/{id}', { params: { id } })
        fill(of, {
          'delivery.addressId': id,
          'delivery.address': `${found.region} ${found.detail}`.trim(),
          'delivery.contact': found.contact,
          'delivery.phone': found.phone,
        })
      }}
    />
  )
}

const noNumber: Identities = {}

function ContactPicker(props: Props & { type: number | undefined; role: 'pickup' | 'consignee' }) {
  const { of, type, role } = props
  const can = useCan()
  const t = useTranslations('orderForm')
  const source = useMemo(
    () => ({
      key: `contactOptions.${type ?? 'all'}`,
      find: async (keyword: string): Promise<readonly Picked[]> => {
        const query = { keyword, ...(type !== undefined && { type }) }
        const found = await api('GET base/online/contact/options', { query }, { isQuiet: true })
        return found.map((each) => ({ id: each.id, number: each.mobile, name: each.name }))
      },
    }),
    [type],
  )
  return (
    <FillFrom
      label={t(role === 'pickup' ? 'pickupContact' : 'consigneeContact')}
      source={source}
      onPick={async (id) => {
        const [found, { idCard = '' }] = await Promise.all([
          api('GET base/online/contact/{id}', { params: { id } }),
          can('hub-contact-edit')
            ? api('POST base/online/contact/{id}/identity', { params: { id } })
            : noNumber,
        ])
        fill(of, {
          [`delivery.${role}Name` as const]: found.name,
          [`delivery.${role}IdNumber` as const]: idCard,
          [`delivery.${role}Phone` as const]: found.mobile || found.landline,
        })
      }}
    />
  )
}
