import { contactType } from '@quayside/contract/account/contact.codes.ts'
import type { Contact } from '@quayside/contract/account/contact.ts'
import { RecordLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

export function useContactColumns(): readonly Column<Contact>[] {
  const fields = useTranslations('hubFields.contact')
  return useMemo(() => {
    const { text, masked, coded, isDefault, day, instant } = columnsOf<Contact, typeof fields>(fields)
    return [
      {
        key: 'name',
        title: fields('name'),
        width: 110,
        isFirst: true,
        isSortable: true,
        cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
      },
      coded('type', contactType, 125, { isSortable: true }),
      isDefault('isDefault'),
      masked('mobile', 125),
      masked('landline', 110),
      text('email', 210, { grows: true }),
      text('qq', 90),
      masked('idCard', 165),
      day('createdAt', { isHiddenAtFirst: true }),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [fields])
}
