import { Link, useNavigate, useSearch } from '@tanstack/react-router'

type Search = Readonly<Record<string, string | undefined>>
const naming = (record: string | undefined) => ((before: Search) => ({ ...before, record })) as never

/** The record that the address names beside its list: shared, reloaded or gone back to, it opens again. */
export function useChosenRecord() {
  const { record } = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  return { id: record, close: (): void => void navigate({ to: '.', search: naming(undefined) }) }
}

/** Opens a record beside its list. */
export const RecordLink = ({ id, children }: { id: string; children: string }) => (
  <Link to="." search={naming(id)} title={children}>
    {children}
  </Link>
)
