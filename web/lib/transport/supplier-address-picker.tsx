import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import { FillFrom, type Picked } from './fill-from.tsx'

type Place = {
  readonly id: string
  readonly address: string
  readonly contact: string
  readonly phone: string
}
type Props = {
  readonly supplierId: string
  readonly isEmpty: boolean
  readonly onPick: (place: Place) => void
}

/** A known address of the supplier fills the fields below. */
export function SupplierAddressPicker({ supplierId, isEmpty, onPick }: Props) {
  const t = useTranslations('orderForm')
  const source = useMemo(
    () => ({
      key: `supplierAddressOptions.${supplierId}`,
      // §5: a supplier must be selected before choosing supplier data.
      none: supplierId === '' ? t('supplierFirst') : undefined,
      find: async (): Promise<readonly Picked[]> => {
        if (supplierId === '') return []
        const query = { supplierId, pageSize: 50 }
        const { rows } = await api('GET base/online/supplierAddress/list', { query }, { isQuiet: true })
        return rows.map((row) => ({
          id: row.id,
          number: row.contact,
          name: `${row.region} ${row.detail}`,
          isDefault: row.isDefault,
        }))
      },
    }),
    [supplierId, t],
  )
  return (
    <FillFrom
      label={t('supplierAddress')}
      source={source}
      isEmpty={isEmpty}
      onPick={async (id) => {
        const { region, detail, contact, phone } = await api('GET base/online/supplierAddress/{id}', {
          params: { id },
        })
        onPick({ id, address: `${region} ${detail}`.trim(), contact, phone })
      }}
    />
  )
}
