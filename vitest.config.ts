import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isWhole, shareOf } from './server/platform/testing/turn.ts'
import { processFiles } from './vitest.faults.config.ts'

/** Files that take longest: begun last, they would keep one worker busy after the others. `npm test` names them. */
const longest = [
  'seeding/demo-copy.test.ts',
  'product-tests/notice-channels.test.ts',
  'product-tests/bad-input.test.ts',
  'product-tests/isolation.test.ts',
  'server/start-refusals.test.ts',
  'product-tests/fence-budgets.test.ts',
  'seeding/start-over.test.ts',
  'product-tests/data-key.test.ts',
  'product-tests/permission-matrix.test.ts',
  'product-tests/access.test.ts',
  'orders/order-model.test.ts',
  'parsing/parse-pool.test.ts',
  'product-tests/staff-teamwork.test.ts',
  'product-tests/upgrade.test.ts',
  'second-factor/second-factor.test.ts',
  'customs/declaration-lines.test.ts',
  'product-tests/permission-grid.test.ts',
  'product-tests/live-commands.test.ts',
  'product-tests/home-numbers.test.ts',
  'orders/contracts.test.ts',
  'scripts/screen-texts.test.ts',
  'finance/money-steps.test.ts',
]

/** Begun before the files of `unit`, among which are the longest. */
const earlyProjects = ['rules', 'parts', 'dom', 'pg-decoder', 'run-twice']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      // A worker serves one project: the files of each stay together.
      const early = earlyProjects.indexOf(project.name)
      if (early >= 0) return early - earlyProjects.length
      const found = longest.findIndex((name) => moduleId.endsWith(name))
      return found < 0 ? longest.length : found
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => place(a) - place(b))
  }
}

/** Tests of rules, texts and parts, which need no database. */
const rules = ['{contract,phrases}/**/*.test.ts']
const parts = ['{kit,web,office}/**/*.test.{ts,tsx}']

/** Read by the decoder of rows that `ROW_DECODER=pg` chooses, too (docs/decisions/0020): values of all kinds, batches, lists. */
const decodedTwice = [
  'server/platform/database/database.test.ts',
  'server/platform/database/grouped-reads.test.ts',
  'server/modules/orders/orders.test.ts',
  'server/modules/orders/order-list.test.ts',
  'server/modules/orders/line-values.test.ts',
  'server/modules/warehouse/stock-model.test.ts',
  'server/modules/finance/worked-example.test.ts',
]
/** Every transaction of these loses against another one once: what one changes outside of it shows as done twice, or not at all. */
const runTwice = [
  'server/modules/orders/contract-signing-many.test.ts',
  'server/modules/products/import-tariff.test.ts',
  'server/modules/finance/worked-example.test.ts',
  'server/modules/account/company-changes.test.ts',
  'server/modules/notices/notice-events.test.ts',
]
// For a test that hangs, not for a busy machine: one that starts two servers took 30 s beside other work.
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/**
 * Node itself loads what has no JSX, as it does in production: sources are not transformed first, and their compiled form
 * is kept from run to run (`scripts/tools.mjs`). `vi.mock` would need more; nothing here is mocked.
 */
const native = { viteModuleRunner: false, nodeLoader: false }

export const unitSettings = {
  ...limits,
  environment: 'node',
  // Loading the modules again for each file took as long as the tests; none of them keeps state.
  isolate: false,
  globalSetup: ['server/platform/testing/global-setup.ts'],
}

const unseen = ['**/node_modules/**', '**/dist/**', '**/.data/**']

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than there are cores: tests of processes and deadlines mostly wait.
    maxWorkers: 3,
    // A second try on a shared machine, where a time limit may pass for reasons of others.
    retry: process.env['CI'] ? 1 : 0,
    sequence: { sequencer: LongestFirst },
    // `npm test -- --changed` follows imports, which do not lead to these.
    forceRerunTriggers: ['**/package.json', '**/vitest.config.ts', '**/db/migrations/*.sql'],
    projects: [
      {
        extends: true,
        test: {
          ...unitSettings,
          experimental: native,
          name: 'unit',
          include: ['{db,server,scripts,docs,bench}/**/*.test.ts'],
          exclude: [...unseen, ...(isWhole ? [] : processFiles)],
        },
      },
      {
        extends: true,
        test: {
          ...limits,
          name: 'rules',
          environment: 'node',
          isolate: false,
          experimental: native,
          include: rules,
          exclude: unseen,
        },
      },
      {
        extends: true,
        test: {
          ...limits,
          name: 'parts',
          environment: 'node',
          isolate: false,
          include: parts,
          exclude: [...unseen, '**/*.dom.test.*'],
        },
      },
      {
        extends: true,
        test: {
          ...unitSettings,
          experimental: native,
          name: 'pg-decoder',
          include: shareOf('pg-decoder', decodedTwice, 3),
          env: { ROW_DECODER: 'pg' },
        },
      },
      {
        extends: true,
        test: {
          ...unitSettings,
          experimental: native,
          name: 'run-twice',
          include: shareOf('run-twice', runTwice, 3),
          env: { LOSE_ONCE: 'yes' },
        },
      },
      {
        extends: true,
        test: {
          ...limits,
          name: 'dom',
          environment: 'happy-dom',
          // One document and one load of the modules for all files, as above.
          isolate: false,
          setupFiles: ['kit/page/fresh-document.testing.ts'],
          include: ['{web,kit,office}/**/*.dom.test.{ts,tsx}'],
          exclude: unseen,
        },
      },
    ],
  },
})
