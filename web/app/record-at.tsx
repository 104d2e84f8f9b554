import { readSearch } from '@quayside/kit/page/address.ts'
import { SearchBeside } from '@quayside/kit/page/page-search.ts'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { PortalPath } from '../lib/pages/pages.ts'
import { loadScreen } from './router.tsx'

/** The pages that show one record, to read. */
const recordPages: readonly PortalPath[] = [
  '/supplierInfo',
  '/orderInfo',
  '/paymentInfo',
  '/storageInfo',
  '/outstorageInfo',
  '/stockInfo',
  '/forwarderEnquiryInfo',
  '/forwarderQuotationRecord',
  '/forwarderOrderInfo',
  '/labelOrder',
  '/approvalOrder',
  '/serviceInfo',
]

const screenOf = new Map<PortalPath, ComponentType>()

/** Each is made once: another component would be another page, and read its record again. */
function lazyScreen(path: PortalPath): ComponentType {
  const known = screenOf.get(path)
  if (known) return known
  const made = lazy(async () => ({ default: await loadScreen(path) }))
  screenOf.set(path, made)
  return made
}

/** The page of the record that an address names, to stand beside its list. */
export function recordAt(href: string): ReactNode {
  const { pathname, search } = new URL(href, location.origin)
  const path = recordPages.find((each) => each === pathname)
  const { id } = readSearch(search)
  if (path === undefined || id === undefined) return undefined
  const Screen = lazyScreen(path)
  return (
    <SearchBeside value={{ id }}>
      <Screen />
    </SearchBeside>
  )
}
