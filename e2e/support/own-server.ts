import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Token } from '@quayside/contract/account/login.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { type ServerProcess, startServerProcess } from '@quayside/server/platform/testing/server-process.ts'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { copyDemo } from '@quayside/server/seeding/demo-copy.testing.ts'

export type OwnServer = {
  readonly address: string
  /** Logs a customer in, without the browser. */
  readonly tokenOf: (mobile: string) => Promise<Token>
  readonly client: ReturnType<typeof testClient>
  readonly office: ReturnType<typeof testClient>
  readonly close: () => Promise<void>
}

/** A server with the demo companies for stories that change what every page shows. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quayside-story-'))
  await copyDemo(dataDir)
  const server: ServerProcess = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on' })
  const client = testClient(server.address)
  return {
    address: server.address,
    client,
    office: testClient(server.address, '/office/api'),
    tokenOf: async (mobile) => {
      const form = { grant_type: 'password', username: mobile, password: demoPassword }
      const { body, text } = await client('POST auth/oauth/token', { form })
      if (!body?.access_token) throw new Error(`${mobile} cannot log in: ${text.slice(0, 300)}`)
      return body as Token
    },
    close: async () => {
      await server.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
