import type { Entity } from './entities.ts'

/** Messages that the server pushes: to signed-in customers over /api/ws, to the provider's staff over /office/api/ws. */
export type LiveMessage =
  /** `shows`: how it appears at once, as the member chose. */
  | { type: 'notice'; id: string; shows: readonly ('toast' | 'browser' | 'push')[] }
  /** Messages, or the provider's answers, were read in another window. */
  | { type: 'read'; entity: 'notice' | 'consultation' }
  | { type: 'bulletin'; id: string }
  /** Something happened to records of these kinds: their lists and what they touch are old. */
  | { type: 'event'; entities: readonly Entity[] }
  | { type: 'job'; id: string; done: number; total: number; state: 'running' | 'done' | 'failed' }
  /** To the provider's staff: the work queue changed, and lists and open records of these kinds may have. */
  | { type: 'work'; entities: readonly Entity[] }
  | { type: 'session-ended'; sessionIds: readonly string[] }

/** The client's first message; the token is not sent in the URL, because proxies log URLs. */
export type LiveHello = { token: string }
export type LiveWelcome = { type: 'welcome' }
