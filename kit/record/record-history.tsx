import type { MachineName } from '@quayside/contract/all-machines.ts'
import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { useRecordEvents } from './record-events.ts'
import { useStepText } from './state-actions.tsx'
import { TimelinePanel } from './timeline.tsx'

type Props = {
  /** How the record began. */
  readonly created: string
  readonly machine: MachineName
  /** The record's own events beside its machine. */
  readonly events?: Readonly<Record<string, string>>
  readonly entries: readonly TimelineEntry[]
}

/** What happened to a record. */
export function RecordHistory({ created, machine, events = {}, entries }: Props) {
  const stepText = useStepText(machine)
  const shared = useRecordEvents()
  return (
    <TimelinePanel
      entries={entries}
      textOf={({ transition }) =>
        transition === 'create'
          ? created
          : (events[transition] ?? shared[transition] ?? stepText(transition).label)
      }
    />
  )
}
