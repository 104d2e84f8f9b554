import { createStore } from '@quayside/kit/page/store.ts'
import { useEffect } from 'react'

/** The number or name of the record that is shown, for the browser's title. */
export const recordTitle = createStore('')

export function useRecordTitle(title: string): void {
  useEffect(() => {
    recordTitle.set(title)
    return () => recordTitle.set('')
  }, [title])
}
