import { statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { systemClock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import { loadDataKeys } from '../crypto/data-key.ts'
import { requireDataFolder } from '../data-folder-check.ts'
import { newStorageKey, openStorage } from '../files/storage.ts'
import { checkMailServer } from '../mail/open-mailer.ts'
import { openSmsSender } from '../sms/open-sms-sender.ts'
import { type Finding, findingOf } from './finding.ts'
import { lookAtDatabase } from './look-at-database.ts'

const gigabyte = 1024 ** 3
/** Below this much room a database or an upload soon fails. */
const leastRoom = gigabyte

/** Everything that a start needs, each looked at by itself, so that one run says all that is wrong. */
export async function examine(environment: Config['environment']): Promise<Finding[]> {
  let config: Config | undefined
  const settings = await findingOf('settings', async () => {
    config = readConfig(environment)
    openSmsSender(environment, config.dataDir, systemClock)
    return { said: 'All settings can be read.' }
  })
  if (!config) return [settings]
  const { dataDir } = config
  const folder = await findingOf('data folder', async () => {
    await requireDataFolder(readConfig(environment))
    return { said: dataDir }
  })
  return [
    settings,
    folder,
    await findingOf('disk', () => lookAtDisk(dataDir)),
    ...(await lookAtDatabase(config)),
    await findingOf('data key', () => lookAtKey(dataDir, environment)),
    await findingOf('storage', () => lookAtStorage(readConfig(environment))),
    await findingOf('mail', () => lookAtMail(environment)),
  ]
}

async function lookAtDisk(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return { said: roomSentence(bavail * bsize, folder) }
}

export function roomSentence(bytes: number, folder: string): string {
  const room = `${(bytes / gigabyte).toFixed(1)} GB are free at ${folder}.`
  if (bytes < leastRoom) throw new Error(`${room} Make room, or set DATA_DIR to another disk.`)
  return room
}

async function lookAtKey(dataDir: string, environment: Config['environment']) {
  const dataKey = environment['DATA_KEY']
  // As for a filled database: nothing is made here.
  const isThere = await loadDataKeys(
    { dataDir, dataKey, formerDataKeys: environment['DATA_KEY_FORMER'] },
    true,
  ).then(
    () => true,
    (error: Error) => {
      if (dataKey?.trim() || !error.message.includes('is missing')) throw error
      return false
    },
  )
  if (!isThere) return { said: `The first start makes the data key in ${dataDir}.`, isNote: true }
  return { said: dataKey?.trim() ? 'DATA_KEY is set.' : `${dataDir}/data.key; keep a copy of it.` }
}

async function lookAtStorage({ filesUrl, dataDir }: Config) {
  const files = await openStorage(filesUrl, dataDir)
  const key = newStorageKey()
  const written = Buffer.from('doctor')
  await files.put(key, written, 'text/plain')
  const read = await buffer(await files.open(key))
  await files.remove(key)
  if (!written.equals(read)) throw new Error('The file storage answers other bytes than were put there.')
  const place = filesUrl?.startsWith('s3://') ? new URL(filesUrl).host : (filesUrl ?? `${dataDir}/files`)
  return { said: `A file was written, read and removed at ${place}.` }
}

async function lookAtMail(environment: Config['environment']) {
  const host = await checkMailServer(environment)
  if (host === undefined) return { said: 'SMTP_URL is not set, so no e-mail is sent.', isNote: true }
  return { said: `The mail server ${host} takes mail.` }
}
