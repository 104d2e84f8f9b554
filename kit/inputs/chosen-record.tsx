import { useListSearch } from '../list/list-search.tsx'
import { writeSearch } from '../page/address.ts'
import { PageLink } from '../page/page-link.tsx'
import { type Search, useChangeSearch, useWholeSearch } from '../page/page-search.ts'

/** The record shown beside its list. Its id is in the address, so that links, reloads and Back open it again. */
export function useChosenRecord() {
  const { record } = useWholeSearch()
  const change = useChangeSearch()
  return { id: record, close: (): void => change({ record: undefined }) }
}

type Props = { readonly changes: Search; readonly label?: string; readonly children: string }

/** A link to the current address with some parameters changed; the filters of the list are kept. */
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
