import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { useTranslations } from 'use-intl'
import { DateText } from '../table/cells.tsx'
import './timeline.css'

/** Who did what, when and with which remark; newest first. */
export function Timeline({
  entries,
  textOf,
  sideOf,
}: {
  entries: readonly TimelineEntry[]
  textOf: (entry: TimelineEntry) => string
  /** The names of the sides, where the reader is not the customer. */
  sideOf?: (actor: TimelineEntry['actor']) => string
}) {
  const t = useTranslations('kit.timeline')
  const side = sideOf ?? ((actor) => t(actor))
  if (entries.length === 0) return <p className="q-timeline-empty">{t('empty')}</p>
  return (
    <ol className="q-timeline">
      {entries.map((entry) => (
        <li key={entry.id} data-actor={entry.actor}>
          <strong>{textOf(entry)}</strong>
          <span>
            {entry.actorName === '' ? side(entry.actor) : `${entry.actorName} · ${side(entry.actor)}`}
            {' · '}
            <DateText value={entry.at} hasTime />
          </span>
          {entry.note !== null && entry.note !== '' && <p>{entry.note}</p>}
        </li>
      ))}
    </ol>
  )
}
