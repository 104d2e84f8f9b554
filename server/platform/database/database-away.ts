/** The database cannot be reached: answered with 503, and the server keeps running. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
