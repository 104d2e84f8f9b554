import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Nothing } from '@quayside/kit/table/cells.tsx'

/** A change of a quantity, with its sign; nothing where it did not change. */
export function Signed({ value }: { value: string }) {
  if (Number(value) === 0) return <Nothing />
  const isLess = value.startsWith('-')
  return (
    <span className="q-number" data-sign={isLess ? '-' : '+'}>
      {isLess ? showNumber(value) : `+${showNumber(value)}`}
    </span>
  )
}
