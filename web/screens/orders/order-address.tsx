import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { FillFrom, type Picked } from '../../lib/transport/fill-from.tsx'
import type { OrderForm } from './use-order-form.ts'

export function SupplierAddressPicker({ of }: { of: OrderForm }) {
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
    <FillFrom
      label={t('supplierAddress')}
      source={source}
      onPick={async (id) => {
        const found = await api('GET base/online/supplierAddress/{id}', { params: { id } })
        of.form.set('receiving.supplierAddressId', id)
        of.form.set('receiving.address', `${found.region} ${found.detail}`.trim())
        of.form.set('receiving.contact', found.contact)
        of.form.set('receiving.phone', found.phone)
      }}
    />
  )
}
