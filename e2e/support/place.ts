import { join } from 'node:path'
import { throwawayFolder } from '@quayside/server/platform/testing/throwaway-folder.ts'

/**
 * The address and the data folder of the server of a browser run. Workers inherit both. The port lies below those that
 * embedded databases choose (server/platform/postgres/free-port.ts), so that the run's own one never takes it first.
 */
export const port = Number((process.env['E2E_PORT'] ??= String(11_000 + Math.floor(Math.random() * 8_000))))
export const address = `http://127.0.0.1:${port}`
export const dataDir = throwawayFolder(join(import.meta.dirname, '../..'), 'e2e', 'E2E_DATA_DIR')
