import type { MemberRow } from '@quayside/contract/account/member.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Text } from '@quayside/kit/table/cells.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { MemberState, usePermissionSetText } from './members-parts.tsx'

export function useMemberColumns() {
  const t = useTranslations('members')
  const setText = usePermissionSetText()
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('name'),
        width: 134,
        isFirst: true,
        isSortable: true,
        cell: (row: MemberRow) => {
          const name = row.name || row.mobile
          return row.isYourself ? t('yourself', { name }) : name
        },
      },
      {
        key: 'mobile',
        title: t('mobile'),
        width: 120,
        isSortable: true,
        cell: (row: MemberRow) => row.mobile,
      },
      {
        key: 'permissionSet',
        title: t('set'),
        width: 160,
        cell: (row: MemberRow) => setText(row.permissionSet),
      },
      { key: 'state', title: t('state'), width: 104, cell: (row: MemberRow) => <MemberState member={row} /> },
      {
        key: 'secondFactor',
        title: t('secondFactor'),
        width: 112,
        cell: (row: MemberRow) => (
          <ToneTag tone={row.hasSecondFactor ? 'done' : 'draft'}>
            {row.hasSecondFactor ? t('on') : t('off')}
          </ToneTag>
        ),
      },
      {
        key: 'email',
        title: t('email'),
        width: 170,
        grows: true,
        cell: (row: MemberRow) => <Text>{row.email}</Text>,
      },
      {
        key: 'lastLoginAt',
        title: t('lastLogin'),
        width: 140,
        isSortable: true,
        cell: (row: MemberRow) =>
          row.lastLoginAt ? <DateText value={row.lastLoginAt} hasTime /> : t('never'),
      },
      {
        key: 'createdAt',
        title: t('createdAt'),
        width: 106,
        isSortable: true,
        cell: (row: MemberRow) => <DateText value={row.createdAt} />,
      },
    ],
    [t, setText],
  )
}
