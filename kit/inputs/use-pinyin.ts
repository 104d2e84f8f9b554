import { useEffect, useState } from 'react'
import type { pinyinPlace } from './pinyin-syllables.ts'

export type PinyinPlace = typeof pinyinPlace

/** Finds by syllables; loaded when a list of choices is first opened. */
export function usePinyin(isWanted: boolean): PinyinPlace | undefined {
  const [place, setPlace] = useState<PinyinPlace>()
  useEffect(() => {
    if (isWanted && !place)
      void import('./pinyin-syllables.ts').then(
        (found) => setPlace(() => found.pinyinPlace),
        () => undefined,
      )
  }, [isWanted, place])
  return place
}
