import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { PickDialog, usePicked } from '@quayside/kit/overlays/pick-dialog.tsx'
import { useState } from 'react'

const goods = [{ id: 'LM358DR' }, { id: 'TPS5430DDAR' }]

export function SamplePick({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const { chosen, has, toggle } = usePicked<{ id: string }>()
  return (
    <PickDialog
      title="PickDialog"
      width={560}
      take={`Take ${chosen.length}`}
      isEmpty={chosen.length === 0}
      search={{ label: 'Model', typed, onType: setTyped }}
      onTake={onClose}
      onClose={onClose}
    >
      {goods
        .filter(({ id }) => id.includes(typed.toUpperCase()))
        .map((row) => (
          <Checkbox key={row.id} checked={has(row)} onChange={() => toggle(row)}>
            {row.id}
          </Checkbox>
        ))}
    </PickDialog>
  )
}
