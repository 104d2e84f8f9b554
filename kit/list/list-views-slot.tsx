import { Suspense, useEffect, useState } from 'react'
import { useSurroundings } from '../page/context.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { useUserSetting } from '../page/user-setting.ts'
import type { ListState } from './list-query.ts'

const ListViews = lazyPart(() => import('./list-views.tsx'))

/** After the page is complete: most visits use no view, and the rows come first. */
const idleMs = 1500

/** The saved views of a list, in the line of its title. Where this browser knows of some, they are loaded at once. */
export function ListViewsSlot({ name, list }: { name: string; list: ListState }) {
  const { views } = useSurroundings()
  const [known, setKnown] = useUserSetting(`views.${name}`, 0)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), idleMs)
    return () => clearTimeout(timer)
  }, [])
  if (!views || !(isIdle || known > 0)) return null
  return (
    <Suspense>
      <ListViews name={name} list={list} store={views} onCount={setKnown} />
    </Suspense>
  )
}
