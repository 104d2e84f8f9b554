const batchMilliseconds = 8

/**
 * Iterates over a long list in batches, between which the browser renders and handles input. Returns false if it was
 * cancelled. `stride` is the number of items between two looks at the clock.
 */
export async function inBatches(
  count: number,
  each: (place: number) => void,
  isCancelled: () => boolean = () => false,
  stride = 16,
): Promise<boolean> {
  let until = performance.now() + batchMilliseconds
  for (let place = 0; place < count; place += 1) {
    each(place)
    if (place % stride > 0 || performance.now() < until) continue
    await new Promise((go) => setTimeout(go))
    if (isCancelled()) return false
    until = performance.now() + batchMilliseconds
  }
  return !isCancelled()
}
