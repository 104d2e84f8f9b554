import { rmSync } from 'node:fs'
import { dataDir } from './place.ts'

// Each run starts with the demo companies as a first start creates them.
rmSync(dataDir, { recursive: true, force: true })
await import('@quayside/server/main.ts')
