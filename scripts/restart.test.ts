import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = await mkdtemp(join(tmpdir(), 'quayside-restart-'))
afterAll(() => rm(folder, { recursive: true }))

/** A process as `npm start` runs the server: each start leaves a mark, then it does what `then` says. */
async function started(
  name: string,
  then: string,
  built = 'undefined',
): Promise<{ supervisor: ChildProcess; marks: () => Promise<string> }> {
  const marks = join(folder, `${name}.marks`)
  const script = join(folder, `${name}.mjs`)
  const supervisor = join(folder, `${name}.start.mjs`)
  await writeFile(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs'
     appendFileSync(${JSON.stringify(marks)}, 'x')
     const starts = readFileSync(${JSON.stringify(marks)}, 'utf8').length
     ${then}`,
  )
  await writeFile(
    supervisor,
    `import { runTypeScript } from ${JSON.stringify(join(import.meta.dirname, 'tools.mjs'))}
     runTypeScript(${JSON.stringify(script)}, [], { firstPause: 20, built: ${built} })`,
  )
  const child = spawn(process.execPath, [supervisor], { stdio: 'ignore' })
  return { supervisor: child, marks: () => readFile(marks, 'utf8').catch(() => '') }
}
const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)))

it('a server that is killed or meets a fault is started again', async () => {
  const { supervisor, marks } = await started(
    'crash',
    `if (starts === 1) process.kill(process.pid, 'SIGKILL')
     else process.exit(starts === 2 ? 70 : 0)`,
  )
  expect(await exitOf(supervisor)).toBe(0)
  expect(await marks()).toBe('xxx')
})

it('a start that is refused ends', async () => {
  const { supervisor, marks } = await started('refused', 'process.exit(1)')
  expect(await exitOf(supervisor)).toBe(1)
  expect(await marks()).toBe('x')
})

it('a server that is told to end is not started again', async () => {
  const { supervisor, marks } = await started('told', 'setInterval(() => undefined, 1000)')
  await expect.poll(marks).toBe('x')
  const exit = exitOf(supervisor)
  supervisor.kill('SIGTERM')
  await exit
  expect(await marks()).toBe('x')
})

it('a server is told when the front ends are built, also one that was started again meanwhile', async () => {
  const built = 'new Promise((resolve) => setTimeout(resolve, 1_500))'
  const { supervisor, marks } = await started(
    'built',
    `if (starts === 1) process.exit(70)
     process.once('message', () => process.exit(0))`,
    built,
  )
  expect(await exitOf(supervisor)).toBe(0)
  expect(await marks()).toBe('xx')
})

it('a server ends when the front ends cannot be built', async () => {
  const { supervisor, marks } = await started(
    'unbuilt',
    `process.once('message', () => process.exit(0))`,
    `new Promise((_, reject) => setTimeout(() => reject(new Error('web does not build')), 1_500))`,
  )
  expect(await exitOf(supervisor)).toBe(1)
  expect(await marks()).toBe('x')
})
