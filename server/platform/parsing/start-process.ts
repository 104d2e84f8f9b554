import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { heapMegabytes, processMegabytes } from './budgets.ts'

const compileCache = process.env['NODE_COMPILE_CACHE']
const isWindows = process.platform === 'win32'
/** The server's own work comes first where processor time is short. */
const niceness = 5

/**
 * Where a processor has protection keys, V8 maps the place for its machine code writable as a whole, and the operating
 * system counts it as memory although hardly a page of it is used: 512 MB instead of a few. This process has the same Node
 * on the same processor. The watching thread of a reading process has a small place of its own (answer-jobs.ts).
 */
export function readCodeMegabytes(maps: string): number {
  const sizes = maps.split('\n').flatMap((line) => {
    const [, start, end] = /^([0-9a-f]+)-([0-9a-f]+) .wxp /.exec(line) ?? []
    return start && end ? [Number.parseInt(end, 16) - Number.parseInt(start, 16)] : []
  })
  return Math.ceil(Math.max(0, ...sizes) / 1024 / 1024)
}

function readMaps(): string {
  try {
    return readFileSync('/proc/self/maps', 'utf8')
  } catch {
    // An operating system without it has no such limit either, or does not count what is only mapped.
    return ''
  }
}

const limitKilobytes = (processMegabytes + readCodeMegabytes(readMaps())) * 1024

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
  const limited = ['/bin/sh', '-c', `ulimit -d ${limitKilobytes} 2>/dev/null; exec "$0" "$@"`, ...node]
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
