import type { Identities } from '@quayside/contract/kernel/record.ts'
import { useCan } from '@quayside/kit/context.tsx'
import { PartnerPicker, type PartnerSource } from '@quayside/kit/partner-picker.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './order-form.module.css'
import type { OrderValues, TextName } from './order-form.values.ts'
import type { OrderForm } from './use-order-form.ts'

type Picked = { readonly id: string; readonly number: string; readonly name: string }
type Props = { readonly of: OrderForm }

/** Known addresses and persons fill the fields below; what is typed there afterwards counts. */
function Shortcut(props: { label: string; source: PartnerSource; onPick: (id: string) => Promise<unknown> }) {
  const t = useTranslations('orderForm')
  const queries = useQueryClient()
  return (
    <div className="q-field">
      <span className={styles['order-shortcut']}>{props.label}</span>
      <PartnerPicker
        label={props.label}
        placeholder={t('fillFrom')}
        value=""
        source={props.source}
        onChange={(picked) => {
          if (picked) void props.onPick(picked.id).catch(() => queries.cancelQueries())
        }}
      />
    </div>
  )
}

function fill(of: OrderForm, texts: Partial<Record<TextName, string>>): void {
  for (const [name, text] of Object.entries(texts))
    of.form.set(name as TextName, text as OrderValues[TextName])
}

export function SupplierAddressPicker({ of }: Props) {
  const t = useTranslations('orderForm')
  const { supplierId } = of.form.values
  const source = useMemo(
    () => ({
      key: `supplierAddressOptions.${supplierId}`,
      // §5: a supplier must be selected before choosing supplier data.
      none: supplierId === '' ? t('supplierFirst') : undefined,
      find: async (): Promise<readonly Picked[]> => {
        if (supplierId === '') return []
        const { rows } = await api(
          'GET base/online/supplierAddress/list',
          { query: { supplierId, pageSize: 50 } },
          { isQuiet: true },
        )
        return rows.map((row) => ({ id: row.id, number: row.contact, name: `${row.region} ${row.detail}` }))
      },
    }),
    [supplierId, t],
  )
  return (
    <Shortcut
      label={t('supplierAddress')}
      source={source}
      onPick={async (id) => {
        const found = await api('GET base/online/supplierAddress/{id}', { params: { id } })
        fill(of, {
          'receiving.supplierAddressId': id,
          'receiving.address': `${found.region} ${found.detail}`.trim(),
          'receiving.contact': found.contact,
          'receiving.phone': found.phone,
        })
      }}
    />
  )
}

export function AddressPicker({ of, type }: Props & { type: number }) {
  const t = useTranslations('orderForm')
  const source = useMemo(
    () => ({
      key: `addressOptions.${type}`,
      find: async (keyword: string): Promise<readonly Picked[]> => {
        const found = await api(
          'GET base/online/address/options',
          { query: { keyword, type } },
          { isQuiet: true },
        )
        return found.map((each) => ({
          id: each.id,
          number: each.contact,
          name: `${each.region} ${each.detail}`,
        }))
      },
    }),
    [type],
  )
  return (
    <Shortcut
      label={t('ownAddress')}
      source={source}
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

export function ContactPicker(props: Props & { type: number | undefined; role: 'pickup' | 'consignee' }) {
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
    <Shortcut
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
          [`delivery.${role}Name` as TextName]: found.name,
          [`delivery.${role}IdNumber` as TextName]: idCard,
          [`delivery.${role}Phone` as TextName]: found.mobile || found.landline,
        })
      }}
    />
  )
}
