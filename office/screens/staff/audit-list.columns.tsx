import { auditParts } from '@quayside/contract/office/audit.ts'
import { usePhrases } from '@quayside/kit/page/phrases.ts'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { AnswerOf } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useSettingWords, useValueText } from '../../lib/setting-words.ts'

type Entry = AnswerOf<'GET office/online/audit/list'>['rows'][number]

export const actors = ['provider', 'customer', 'system'] as const

/** Names of calls are identifiers, not words of a language. */
const Technical = ({ children }: { children: string }) => (
  <span lang="zxx">
    <Code>{children}</Code>
  </span>
)

export function useAuditColumns(): readonly Column<Entry>[] {
  const t = useTranslations('officeStaff.audit')
  const words = useActionWords()
  const { nameOf } = useSettingWords()
  const settingOf = ({ target }: Entry): string | undefined => {
    const key = settingKeyOf(target)
    return key === undefined ? undefined : nameOf(key)
  }
  const changes = useChangeWords()
  return useMemo(() => {
    const { code, instant, text } = columnsOf<Entry, typeof t>(t)
    return [
      instant('at', { width: 160, isFirst: true }),
      { key: 'actor', title: t('actor'), width: 80, cell: (row) => t(`actors.${row.actor}`) },
      {
        key: 'sentence',
        title: t('action'),
        width: 370,
        cell: (row) => {
          const sentence = t('sentence', {
            who: row.actorName || t(`actors.${row.actor}`),
            done: words(row.action),
            name: row.record ? '' : (settingOf(row) ?? row.about),
          }).trim()
          return row.record ? (
            <>
              {sentence} <Code href={recordAddress(row.record.kind, row.record.id)}>{row.record.name}</Code>
            </>
          ) : (
            <Text>{sentence}</Text>
          )
        },
      },
      { key: 'changes', title: t('changes'), width: 280, cell: (row) => <Text>{changes(row)}</Text> },
      { key: 'company', title: t('company'), width: 220, cell: (row) => <Text>{row.companyName}</Text> },
      {
        key: 'call',
        title: t('call'),
        width: 330,
        isHiddenAtFirst: true,
        cell: (row) => <Technical>{row.action}</Technical>,
      },
      text('address', 130, { isHiddenAtFirst: true }),
      code('reference', 140, { isHiddenAtFirst: true }),
    ]
  }, [t, words, changes])
}

/** `approved: order`. A log-in says what was done in its verb alone. */
function useActionWords(): (action: string) => string {
  const { audit } = usePhrases('officeStaff')
  const { entities } = usePhrases('officeGateway')
  const t = useTranslations('officeStaff.audit')
  return useCallback(
    (action) => {
      const subjects: Readonly<Record<string, string | undefined>> = { ...entities, ...audit.subjects }
      const verbs: Readonly<Record<string, string | undefined>> = audit.verbs
      const { subject, verb } = auditParts(action)
      const done = verbs[verb] ?? t('otherVerb')
      return subject === 'session'
        ? done
        : t('done', { verb: done, subject: subjects[subject] ?? t('otherSubject') })
    },
    [audit, entities, t],
  )
}

const settingKeyOf = (target: string): string | undefined => /^setting (\S+)/.exec(target)?.[1]

/** Each value that was changed, with what it was before. */
function useChangeWords(): (entry: Entry) => string {
  const { placeOf } = useSettingWords()
  const textOf = useValueText()
  const t = useTranslations('officePublishing.settings')
  return ({ target, changes }) => {
    const key = settingKeyOf(target) ?? ''
    return changes
      .map(({ path, before, after }) =>
        t('change', { label: placeOf(key, path), before: textOf(before, path), after: textOf(after, path) }),
      )
      .join('; ')
  }
}
