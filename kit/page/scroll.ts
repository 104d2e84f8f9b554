/** How far the window and the tables that scroll by themselves were scrolled. */
export type Scroll = { readonly window: number; readonly tables: readonly number[] }

const tables = (): Element[] => [...document.querySelectorAll('.q-table-scroll')]

export const currentScroll = (): Scroll => ({
  window: scrollY,
  tables: tables().map(({ scrollTop }) => scrollTop),
})

/** Whatever somebody wrote into the address: a percent sign alone cannot be decoded. */
function anchorOf(hash: string): Element | null {
  const id = hash.slice(1)
  if (id === '') return null
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}

/** A page is shown from its top or from its anchor; one that was left, as it was then. */
export function scrollPage(hash: string, before: Scroll | undefined): void {
  for (const [turn, table] of tables().entries()) if (before) table.scrollTop = before.tables[turn] ?? 0
  const anchor = anchorOf(hash)
  if (anchor && !before) anchor.scrollIntoView()
  else scrollTo(0, before?.window ?? 0)
}
