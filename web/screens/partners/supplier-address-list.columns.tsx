import { addressType } from '@quayside/contract/account/contact.codes.ts'
import type { SupplierAddress } from '@quayside/contract/partners/supplier-address.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import { DefaultTag } from '@quayside/kit/table/default-tag.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'

export function useSupplierAddressColumns(): readonly Column<SupplierAddress>[] {
  const fields = useTranslations('partnerFields.supplierAddress')
  return useMemo(() => {
    const { text, masked, day, instant } = columnsOf<SupplierAddress, typeof fields>(fields)
    return [
      {
        key: 'supplierName',
        title: fields('supplierName'),
        width: 190,
        isFirst: true,
        isSortable: true,
        cell: (row) => (
          <PageLink href={pageAddress('/supplierInfo', { id: row.supplierId })}>{row.supplierName}</PageLink>
        ),
      },
      {
        key: 'type',
        title: fields('type'),
        width: 140,
        widthInEnglish: 160,
        isSortable: true,
        cell: (row) => (
          <>
            <CodeText list={addressType} value={row.type} /> <DefaultTag record={row} />
          </>
        ),
      },
      text('region', 170, { widthInEnglish: 250 }),
      text('detail', 230, { grows: true }),
      text('contact', 106),
      masked('phone', 130),
      day('createdAt'),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [fields])
}
