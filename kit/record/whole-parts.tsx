import { Nothing } from '../table/cells.tsx'

const wholePart =
  /(\d{4}-\d\d-\d\d(?: \d\d:\d\d)?|[A-Z]{1,2}\d{6}-\d{4}|[A-Z]{3} \d{1,3}(?:,\d{3})*(?:\.\d+)?)/

/** A sentence whose days, numbers of records and amounts never continue on the next line. */
export const WholeParts = ({ children }: { children: string }) =>
  children.split(wholePart).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="q-whole-part">
        {part}
      </span>
    ),
  )

/** Numbers of records in a cell, of which each stays in one piece. */
export const NumbersText = ({ numbers }: { numbers: readonly string[] }) =>
  numbers.length === 0 ? (
    <Nothing />
  ) : (
    <span className="q-numbers" title={numbers.join(', ')}>
      <WholeParts>{numbers.join(', ')}</WholeParts>
    </span>
  )
