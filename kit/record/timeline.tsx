import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Panel } from '../page/panel.tsx'
import { CopyButton, DateText } from '../table/cells.tsx'
import { useBeside } from './beside.tsx'
import './timeline.css'

type Props = {
  readonly entries: readonly TimelineEntry[]
  readonly textOf: (entry: TimelineEntry) => string
  /** The names of the sides, where the reader is not the customer. */
  readonly sideOf?: (actor: TimelineEntry['actor']) => string
}

/** The same in a frame, under the name that it has on every page. */
export const TimelinePanel = ({ actions, ...props }: Props & { actions?: ReactNode }) => (
  <Panel title={useTranslations('kit.timeline')('title')} actions={actions || undefined}>
    <Timeline {...props} />
  </Panel>
)

/** The same below other parts of a drawer. */
export const TimelineSection = (props: Props) => (
  <>
    <h3 className="q-timeline-title">{useTranslations('kit.timeline')('title')}</h3>
    <Timeline {...props} />
  </>
)

/** What a command notes of an amount is decimal text, which a reader sees in groups like every other amount. */
const groupAmounts = (note: string): string =>
  note.replaceAll(/(?<![\d.,-])\d{4,}\.\d{2}(?![\d.])/g, (amount) =>
    amount.replaceAll(/\d(?=(?:\d{3})+\.)/g, '$&,'),
  )

/** The hash of a signed or handed over file: 64 digits, which are compared when the file is checked. */
const isFingerprint = (note: string): boolean => /^[0-9a-f]{64}$/.test(note)

function Note({ text }: { text: string }) {
  const t = useTranslations('kit.timeline')
  if (!isFingerprint(text)) return <p>{groupAmounts(text)}</p>
  return (
    <span title={text}>
      {t('fingerprint')}{' '}
      <span className="q-code">
        {text.slice(0, 8)}…{text.slice(-8)}
        <CopyButton text={text} />
      </span>
    </span>
  )
}

const latest = 3

/** Who did what, when and with which remark; newest first. Beside a list the latest only. */
export function Timeline({ entries, textOf, sideOf }: Props) {
  const t = useTranslations('kit.timeline')
  const isBeside = useBeside() !== undefined
  const side = sideOf ?? ((actor) => t(actor))
  if (entries.length === 0) return <p className="q-timeline-empty">{t('empty')}</p>
  return (
    <ol className="q-timeline">
      {(isBeside ? entries.slice(0, latest) : entries).map((entry) => (
        <li key={entry.id}>
          <strong>{textOf(entry)}</strong>
          <span>
            {entry.actorName === '' ? side(entry.actor) : `${entry.actorName} · ${side(entry.actor)}`}
            {' · '}
            <DateText value={entry.at} hasTime />
          </span>
          {entry.note !== null && entry.note !== '' && <Note text={entry.note} />}
        </li>
      ))}
    </ol>
  )
}
