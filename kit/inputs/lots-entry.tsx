import { type Lot, Lots } from '@quayside/contract/kernel/lots.ts'
import { findingsOf } from '../form/findings-of.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import type { StepEntry } from '../record/step-entry.ts'

const LotsField = lazyPart(() => import('./lots-field.tsx'))

export const noLot: Lot = { lotNumber: '', qty: '' }

/** The input of a step that binds stored lots; `hint` says how much there is to bind. */
export const lotsEntry = (hint: string): StepEntry<Lots> => ({
  initial: [noLot],
  check: (lots) => findingsOf(Lots, lots),
  draw: ({ entered, faults, onChange }) => (
    <>
      <p className="q-page-note">{hint}</p>
      <LotsField lots={entered} faults={faults} onChange={onChange} />
    </>
  ),
})
