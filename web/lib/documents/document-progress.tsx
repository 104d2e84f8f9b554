import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import styles from './document-progress.module.css'

type Props<S extends string> = {
  readonly label: string
  /** The states of its way in their order; the last one is its end. */
  readonly stops: readonly S[]
  readonly here: S
  readonly labelOf: (stop: S) => string
  readonly record: { readonly createdAt: string; readonly timeline: readonly TimelineEntry[] }
}

/** How far a document is, with the time at which it reached each state. */
export function DocumentProgress<S extends string>({ label, stops, here, labelOf, record }: Props<S>) {
  const reached = stops.indexOf(here)
  if (reached < 0) return null
  const timeOf = (stop: S): string | undefined =>
    stop === 'draft' ? record.createdAt : record.timeline.findLast(({ toState }) => toState === stop)?.at
  return (
    <section className={`q-panel ${styles['progress']}`}>
      <Stages
        label={label}
        stages={stops.map((stop, place) => ({
          key: stop,
          label: labelOf(stop),
          is:
            place < reached || (place === reached && place === stops.length - 1)
              ? 'passed'
              : place === reached
                ? 'here'
                : 'ahead',
          note: place <= reached && <DateText value={timeOf(stop)} hasTime />,
        }))}
      />
    </section>
  )
}
