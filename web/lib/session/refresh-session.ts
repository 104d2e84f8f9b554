import type { Token } from '@quayside/contract/account/login.ts'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { clientCredentials } from './client-credentials.ts'
import { beginSession, session } from './session.ts'

let underWay: Promise<boolean> | undefined

/**
 * Rotates the refresh token, once for all calls that failed together: using one refresh token twice would end
 * the whole family of tokens. A call whose token was replaced meanwhile is simply repeated.
 */
export function refreshSession(tokenSent: string | undefined): Promise<boolean> {
  const { accessToken, refreshToken } = session.get()
  if (accessToken !== undefined && accessToken !== tokenSent) return Promise.resolve(true)
  if (refreshToken === undefined) return Promise.resolve(false)
  underWay ??= rotate(refreshToken).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function rotate(refreshToken: string): Promise<boolean> {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    ...clientCredentials,
  })
  try {
    const response = await fetch('/api/auth/oauth/token', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': currentLocale.get() },
      body,
    })
    const answer = (await response.json()) as Partial<Token>
    if (answer.access_token === undefined) return false
    beginSession(answer as Token)
    return true
  } catch {
    return false
  }
}
