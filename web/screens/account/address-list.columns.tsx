import type { Address } from '@quayside/contract/account/address.ts'
import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { RecordLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

export function useAddressColumns(): readonly Column<Address>[] {
  const fields = useTranslations('hubFields.address')
  return useMemo(() => {
    const { text, masked, coded, isDefault, day, instant } = columnsOf<Address, typeof fields>(fields)
    return [
      {
        key: 'detail',
        title: fields('detail'),
        width: 280,
        grows: true,
        isFirst: true,
        cell: (row) => <RecordLink id={row.id}>{row.detail}</RecordLink>,
      },
      text('region', 200, { widthInEnglish: 290 }),
      coded('type', addressType, 120, { isSortable: true }),
      isDefault('isDefault'),
      text('contact', 110, { isSortable: true }),
      masked('phone', 140),
      day('createdAt', { isHiddenAtFirst: true }),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [fields])
}
