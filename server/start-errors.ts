import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './platform/config.ts'
import { StartRefused } from './platform/start-refused.ts'

/** Before anything is started or filled: the port of a server that runs already is the usual reason of a failed start. */
export async function requireFreePort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen({ port, host, exclusive: true })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

const isUnwritable = (code: string | undefined): boolean =>
  ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? '')

/** A sentence where the person who starts can change the cause; the error itself otherwise. */
export function explainStartError(error: unknown, { port, host, dataDir }: Config): unknown {
  if (error instanceof StartRefused) return error.message
  const { code, syscall, path } = error as NodeJS.ErrnoException
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return (
      `Port ${port} on ${host} is in use, perhaps by a Quayside that runs already. ` +
      'End that program, or set PORT to another port.'
    )
  if (syscall === 'listen')
    return `Cannot listen on port ${port} of ${host} (${code}). Set PORT and HOST to what this user may use.`
  if (isUnwritable(code) && path?.startsWith(dataDir))
    return `Cannot write to the data folder: ${path} (${code}). Set DATA_DIR to a folder that this user may write to.`
  return error
}
