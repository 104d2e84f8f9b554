import type { Page } from '@playwright/test'
import type { Token } from '@quayside/contract/account/login.ts'
import { tokenOf } from './calls.ts'

/** Writes a session into the browser's storage; the log-in page has its own tests. */
export async function enter(page: Page, token: Token, account: string): Promise<void> {
  await page.goto('/readyz')
  await page.evaluate(
    (stored) => {
      for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value)
    },
    storedOf(token, account),
  )
}

export async function logIn(page: Page, mobile: string, password?: string): Promise<Token> {
  const token = await tokenOf(mobile, password)
  await enter(page, token, mobile)
  return token
}

const storedOf = (token: Token, account: string): Record<string, string> => ({
  accessToken: token.access_token,
  tokenType: token.token_type,
  refreshToken: token.refresh_token,
  userInfo: JSON.stringify(token.user_info),
  account,
})
