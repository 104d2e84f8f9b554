import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { heapMegabytes, processMegabytes } from './budgets.ts'

const compileCache = process.env['NODE_COMPILE_CACHE']
const isWindows = process.platform === 'win32'
/** The server's own work comes first where processor time is short. */
const niceness = 5

/**
 * A reading process, without the server's environment: nothing that a file could make it do finds a password or an
 * address there. The shell sets the limit of the operating system and becomes the process.
 */
export function startProcess(script: URL): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(script),
  ]
  const limited = [
    '/bin/sh',
    '-c',
    `ulimit -d ${processMegabytes * 1024} 2>/dev/null; exec "$0" "$@"`,
    ...node,
  ]
  const [program, ...args] = isWindows ? node : limited
  const child = spawn(program ?? '', args, {
    env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
    serialization: 'advanced',
    // V8 prints pages about its state when the memory is exhausted.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) yieldToServer(child.pid)
  return child
}

function yieldToServer(pid: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already, which its 'exit' event says.
  }
}
