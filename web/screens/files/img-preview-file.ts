import { ApiError } from '@quayside/kit/page/api-error.ts'
import { useEffect, useState } from 'react'
import { api } from '../../lib/session/api.ts'

export type OpenFile = { readonly name: string; readonly mime: string; readonly address: string }
type FileState = { kind: 'loading' } | { kind: 'open'; file: OpenFile } | { kind: 'failed'; message: string }

const isId = (text: string): boolean => /^\d{1,18}$/.test(text)

/** `?ids=3,5,8&id=5`: ids only. The server checks access to each file. */
export function filesInAddress(): { ids: readonly string[]; shown: number } {
  const query = new URLSearchParams(location.search)
  const wanted = query.get('id') ?? ''
  const listed = (query.get('ids') ?? '').split(',').filter(isId)
  const ids = listed.length > 0 ? listed : [wanted].filter(isId)
  return { ids, shown: Math.max(0, ids.indexOf(wanted)) }
}

/** An image request needs the token, so it is fetched by a call and shown from memory. */
export function useFile(id: string | undefined, attempt: number): FileState {
  const [state, setState] = useState<FileState>({ kind: 'loading' })
  useEffect(() => {
    if (id === undefined) return undefined
    const leaving = new AbortController()
    let address: string | undefined
    setState({ kind: 'loading' })
    const open = async (): Promise<void> => {
      try {
        const call = { params: { id }, query: { inline: '1' } } as const
        const { blob, fileName } = await api('GET system/online/file/{id}', call, { signal: leaving.signal })
        address = URL.createObjectURL(blob)
        setState({ kind: 'open', file: { name: fileName, mime: blob.type, address } })
      } catch (failed) {
        if (leaving.signal.aborted) return
        setState({ kind: 'failed', message: failed instanceof ApiError ? failed.message : '' })
      }
    }
    void open()
    return () => {
      leaving.abort()
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [id, attempt])
  return state
}
