import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const tools = new URL('../../../scripts/tools.mjs', import.meta.url).href
const compiled = join(root, '.cache/compiled')

export type ServerProcess = {
  address: string
  child: ChildProcess
  /** What it printed so far. */
  output(): string
  kill(signal: NodeJS.Signals): Promise<void>
}

/** A server of its own, as `npm start` runs it, of these sources or of a release. Ready when it says where it listens. */
export async function startServerProcess(
  environment: Record<string, string>,
  folder = root,
): Promise<ServerProcess> {
  const { frugal } = (await import(tools)) as { readonly frugal: readonly string[] }
  const child = spawn(process.execPath, [...frugal, join(folder, 'server/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = once(child, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
      const port = /Portal\s+http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (port && output.includes('Ready in')) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then(() => reject(new Error(`the server ended before it was ready:\n${output}`)))
  })
  return {
    address,
    child,
    output: () => output,
    async kill(signal) {
      child.kill(signal)
      await exited
    },
  }
}
