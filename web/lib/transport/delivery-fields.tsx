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
type Props = { readonly editor: FieldsForm<keyof DeliveryTexts> }

function fill({ form }: Props['editor'], texts: Partial<DeliveryTexts>): void {
  for (const [name, text] of Object.entries(texts)) form.set(name as keyof DeliveryTexts, text)
}

function isEmpty({ form }: Props['editor'], names: readonly (keyof DeliveryTexts)[]): boolean {
  const values: Readonly<Record<string, string>> = form.values
  return names.every((name) => values[name] === '')
}

const namesOf = (role: 'pickup' | 'consignee') =>
  [`delivery.${role}Name`, `delivery.${role}IdNumber`, `delivery.${role}Phone`] as const

/** Who fetches the goods, where and when. */
export const PickupFields = ({ editor }: Props) => (
  <>
    <MinuteField editor={editor} name="delivery.pickupTime" />
    <TextField editor={editor} name="delivery.pickupAddress" max={300} isWide />
    <ContactPicker editor={editor} type={contactType.codes.pickup} role="pickup" isOwn />
    <TextField editor={editor} name="delivery.pickupName" max={60} />
    <TextField editor={editor} name="delivery.pickupIdNumber" max={24} />
    <TextField editor={editor} name="delivery.pickupPhone" max={30} />
  </>
)

type ConsignmentProps = Props & {
  readonly isExpress: boolean
  /** The goods go to the company itself, whose default address and contact are filled in. */
  readonly isOwn: boolean
}

/** Where the goods are brought, to whom, and by whom. */
export function ConsignmentFields({ editor, isExpress, isOwn }: ConsignmentProps) {
  return (
    <>
      <AddressPicker editor={editor} isOwn={isOwn} />
      <MinuteField editor={editor} name="delivery.time" />
      <TextField editor={editor} name="delivery.address" max={300} isWide />
      <TextField editor={editor} name="delivery.contact" max={60} />
      <TextField editor={editor} name="delivery.phone" max={30} />
      <ContactPicker editor={editor} type={undefined} role="consignee" isOwn={isOwn} />
      <TextField editor={editor} name="delivery.consigneeName" max={60} />
      <TextField editor={editor} name="delivery.consigneeIdNumber" max={24} />
      <TextField editor={editor} name="delivery.consigneePhone" max={30} />
      {isExpress ? (
        <>
          <EntryField editor={editor} name="delivery.expressProvider" dictionary="1013" />
          <TextField editor={editor} name="delivery.expressNumber" max={60} />
          <EntryField editor={editor} name="delivery.freightPayment" dictionary="1014" />
        </>
      ) : (
        <>
          <EntryField editor={editor} name="delivery.transportMode" dictionary="1006" />
          <TextField editor={editor} name="delivery.transportCompany" max={100} />
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
      isDefault: each.isDefault,
    }))
  },
}

function AddressPicker({ editor, isOwn }: Props & { isOwn: boolean }) {
  const t = useTranslations('orderForm')
  return (
    <FillFrom
      label={t('ownAddress')}
      source={ownAddresses}
      isEmpty={isOwn && isEmpty(editor, ['delivery.address', 'delivery.contact', 'delivery.phone'])}
      onPick={async (id) => {
        const found = await api('GET base/online/address/{id}', { params: { id } })
        fill(editor, {
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

function ContactPicker(
  props: Props & { type: number | undefined; role: 'pickup' | 'consignee'; isOwn: boolean },
) {
  const { editor, type, role, isOwn } = props
  const can = useCan()
  const t = useTranslations('orderForm')
  const source = useMemo(
    () => ({
      key: `contactOptions.${type ?? 'all'}`,
      find: async (keyword: string): Promise<readonly Picked[]> => {
        const query = { keyword, ...(type !== undefined && { type }) }
        const found = await api('GET base/online/contact/options', { query }, { isQuiet: true })
        return found.map((each) => ({
          id: each.id,
          number: each.mobile,
          name: each.name,
          isDefault: each.isDefault,
        }))
      },
    }),
    [type],
  )
  return (
    <FillFrom
      label={t(role === 'pickup' ? 'pickupContact' : 'consigneeContact')}
      source={source}
      isEmpty={isOwn && isEmpty(editor, namesOf(role))}
      onPick={async (id) => {
        const [found, { idCard = '' }] = await Promise.all([
          api('GET base/online/contact/{id}', { params: { id } }),
          can('hub-contact-edit')
            ? api('POST base/online/contact/{id}/identity', { params: { id } })
            : noNumber,
        ])
        fill(editor, {
          [`delivery.${role}Name` as const]: found.name,
          [`delivery.${role}IdNumber` as const]: idCard,
          [`delivery.${role}Phone` as const]: found.mobile || found.landline,
        })
      }}
    />
  )
}
