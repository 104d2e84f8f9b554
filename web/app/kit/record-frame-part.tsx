import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { Settled } from '@quayside/kit/record/settled.tsx'
import { useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { StateGroups } from '@quayside/kit/record/state-groups.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { noop, Part } from './part.tsx'

const further: readonly RecordAction[] = [
  { key: 'edit', label: 'Change', place: 'edit', run: noop },
  { key: 'print', label: 'Print', place: 'print', run: noop },
  { key: 'remove', label: 'Remove', place: 'menu', run: noop },
]
const source = { name: 'source', list: recordSource, value: 0 } as const

/** The frame of a record with its buttons, and the states beside its own. */
export function RecordFramePart() {
  const { actions, question } = useStepActions({
    machine: 'supplier',
    mains: ['requestVoid'],
    sums: { requestVoid: 'USD 12,400.00' },
    steps: [
      { name: 'requestVoid', to: 'voidRequested', needs: [] },
      { name: 'refuseVoid', to: 'enabled', needs: ['reason'] },
    ],
    onStep: () => Promise.resolve(),
  })
  return (
    <Part name="RecordFrame, RecordActions, StateGroups">
      <RecordFrame
        title={{ number: 'IM261112-0042' }}
        state={<ToneTag tone="underway">Declared</ToneTag>}
        parties="Import · Northgate Components"
        sum={{ currency: 'USD', value: '41260' }}
        actions={
          <>
            <RecordActions actions={[...actions, ...further]} />
            {question}
          </>
        }
        notes={<RecordNote label="Returned" text="The gross weight is missing." />}
        aside="Deadlines"
      >
        <Settled label="Reading">Read together</Settled>
        <StateGroups
          labelOf={String}
          groups={[
            { key: 'now', title: 'Now', facts: [{ ...source, tone: 'waitsForYou' }] },
            { key: 'money', title: 'Money', facts: [{ ...source, tone: 'done' }] },
            { key: 'goods', title: 'Goods', facts: [{ ...source, tone: 'draft' }] },
          ]}
        />
      </RecordFrame>
    </Part>
  )
}
