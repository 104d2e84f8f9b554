import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import type { OfficePath, PageSearch } from './pages.ts'

/** The parameters in the address of the current page. */
export const usePageSearch = <P extends OfficePath | '/office/login'>(_path: P): PageSearch<P> =>
  useWholeSearch() as PageSearch<P>
