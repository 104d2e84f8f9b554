import { addressOfNotice } from '@quayside/contract/notice-page.ts'
import { useMayOpen } from '@quayside/kit/page/context.tsx'

/** The address of a message's record where the member may see it; nothing otherwise. */
export function useNoticeAddress(): typeof addressOfNotice {
  const mayOpen = useMayOpen()
  return (notice) => {
    const address = addressOfNotice(notice)
    return address !== undefined && mayOpen(address) ? address : undefined
  }
}
