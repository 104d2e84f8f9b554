import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { writeSearch } from './address.ts'

export type Search = Readonly<Record<string, string | undefined>>

/** The parameters of the current address. Only this function reads them untyped; front ends type them by their pages. */
export const useWholeSearch = (): Search => useSearch({ strict: false })

type Change = (changes: Search, options?: { readonly replace?: boolean }) => void

/** Changes some parameters of the current address and keeps the others; undefined removes one. */
export function useChangeSearch(): Change {
  const router = useRouter()
  return useCallback(
    (changes, options) => {
      const { pathname, search } = router.latestLocation
      void router.navigate({ href: `${pathname}${writeSearch({ ...search, ...changes })}`, ...options })
    },
    [router],
  )
}
