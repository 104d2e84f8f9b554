import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the range from which the system takes ports for outgoing connections: otherwise, while the database restarts, a
 * client that keeps trying could be given the same port and connect to itself.
 */
const LOWEST = 20_000
const HIGHEST = 32_000

export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port on 127.0.0.1 between ${LOWEST} and ${HIGHEST}.`)
}

async function isFree(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
