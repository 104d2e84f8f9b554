import { useSyncExternalStore } from 'react'

let running = 0
const listeners = new Set<() => void>()
const count = (step: number): void => {
  running += step
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Runs an upload; meanwhile nothing is saved, because the file would be left out. */
export async function whileUploading<T>(upload: () => Promise<T>): Promise<T> {
  count(1)
  try {
    return await upload()
  } finally {
    count(-1)
  }
}

export const useIsUploading = (): boolean => useSyncExternalStore(subscribe, () => running > 0)
