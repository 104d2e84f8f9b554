/** The page numbers to show: the first, the last and those around the current one; 0 is a gap. */
export function pagesAround(current: number, last: number): readonly number[] {
  const near = [1, current - 1, current, current + 1, last]
  // At either end more neighbours are shown, so that the row keeps its length.
  if (current <= 3) near.push(2, 3, 4)
  if (current >= last - 2) near.push(last - 3, last - 2, last - 1)
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b)
  return pages.flatMap((page, place) => {
    const before = pages[place - 1]
    if (before === undefined || page === before + 1) return [page]
    // A gap of one page shows that page.
    return page === before + 2 ? [before + 1, page] : [0, page]
  })
}
