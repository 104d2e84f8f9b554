import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { useTranslations } from 'use-intl'
import { DateText } from './cells.tsx'
import './timeline.css'

/** Who, when, what, with which words; newest first. */
export function Timeline({
  entries,
  textOf,
}: {
  entries: readonly TimelineEntry[]
  textOf: (entry: TimelineEntry) => string
}) {
  const t = useTranslations('kit.timeline')
  if (entries.length === 0) return <p className="q-timeline-empty">{t('empty')}</p>
  return (
    <ol className="q-timeline">
      {entries.map((entry) => (
        <li key={entry.id} data-actor={entry.actor}>
          <strong>{textOf(entry)}</strong>
          <span>
            {entry.actorName === '' ? t(entry.actor) : `${entry.actorName} · ${t(entry.actor)}`}
            {' · '}
            <DateText value={entry.at} hasTime />
          </span>
          {entry.note !== null && entry.note !== '' && <p>{entry.note}</p>}
        </li>
      ))}
    </ol>
  )
}
