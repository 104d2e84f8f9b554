import type { OpenCall } from '../../../platform/session/call.ts'

/**
 * The site that passkeys belong to: the host name that the request was sent to. Browsers make and use passkeys only at
 * https and at localhost; whether a proxy in front speaks https is not always told, so both forms of the origin are taken.
 */
export function relyingPartyOf({ host }: Pick<OpenCall, 'host'>): { id: string; origins: string[] } {
  return { id: new URL(`http://${host}`).hostname, origins: [`https://${host}`, `http://${host}`] }
}
