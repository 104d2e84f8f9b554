import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import type { PageSearch, PortalPath } from './pages.ts'

/** The parameters in the address of the current page. */
export const usePageSearch = <P extends PortalPath>(_path: P): PageSearch<P> =>
  useWholeSearch() as PageSearch<P>
