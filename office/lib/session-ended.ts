import { pageAddress } from './pages.ts'
import { forgetSession } from './session.ts'

/** Leads to the log-in page and from there back to the same page; drafts of forms stay in the browser. */
export function sessionEnded(): void {
  const back = `${location.pathname}${location.search}`
  forgetSession()
  if (location.pathname === '/office/login') return
  location.assign(pageAddress('/office/login', { back, ended: '1' }))
}

/** Only addresses inside the back office are accepted. */
export const returnAddress = (text: string | undefined): string =>
  text !== undefined && /^\/office(?:[/?]|$)/.test(text) && !text.startsWith('/office/login')
    ? text
    : '/office'
