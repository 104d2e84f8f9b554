import { examine } from './platform/doctor/examine.ts'
import { printed } from './platform/doctor/finding.ts'

/** npm run doctor: what a start needs, in a table; not zero where something fails. */
const findings = await examine(process.env)
const failing = findings.filter(({ state }) => state === 'FAILS').length
process.stdout.write(
  `${printed(findings)}${failing === 0 ? 'Nothing fails.' : `${failing} of them must be put right.`}\n`,
)
if (failing > 0) process.exitCode = 1
