import { useCallback, useState } from 'react'
import { useSurroundings } from './context.tsx'

/** A setting that this browser stores for this user: row height, columns, an open menu. */
export function useUserSetting<T>(name: string, initial: T): [T, (next: T) => void] {
  const key = `${name}:${useSurroundings().userId}`
  const [value, setValue] = useState<T>(() => {
    const text = localStorage.getItem(key)
    try {
      return text === null ? initial : (JSON.parse(text) as T)
    } catch {
      return initial
    }
  })
  const keep = useCallback(
    (next: T): void => {
      localStorage.setItem(key, JSON.stringify(next))
      setValue(next)
    },
    [key],
  )
  return [value, keep]
}
