import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import type { Token, UserInfo } from '@quayside/contract/account/login.ts'
import { createStore } from '@quayside/kit/page/store.ts'

/** §3: the session in session storage. Tabs of one browser pass it on to each other (session-channel.ts). */
type Session = {
  readonly accessToken: string | undefined
  readonly tokenType: string
  readonly refreshToken: string | undefined
  readonly userInfo: UserInfo | undefined
  /** Which area of the side menu is open. */
  readonly activeMenu: number
  /** As typed at log-in, so that the session prompt asks for the password only. */
  readonly account: string | undefined
  /** What the token opens. */
  readonly scope: string | undefined
}

const names = {
  accessToken: 'accessToken',
  tokenType: 'tokenType',
  refreshToken: 'refreshToken',
  userInfo: 'userInfo',
  activeMenu: 'activeMenu',
  account: 'account',
  scope: 'scope',
} as const satisfies Record<keyof Session, string>

function readUserInfo(text: string | null): UserInfo | undefined {
  if (text === null) return undefined
  try {
    const info = JSON.parse(text) as UserInfo
    return Array.isArray(info.menuList) ? info : undefined
  } catch {
    return undefined
  }
}

function readStored(): Session {
  const storedValue = (name: string) => sessionStorage.getItem(name) ?? undefined
  return {
    accessToken: storedValue(names.accessToken),
    tokenType: storedValue(names.tokenType) ?? 'bearer',
    refreshToken: storedValue(names.refreshToken),
    userInfo: readUserInfo(sessionStorage.getItem(names.userInfo)),
    activeMenu: Number(storedValue(names.activeMenu) ?? 0) || 0,
    account: storedValue(names.account),
    scope: storedValue(names.scope),
  }
}

export const session = createStore<Session>(readStored())

function write(next: Session): void {
  for (const key of Object.keys(names) as (keyof Session)[]) {
    const value = next[key]
    if (value === undefined) sessionStorage.removeItem(names[key])
    else sessionStorage.setItem(names[key], typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  session.set(next)
}

export function beginSession(token: Token, account = session.get().account): void {
  write({
    ...session.get(),
    accessToken: token.access_token,
    tokenType: token.token_type,
    refreshToken: token.refresh_token,
    userInfo: token.user_info,
    account,
    scope: token.scope,
  })
}

export const keepUserInfo = (userInfo: UserInfo): void => write({ ...session.get(), userInfo })
export const keepActiveMenu = (activeMenu: number): void => write({ ...session.get(), activeMenu })

export const isSignedIn = (): boolean => session.get().accessToken !== undefined

/** The review is not passed: the token opens the company's information and nothing else. */
export const isOnboarding = (): boolean => {
  const { userInfo } = session.get()
  return userInfo !== undefined && userInfo.certification !== certificationStatus.codes.passed
}

/** A second factor has to be set up first: the token opens nothing else. */
export const isEnrolling = (): boolean => session.get().scope === 'enrolment'
export const beginEnrolment = (): void => write({ ...session.get(), scope: 'enrolment' })
export const endEnrolment = (): void => write({ ...session.get(), scope: 'full' })

/**
 * This tab goes on in another company: of the former one only what was typed at the log-in stays. The page is loaded again
 * afterwards, which also drops what is in memory; while it unloads, the router stores addresses once more.
 */
export function beginInCompany(token: Token): void {
  const { account } = session.get()
  const begin = (): void => {
    sessionStorage.clear()
    write({
      accessToken: token.access_token,
      tokenType: token.token_type,
      refreshToken: token.refresh_token,
      userInfo: token.user_info,
      activeMenu: 0,
      account,
      scope: token.scope,
    })
  }
  begin()
  addEventListener('pagehide', begin, { once: true })
}

/** Which membership the browser was last used with: a new tab, opened from one of its pages, belongs to it. */
const lastUsedName = 'lastMember'
export const keepLastUsed = (): void => {
  const { userInfo } = session.get()
  if (userInfo) localStorage.setItem(lastUsedName, userInfo.userId)
}
export const lastUsed = (): string | null => localStorage.getItem(lastUsedName)

/** What another tab needs to go on with the same session; which menu is open is each tab's own. */
export type SharedSession = Omit<Session, 'activeMenu'>
export function sharedSession(): SharedSession {
  const { activeMenu: _own, ...shared } = session.get()
  return shared
}
export const adoptSession = (shared: SharedSession): void => write({ ...session.get(), ...shared })

/** The page that somebody without a session wanted; the log-in leads back to it. */
const wantedName = 'wantedPage'
export const keepWantedPage = (address: string): void => sessionStorage.setItem(wantedName, address)
export const keptWantedPage = (): string | null => sessionStorage.getItem(wantedName)
export const forgetWantedPage = (): void => sessionStorage.removeItem(wantedName)

/** §8: logging in again clears all of the session storage. */
export function clearSession(): void {
  sessionStorage.clear()
  session.set(readStored())
  // The router stores scroll positions, hence addresses, while the page unloads: clear once more after that.
  addEventListener('pagehide', () => sessionStorage.clear(), { once: true })
}

/** A message for the next page, across a full load. */
const flashName = 'flash'
export const leaveFlash = (text: string): void => sessionStorage.setItem(flashName, text)
export function takeFlash(): string | undefined {
  const text = sessionStorage.getItem(flashName) ?? undefined
  sessionStorage.removeItem(flashName)
  return text
}
