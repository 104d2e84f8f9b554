import { useListSearch } from './list-search.tsx'
import { writeSearch } from './page/address.ts'
import { PageLink } from './page-link.tsx'
import { type Search, useChangeSearch, useWholeSearch } from './page-search.ts'

/** The record that the address names beside its list: shared, reloaded or gone back to, it opens again. */
export function useChosenRecord() {
  const { record } = useWholeSearch()
  const change = useChangeSearch()
  return { id: record, close: (): void => change({ record: undefined }) }
}

type Props = { readonly changes: Search; readonly label?: string; readonly children: string }

/** Leads to the present address with some parameters changed; the list around it keeps its filters. */
export const ChangedLink = ({ changes, label, children }: Props) => (
  <PageLink
    href={writeSearch({ ...useListSearch(), ...changes })}
    title={children}
    {...(label !== undefined && { 'aria-label': label })}
  >
    {children}
  </PageLink>
)

/** Opens a record beside its list. */
export const RecordLink = ({ id, children }: { id: string; children: string }) => (
  <ChangedLink changes={{ record: id }}>{children}</ChangedLink>
)
