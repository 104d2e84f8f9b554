/**
 * npm run demo:provider -- [--pace 4] [--url http://localhost:3000]
 *
 * Plays a provider, over the gateway's public interface and nothing else: follows the feed of events, reviews
 * companies, decides on suppliers, answers classification requests, audits orders and moves them along, arranges and pays
 * applications, charges fees and answers disputes, one step at a time, so that an open portal shows it live. Stop it with Ctrl-C.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openGateway } from '../docs/examples/gateway-client.mjs'
import { followUp } from './demo-provider/follow-up.mjs'

const { values } = parseArgs({
  options: {
    pace: { type: 'string', default: '4' },
    url: { type: 'string', default: process.env.QUAYSIDE_URL ?? 'http://localhost:3000' },
    key: { type: 'string', default: process.env.ERP_KEY },
    rounds: { type: 'string' },
  },
})
const pace = Number(values.pace)
if (!(pace >= 0)) {
  console.error('--pace is a number of seconds between two steps')
  process.exit(2)
}

function findKey() {
  if (values.key) return values.key
  const file = join(process.env.DATA_DIR ?? '.data', 'demo-provider.key')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    console.error(`No key in ${file}. Start the demonstration with npm start first, or print a key with`)
    console.error('  npm run erp:key -- --name Demo   and pass it as --key or ERP_KEY.')
    return process.exit(1)
  }
}

let isStopping = false
let wake = () => {}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopping = true
    wake()
  })
}
const rest = (seconds) =>
  new Promise((resolve) => {
    if (isStopping) return resolve()
    const timer = setTimeout(resolve, seconds * 1000)
    wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })

const gateway = openGateway({ url: values.url, key: findKey() })
console.log(`Playing the provider at ${values.url}, one step every ${pace} s. Ctrl-C ends it.`)
await followUp(gateway, {
  rest: () => rest(pace),
  isOver: () => isStopping,
  say: (line) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${line}`),
  rounds: values.rounds === undefined ? Number.POSITIVE_INFINITY : Number(values.rounds),
})
