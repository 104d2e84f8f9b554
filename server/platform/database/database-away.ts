/** The database cannot be reached just now: answered with 503, and the server lives on. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
