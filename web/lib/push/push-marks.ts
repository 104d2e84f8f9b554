import { createStore } from '@quayside/kit/page/store.ts'
import { session } from '../session/session.ts'

/** The member for whom this browser gets push messages, and as which device; the browser itself knows no member. */
const memberName = 'pushMember'
const deviceName = 'pushDevice'

export const pushDevice = createStore<string | null>(localStorage.getItem(deviceName))

/** Whether this browser gets push messages of the member who is logged in. */
export const isPushHere = (): boolean => {
  const { userInfo } = session.get()
  return userInfo !== undefined && localStorage.getItem(memberName) === userInfo.userId
}
export const hasPushMark = (): boolean => localStorage.getItem(memberName) !== null

export function keepPush(id: string): void {
  const { userInfo } = session.get()
  if (!userInfo) return
  localStorage.setItem(memberName, userInfo.userId)
  localStorage.setItem(deviceName, id)
  pushDevice.set(id)
}

export function forgetPush(): void {
  localStorage.removeItem(memberName)
  localStorage.removeItem(deviceName)
  pushDevice.set(null)
}
