import type { Messages } from '@quayside/phrases/load.ts'
import { useTranslations } from 'use-intl'
import type { PortalPath } from './pages.ts'

/** The key of a page's name among the shell's texts, derived from its path. */
export const pageNameOf = <Name extends string>(path: `/${Name}`): Name => path.slice(1) as Name

/** Pages of a record that enter a new one as well, under a name of their own. */
const forms = [
  'storageInfo',
  'outstorageInfo',
  'forwarderEnquiryInfo',
  'forwarderOrderInfo',
  'labelOrder',
  'serviceInfo',
  'approvalOrder',
  'supplierInfo',
  'sellATicketInfo',
] as const satisfies (keyof Messages['shell']['newPages'])[]

/** The name of a page in menu, tab, breadcrumb, heading and browser; a page that shows a record has the record's. */
export function usePageName(): (path: PortalPath, hasRecord?: boolean) => string {
  const t = useTranslations('shell')
  return (path, hasRecord = false) => {
    const name = pageNameOf(path)
    const form = forms.find((each) => each === name)
    return form && !hasRecord ? t(`newPages.${form}`) : t(`pages.${name}`)
  }
}
