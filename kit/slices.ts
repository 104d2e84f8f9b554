const sliceMilliseconds = 8

/**
 * Iterates over a long list in batches, between which the browser renders and handles input. Returns false if it was
 * cancelled. `stride` is the number of items between two looks at the clock.
 */
export async function inSlices(
  count: number,
  each: (place: number) => void,
  isCalledOff: () => boolean = () => false,
  stride = 16,
): Promise<boolean> {
  let until = performance.now() + sliceMilliseconds
  for (let place = 0; place < count; place += 1) {
    each(place)
    if (place % stride > 0 || performance.now() < until) continue
    await new Promise((go) => setTimeout(go))
    if (isCalledOff()) return false
    until = performance.now() + sliceMilliseconds
  }
  return !isCalledOff()
}
