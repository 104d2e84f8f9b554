/** Messages that the server pushes: to signed-in customers over /api/ws, to the provider's staff over /office/api/ws. */
export type LiveMessage =
  /** `shows`: how it appears at once, as the member chose. */
  | { type: 'notice'; id: string; shows: readonly ('toast' | 'browser')[] }
  | { type: 'bulletin'; id: string }
  | { type: 'event'; entity: string; id: string; to: string }
  | { type: 'job'; id: string; done: number; total: number; state: 'running' | 'done' | 'failed' }
  /** To the provider's staff: something in the queue, a list or an open record may have changed. */
  | { type: 'work' }
  | { type: 'session-ended'; sessionIds: readonly string[] }

/** The client's first message; the token is not sent in the URL, because proxies log URLs. */
export type LiveHello = { token: string }
export type LiveWelcome = { type: 'welcome' }
