import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { TableSkeleton } from '../table/table-skeleton.tsx'

const isFirstRead = { predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined }

/** Parts that each read something appear together: one that came after the others would push them away. */
export function Settled({ label, children }: { label: string; children: ReactNode }) {
  const queries = useQueryClient()
  const reading = useIsFetching(isFirstRead)
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    // The parts have begun to read before this runs; what the hook counts may be a moment older.
    if (reading === 0 && queries.isFetching(isFirstRead) === 0) setSettled(true)
  }, [reading, queries])
  return (
    <>
      {!isSettled && <TableSkeleton label={label} />}
      <div hidden={!isSettled}>{children}</div>
    </>
  )
}
