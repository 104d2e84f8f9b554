import { sql } from '../database/database.ts'
import { found } from '../session/call.ts'
import type { Reader } from './read-within.ts'

export async function readCompanyName(read: Reader, id: string): Promise<string> {
  const [companies] = await read(sql.selectFrom('company').select('name').where('id', '=', id))
  return found(companies[0]).name
}
