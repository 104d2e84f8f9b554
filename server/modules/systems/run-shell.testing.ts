import { spawn } from 'node:child_process'

/** Runs a script with bash while this process goes on serving, and answers what it printed. */
export function runShell(
  script: string,
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<{ lines: string[]; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
      cwd,
      env,
      // With a socket as its input bash takes itself for a remote shell.
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
    })
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString('utf8')
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve({ lines: said.trim().split('\n'), errors })
      else reject(new Error(`the example ended with ${code ?? 'a signal'}: ${said}${errors}`))
    })
  })
}
