import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell first: the same engine, a third faster. */
const ofTheSystem = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

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
 * A Chromium to test with: the system's; else the one that an npm package ships (x64 only); else, as root on
 * Debian, the distribution's package.
 */
export async function findBrowser(): Promise<string> {
  const found = [process.env['CHROMIUM'] ?? '', ...ofTheSystem].find((path) => path && existsSync(path))
  if (found) return found
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium')
    return chromium.executablePath()
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium (apt-get) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk'], {
      env,
      stdio: 'ignore',
    })
    return '/usr/bin/chromium-headless-shell'
  }
  throw new Error('No Chromium on this machine: install one, or name it in CHROMIUM.')
}
