import {
  supplierLocation,
  supplierStatus,
  supplierStatusTone,
} from '@quayside/contract/partners/partner.codes.ts'
import type { Supplier } from '@quayside/contract/partners/supplier.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'

export function useSupplierColumns(): readonly Column<Supplier>[] {
  const t = useTranslations('partners.supplier')
  const fields = useTranslations('partnerFields.supplier')
  return useMemo(() => {
    const { number, text, masked, coded, state, source, day, instant } = columnsOf<Supplier, typeof fields>(
      fields,
    )
    return [
      number('number', 130, (row) => pageAddress('/supplierInfo', { id: row.id })),
      state('status', { list: supplierStatus, tones: supplierStatusTone }, 132, {
        widthInEnglish: 152,
        isSortable: true,
      }),
      {
        key: 'missingDocuments',
        title: fields('missingDocuments'),
        width: 96,
        widthInEnglish: 104,
        cell: (row) =>
          row.missingDocuments.length > 0 ? (
            <ToneTag tone="waitsForYou">{t('missing', { count: row.missingDocuments.length })}</ToneTag>
          ) : (
            <Nothing />
          ),
      },
      text('name', 180, { grows: true, isSortable: true }),
      text('englishName', 150, { grows: true, isSortable: true }),
      text('abbreviation', 110, { isHiddenAtFirst: true }),
      coded('isOverseas', supplierLocation, 90),
      text('contact', 106),
      masked('phone', 124),
      text('address', 220, { isHiddenAtFirst: true }),
      source('source'),
      day('createdAt', { isHiddenAtFirst: true }),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [t, fields])
}
