import { parseArgs } from 'node:util'
import { ApiKeySave } from '@quayside/contract/office/api-key.ts'
import { allScopes } from '@quayside/contract/office/scopes.ts'
import { ownConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { ensureRoles } from '../platform/postgres/roles.ts'
import { withOwner } from '../platform/postgres/with-owner.ts'
import { createApiKey } from './api-keys.ts'

/** npm run erp:key -- --name 'Our ERP' --scopes orders:read,orders:write */
const { values } = parseArgs({
  options: { name: { type: 'string', default: 'ERP' }, scopes: { type: 'string' } },
})
const draft = ApiKeySave.safeParse({
  name: values.name,
  scopes: values.scopes === undefined ? [...allScopes] : values.scopes.split(','),
})
if (!draft.success) {
  process.stderr.write(`--name is needed, and --scopes may name: ${allScopes.join(' ')}\n`)
  process.exit(2)
}
await withOwner(ownConfig(), async (ownerUrl) => {
  const { staffUrl } = await ensureRoles(ownerUrl)
  const staff = openDatabase({
    url: staffUrl,
    poolSize: 1,
    applicationName: 'quayside-key',
    onError: () => undefined,
  })
  const acting = { actor: 'provider', id: null, name: 'command line' } as const
  const { key } = await staff.transaction([], (tx) => createApiKey(tx, acting, draft.data))
  await staff.close()
  process.stdout.write(`${key}\n`)
})
