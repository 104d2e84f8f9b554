import { join } from 'node:path'

/** The address and the data folder of the server of a browser run. Workers inherit the port. */
export const port = Number((process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 9_000))))
export const address = `http://127.0.0.1:${port}`
export const dataDir = process.env['E2E_DATA_DIR'] ?? join(import.meta.dirname, '../../.data/e2e')
