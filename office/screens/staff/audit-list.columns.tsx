import { auditParts } from '@quayside/contract/office/audit.ts'
import { usePhrases } from '@quayside/kit/page/phrases.ts'
import { Code, DateText, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { AnswerOf } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'

type Entry = AnswerOf<'GET office/online/audit/list'>['rows'][number]

export const actors = ['provider', 'customer', 'system'] as const

/** Names of calls and records are identifiers, not words of a language. */
const Technical = ({ children }: { children: string }) => (
  <span lang="zxx">
    <Code>{children}</Code>
  </span>
)

export function useAuditColumns(): readonly Column<Entry>[] {
  const t = useTranslations('officeStaff.audit')
  const words = useActionWords()
  return useMemo(
    () => [
      {
        key: 'at',
        title: t('at'),
        width: 160,
        isFirst: true,
        isSortable: true,
        cell: (row) => <DateText value={row.at} hasTime />,
      },
      { key: 'actor', title: t('actor'), width: 90, cell: (row) => t(`actors.${row.actor}`) },
      { key: 'actorName', title: t('actorName'), width: 120, cell: (row) => <Text>{row.actorName}</Text> },
      { key: 'company', title: t('company'), width: 220, cell: (row) => <Text>{row.companyName}</Text> },
      { key: 'action', title: t('action'), width: 240, cell: (row) => words(row.action) },
      {
        key: 'call',
        title: t('call'),
        width: 330,
        isHiddenAtFirst: true,
        cell: (row) => <Technical>{row.action}</Technical>,
      },
      {
        key: 'target',
        title: t('target'),
        width: 190,
        cell: ({ record, target }) =>
          record ? (
            <Code href={recordAddress(record.kind, record.id)}>{record.name}</Code>
          ) : (
            <Technical>{target}</Technical>
          ),
      },
      {
        key: 'address',
        title: t('address'),
        width: 130,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.address}</Text>,
      },
      {
        key: 'reference',
        title: t('reference'),
        width: 140,
        isHiddenAtFirst: true,
        cell: (row) => <Code>{row.reference}</Code>,
      },
    ],
    [t, words],
  )
}

/** `Order · approved`; a call without a translation is shown by its key. */
function useActionWords(): (action: string) => string {
  const officeStaff = usePhrases('officeStaff')
  return useCallback(
    (action) => {
      const subjects: Readonly<Record<string, string | undefined>> = officeStaff.audit.subjects
      const verbs: Readonly<Record<string, string | undefined>> = officeStaff.audit.verbs
      const { subject, verb } = auditParts(action)
      return `${subjects[subject] ?? subject} · ${verbs[verb] ?? verb}`
    },
    [officeStaff],
  )
}
