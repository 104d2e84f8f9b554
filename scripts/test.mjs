import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildServedFrontEnds } from './build.mjs'
import { longestFiles } from './longest-files.mjs'
import { setUp } from './setup.mjs'
import { environment, node24, root, run } from './tools.mjs'

/**
 * `--all` tries everything where a run otherwise tries a part by turns (server/platform/testing/turn.ts). `--changed`
 * runs, while one works, what imports the files that differ from the last commit, or from the one that is named; the
 * browser is left out.
 */
const [how = '', since = 'HEAD'] = process.argv.slice(2)
if (how !== '' && how !== '--all' && how !== '--changed') {
  console.error('Usage: npm test [-- --all | --changed [commit]]')
  process.exit(2)
}
if (how === '--all') process.env.TEST_ALL = 'yes'
await setUp()

const tool = (...path) => join(root, 'node_modules', ...path)
const reports = join(root, '.cache', 'test')
mkdirSync(reports, { recursive: true })
const total = { passed: 0, failed: 0 }

// Before the units, as either uses two cores. The rules that need types read all of them, so the compiler's own findings
// come from the same reading; `npm run typecheck` has them alone. Each checker of a program works out the types that its
// files share again, so there is one (tsconfig.base.json), and a second oxlint for the second core, which has less to
// read and builds the front ends besides. GOGC: more memory, less work.
const lint = (...paths) => [tool('oxlint', 'bin', 'oxlint'), '--type-aware', '--type-check', ...paths]
const frontEnds = ['kit', 'web', 'office']
const allButFrontEnds = ['.', ...frontEnds.flatMap((folder) => ['--ignore-pattern', `/${folder}/**`])]
const isWithBrowser = how !== '--changed' && existsSync(join(root, 'e2e', 'playwright.config.ts'))
const building = isWithBrowser ? buildFailure() : undefined
const sources = how === '--changed' ? await changedSources() : []
if (how !== '--changed' || sources.length > 0) {
  const parts = how === '--changed' ? [lint(...sources)] : [lint(...allButFrontEnds), lint(...frontEnds)]
  await check('types and lint', parts, { GOGC: '300' })
  await check('format', [
    [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', ...(how === '--changed' ? sources : ['.'])],
  ])
}
const touched = how === '--changed' ? [`--changed=${since}`, '--passWithNoTests'] : []
await tests(
  'units',
  [tool('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', ...touched],
  {
    report: (file) => [`--outputFile.json=${file}`],
    count: ({ testResults }) => ({
      passed: testResults.flatMap((file) => file.assertionResults).filter((one) => one.status === 'passed')
        .length,
      // A file that cannot be loaded counts as one failure.
      failed: testResults.reduce((sum, file) => {
        const failed = file.assertionResults.filter((one) => one.status === 'failed').length
        return sum + (failed === 0 && file.status === 'failed' ? 1 : failed)
      }, 0),
    }),
  },
)
if (isWithBrowser) await browserTests()

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** TypeScript files that differ from the commit, and those that Git does not know yet. */
async function changedSources() {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ])
  const failed = lists.find(({ code }) => code !== 0)
  if (failed) {
    console.error(failed.output)
    process.exit(2)
  }
  return lists.flatMap(({ output }) => output.split('\n')).filter((file) => /\.(?:tsx?|mjs)$/.test(file))
}

/** Builds the front ends, and says why that failed. */
function buildFailure() {
  return buildServedFrontEnds().then(
    () => '',
    (error) => error.message,
  )
}

async function browserTests() {
  const built = await step('build', async () => {
    const failure = await building
    return { passed: failure ? 0 : 1, failed: failure ? 1 : 0, output: failure }
  })
  if (!built) return
  await tests('browser', [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'], {
    report: () => ['--config', join(root, 'e2e', 'playwright.config.ts')],
    count: ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
      repeated: stats.flaky,
    }),
  })
}

/** A step that passes or fails as a whole: its commands run side by side. */
async function check(name, commands, variables = {}) {
  await step(name, async () => {
    const env = { ...environment(), ...variables }
    const ended = await Promise.all(commands.map((command) => run(node24, command, { env })))
    const failed = ended.filter(({ code }) => code !== 0)
    return {
      passed: failed.length === 0 ? 1 : 0,
      failed: failed.length === 0 ? 0 : 1,
      output: failed.map(({ output }) => output.trimEnd()).join('\n'),
    }
  })
}

/** A step whose tests are counted from the runner's report. */
async function tests(name, command, { report: reportTo, count }) {
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  await step(name, async () => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file
    const { code, output } = await run(node24, [...command, ...reportTo(file)])
    if (!existsSync(file)) return { passed: 0, failed: 1, output }
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const counted = count(report)
    // A runner that exits with an error although every test passed has printed the reason.
    if (code !== 0 && counted.failed === 0) counted.failed = 1
    return { ...counted, output, files: longestFiles(report, root) }
  })
}

async function step(name, work) {
  const began = performance.now()
  const { passed, failed, repeated = 0, output, files = [] } = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  total.passed += passed
  total.failed += failed
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ''
  // A test that passed only on retry is reported with its output, so that its cause can be found.
  const again = repeated > 0 ? `, ${repeated} at the second try` : ''
  if (failed + repeated > 0) console.log(`${output.trimEnd()}\n`)
  console.log(`${failed > 0 ? '✘' : '✔'} ${name} (${seconds} s${counts}${again})`)
  // What to look at first when the run takes too long.
  for (const each of files) console.log(`    ${each.seconds.toFixed(1).padStart(6)} s  ${each.file}`)
  return failed === 0
}
