import type { StaffSelf, StaffToken } from '@quayside/contract/office/staff.ts'
import { createStore } from '@quayside/kit/page/store.ts'

/** Under separate names: the customers' portal has the same origin and stores its session beside this one. */
const names = { token: 'office.token', self: 'office.self' }

type Session = { readonly token: string; readonly self: StaffSelf } | undefined

function readStored(): Session {
  const token = sessionStorage.getItem(names.token)
  const self = sessionStorage.getItem(names.self)
  if (token === null || self === null) return undefined
  try {
    return { token, self: JSON.parse(self) as StaffSelf }
  } catch {
    return undefined
  }
}

export const session = createStore<Session>(readStored())

export function beginSession(token: StaffToken): void {
  sessionStorage.setItem(names.token, token.access_token)
  keepSelf(token.access_token, token.staff)
}

export function keepSelf(token: string, self: StaffSelf): void {
  sessionStorage.setItem(names.self, JSON.stringify(self))
  session.set({ token, self })
}

export function forgetSession(): void {
  sessionStorage.removeItem(names.token)
  sessionStorage.removeItem(names.self)
  session.set(undefined)
}
