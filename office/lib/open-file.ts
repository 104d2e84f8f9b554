import { isPreviewable } from '@quayside/contract/kernel/file.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { api } from './api.ts'

/** Shows a file in a new window, or saves it. It is fetched by a call, because the request needs the token. */
export async function openFile({ id, name, mime }: StoredFile): Promise<void> {
  // Opened during the click: a browser blocks windows that are opened later.
  const shown = isPreviewable(mime) ? window.open('', '_blank') : null
  try {
    const { blob } = await api('GET system/online/file/{id}', { params: { id } })
    const typed = new Blob([blob], { type: mime })
    if (shown) shown.location.href = URL.createObjectURL(typed)
    else saveDownload({ blob: typed, fileName: name })
  } catch {
    // The client has already shown the error.
    shown?.close()
  }
}
