const sliceMilliseconds = 8

/**
 * Goes through a long list in slices, between which the browser draws and hears what is typed. False: it was called
 * off meanwhile. `stride`: after how many it looks at the clock.
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
