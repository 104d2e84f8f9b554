import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './platform/config.ts'
import { explainStartError, requireFreePort } from './start-errors.ts'

const caught = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

it('says that the port is in use, and takes a free one', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const config = readConfig({ PORT: String((other.address() as AddressInfo).port) })
  expect(explainStartError(await caught(requireFreePort(config)), config)).toBe(
    `Port ${config.port} on 127.0.0.1 is in use, perhaps by a Quayside that runs already. ` +
      'End that program, or set PORT to another port.',
  )
  other.close()
  await once(other, 'close')
  await requireFreePort(config)
})

it('says that it cannot write to the data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-start-errors-'))
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const config = readConfig({ DATA_DIR: join(file, 'data') })
  const error = await caught(mkdir(config.dataDir, { recursive: true }))
  await rm(folder, { recursive: true })
  expect(explainStartError(error, config)).toBe(
    `Cannot write to the data folder: ${config.dataDir} (ENOTDIR). Set DATA_DIR to a folder that this user may write to.`,
  )
})
