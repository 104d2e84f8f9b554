import type { UploadedFile } from '@quayside/contract/kernel/file.ts'
import { KitProvider, useSurroundings } from '@quayside/kit/page/context.tsx'
import type { ReactNode } from 'react'

type Props = { readonly send: (file: File) => Promise<UploadedFile>; readonly children: ReactNode }

/** Files of a customer's record are stored for its company, so these fields have an upload call of their own. */
export function CompanyUploads({ send, children }: Props) {
  const surroundings = useSurroundings()
  const upload = async (file: File) => {
    const { id, name, bytes, mime } = await send(file)
    return { id, name, size: bytes, mime }
  }
  return <KitProvider value={{ ...surroundings, upload }}>{children}</KitProvider>
}
