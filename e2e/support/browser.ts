import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The headless shell is the same engine without the browser around it: a page takes 60 % of the processor time. */
const installedShell = '/usr/bin/chromium-headless-shell'
const unpacked = join(import.meta.dirname, '../../.cache/chromium')
const unpackedShell = join(unpacked, 'usr/lib/chromium/chromium-headless-shell')
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The headless shell has no notifications: the stories of push need the browser around it. */
export const wholeBrowser = (): string | undefined => wholeBrowsers.find((path) => existsSync(path))

export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A Chromium to test with: a headless shell, which is fetched where Debian's Chromium is installed without it; else the
 * system's browser; else the one that an npm package ships (x64 only); else, as root on Debian, the distribution's
 * package.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM'] ?? ''
  const shell = [named, installedShell].find((path) => path && existsSync(path)) ?? fetchedShell()
  if (shell) return shell
  const found = wholeBrowser()
  if (found) return found
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium')
    return chromium.executablePath()
  }
  if (isDebian && process.getuid?.() === 0) {
    console.log('Installing Chromium (apt-get) …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk'])
    return installedShell
  }
  throw new Error('No Chromium on this machine: install one, or name it in CHROMIUM.')
}

const isDebian = existsSync('/usr/bin/apt-get')
const run = (program: string, args: string[]): Buffer =>
  execFileSync(program, args, {
    cwd: existsSync(unpacked) ? unpacked : '.',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 120_000,
  })

/** Debian's headless shell, unpacked beside the build; nothing of the system is changed. It is tried once. */
function fetchedShell(): string | undefined {
  if (existsSync(unpackedShell)) return unpackedShell
  if (!isDebian || !existsSync('/usr/bin/chromium') || existsSync(unpacked)) return undefined
  mkdirSync(unpacked, { recursive: true })
  try {
    download()
    for (const file of readdirSync(unpacked)) {
      run('dpkg', ['-x', file, '.'])
      rmSync(join(unpacked, file))
    }
    run(unpackedShell, ['--version'])
    return unpackedShell
  } catch {
    rmSync(unpackedShell, { force: true })
    return undefined
  }
}

function download(): void {
  const args = ['download', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
  const packages = ['chromium-common', 'chromium-headless-shell']
  try {
    run('apt-get', [...args, ...packages])
  } catch (error) {
    if (process.getuid?.() !== 0) throw error
    run('apt-get', ['update', '-qq'])
    run('apt-get', [...args, ...packages])
  }
}
