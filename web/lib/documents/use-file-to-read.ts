import { useChangeSearch, useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { useState } from 'react'

/**
 * The file that the form's address names to be read at once: a button at what a supplier sent leads here. Once it was
 * looked at, the address is that of the form again, so that going back to it opens nothing.
 */
export function useFileToRead(): { readonly first: string | undefined; readonly end: () => void } {
  const { read } = useWholeSearch()
  const change = useChangeSearch()
  const [first, setFirst] = useState(read)
  return {
    first,
    end() {
      if (first === undefined) return
      setFirst(undefined)
      change({ read: undefined }, { replace: true })
    },
  }
}
