import type { ObserveTransaction } from '../database/database.ts'

/** Every transaction loses against another one at its first attempt, so that whatever it changes outside of it shows. */
export const loseOnce: ObserveTransaction = (attempt) => ({
  beforeCommit() {
    if (attempt === 1)
      throw Object.assign(new Error('the first attempt of a test is lost'), { code: '40P01' })
  },
})
