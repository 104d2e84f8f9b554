import { sql } from '../database/database.ts'
import { getOrRefuse } from '../session/call.ts'
import type { Reader } from './read-within.ts'

export async function readCompanyName(read: Reader, id: string): Promise<string> {
  const [companies] = await read(sql.selectFrom('company').select('name').where('id', '=', id))
  return getOrRefuse(companies[0]).name
}
