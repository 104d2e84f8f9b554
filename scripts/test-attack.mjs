// npm run test:attack: what an attacker would try, without the rest of the tests. Hostile input is 1 MB here, not 128 KB,
// all pairs of commands on money and stock run at once, not a sample, and long lists are tried whole.
import { setUp } from './setup.mjs'
import { root, runTypeScript } from './tools.mjs'

const subjects = [
  'access',
  'amplification',
  'bad-input',
  'clock-jumps',
  'company-channels',
  'data-key',
  'fence',
  'fence-budgets',
  'database-hangs',
  'forwarded-address',
  'guessing',
  'hostile-brand',
  'hostile-content',
  'hostile-keys',
  'hostile-links',
  'hostile-mails',
  'hostile-texts',
  'hostile-texts-office',
  'hostile-uploads',
  'idempotency',
  'imports',
  'isolation',
  'keep-alive',
  'live',
  'log',
  'minor-units',
  'permission-grid',
  'permission-matrix',
  'tenancy',
].map((name) => `server/product-tests/${name}.test.ts`)

await setUp()
process.env.TEST_ALL = 'yes'
process.env.HOSTILE_BYTES ??= String(1024 * 1024)
process.env.COMMAND_PAIRS ??= 'all'
runTypeScript(`${root}/node_modules/vitest/vitest.mjs`, [
  'run',
  ...subjects,
  'server/faults/command-pairs.test.ts',
  'server/office/access.test.ts',
  'server/provider/visible.test.ts',
  'server/platform/files',
  'server/platform/http/unread-answers.test.ts',
  'server/platform/parsing',
  'server/platform/papers',
  'server/modules/account/log-in.test.ts',
  'server/modules/account/memberships.test.ts',
  'server/modules/account/own-data.test.ts',
  'server/modules/account/profile.test.ts',
  'server/modules/account/second-factor',
  'server/modules/account/session.test.ts',
  'server/modules/account/sms.test.ts',
  'server/gateway/webhook-addresses.test.ts',
  'server/modules/links',
  'server/modules/teamwork',
  'server/modules/reports/saved-what-ifs.test.ts',
  'server/modules/reports/supplier-scores.test.ts',
  'server/modules/notices/push.test.ts',
  'server/modules/notices/robots.test.ts',
  'server/modules/systems',
  'server/modules/tax-invoices/e-invoices.test.ts',
  'server/modules/rates/fetching',
])
