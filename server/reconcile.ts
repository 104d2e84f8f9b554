import { askAll } from './faults/reconcile.ts'
import { askStock } from './faults/reconcile-stock.ts'
import { ownConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { ensureRoles } from './platform/postgres/roles.ts'
import { withOwner } from './platform/postgres/with-owner.ts'
import { keepMaintenanceRun } from './platform/system/maintenance.ts'

/** npm run reconcile: every equality of the books, the orders and the stock, with how many rows differ. */
await withOwner(ownConfig(), async (ownerUrl) => {
  const { staffUrl } = await ensureRoles(ownerUrl)
  const onError = () => undefined
  const beganAt = new Date()
  const staff = openDatabase({ url: staffUrl, poolSize: 1, applicationName: 'quayside-reconcile', onError })
  try {
    const answers = [...(await askAll(staff)), ...(await askStock(staff))]
    for (const { name, rows, first } of answers)
      process.stdout.write(
        `${String(rows).padStart(6)}  ${name}${rows > 0 ? ` (the first is ${first})` : ''}\n`,
      )
    const differing = answers.filter(({ rows }) => rows > 0).length
    process.stdout.write(`${answers.length} equalities, ${differing} of them do not hold.\n`)
    await keepMaintenanceRun(ownerUrl, {
      kind: 'reconcile',
      beganAt,
      isGood: differing === 0,
      outcome: {
        checked: answers.length,
        wrong: differing,
        names: answers.filter(({ rows }) => rows > 0).map(({ name }) => name),
      },
    })
    if (differing > 0) process.exitCode = 1
  } finally {
    await staff.close()
  }
})
