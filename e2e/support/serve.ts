import { rmSync } from 'node:fs'
import { dataDir } from './place.ts'

// Each run begins with the demo companies as they are after a first start.
rmSync(dataDir, { recursive: true, force: true })
await import('@quayside/server/main.ts')
