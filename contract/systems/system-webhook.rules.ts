const firstPause = 10
const longestPause = 3_600

/** Seconds until the next attempt: ten, then twice as long each time, at most an hour. */
export const systemDeliveryPause = (attempts: number): number =>
  Math.min(firstPause * 2 ** (attempts - 1), longestPause)
