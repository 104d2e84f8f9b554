const day = 1_440

/** Minutes until an e-mail is tried again, after the first attempt and each later one: ten days together. */
export const mailPauses: readonly number[] = [
  2,
  5,
  15,
  60,
  180,
  360,
  720,
  ...Array.from({ length: 9 }, () => day),
]

/** The attempt after the last pause was the last one. */
export const isGivenUp = (attempts: number): boolean => attempts > mailPauses.length
