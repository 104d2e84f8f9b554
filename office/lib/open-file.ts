import { isPreviewable } from '@quayside/contract/kernel/file.ts'
import type { StoredFile } from '@quayside/kit/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { api } from './api.ts'

/** Shown in a window of its own, or saved; it comes with our token, so the browser cannot fetch it by an address alone. */
export async function openFile({ id, name, mime }: StoredFile): Promise<void> {
  // Opened with the click: a window that opens once the file has come would be blocked.
  const shown = isPreviewable(mime) ? window.open('', '_blank') : null
  try {
    const { blob } = await api('GET system/online/file/{id}', { params: { id } })
    const typed = new Blob([blob], { type: mime })
    if (shown) shown.location.href = URL.createObjectURL(typed)
    else saveDownload({ blob: typed, fileName: name })
  } catch {
    // The call has said what is wrong.
    shown?.close()
  }
}
