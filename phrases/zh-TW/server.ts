import { merged } from '../merged.ts'
import type { server as source } from '../zh-CN/server.ts'
import { serverTexts } from './kernel/server.ts'
import * as notices from './server-notices.ts'
import * as parts from './server-parts.ts'

export const server: typeof source = {
  ...serverTexts,
  notices: merged(notices),
  ...parts,
}
