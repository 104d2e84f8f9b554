import { once } from 'node:events'

/** `npm start` builds the front ends while this process opens the database, and sends a message when they are there. */
const built = process.env['FRONT_ENDS'] === 'building' ? once(process, 'message') : undefined

export async function frontEndsBuilt(): Promise<void> {
  if (built === undefined) return
  // A supervisor that was killed builds nothing any more: what was built before is served.
  await (process.connected ? Promise.race([built, once(process, 'disconnect')]) : undefined)
  // An open channel would keep the process from ending.
  if (process.connected) process.disconnect()
}
