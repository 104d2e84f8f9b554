import type { HsNode, HsTreeQuery } from '@quayside/contract/products/hs-code.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { nameIn } from './hs-code-queries.ts'

const findHsNodes = (locale: Locale, parent: string | undefined) =>
  sql
    .selectFrom('hs_code')
    .leftJoin('hs_section', 'hs_section.number', 'hs_code.section')
    .select((select) => [
      'hs_code.code',
      'hs_code.level',
      'hs_code.section',
      nameIn(raw.ref('hs_code.names'), locale).as('name'),
      nameIn(raw.ref('hs_section.names'), locale).as('section_name'),
      select
        .selectFrom('hs_code as below')
        .where('below.level', '=', 10)
        .where(raw<boolean>`below.code >= hs_code.code and below.code < hs_code.code || ':'`)
        .select(select.fn.countAll<string>().as('codes'))
        .as('codes'),
    ])
    .where('hs_code.parent', parent === undefined ? 'is' : '=', parent ?? null)
    .orderBy('hs_code.code')

const findHsNode = (code: string) => sql.selectFrom('hs_code').select('code').where('code', '=', code)

export async function getHsTree(call: Call, { query }: { query: HsTreeQuery }): Promise<HsNode[]> {
  const [nodes, known] = await call.read(
    findHsNodes(call.locale, query.parent),
    findHsNode(query.parent ?? ''),
  )
  if (query.parent !== undefined) getOrRefuse(known[0])
  return nodes.map((node) => ({
    code: node.code,
    name: node.name,
    level: node.level,
    section: node.section === null ? null : { number: node.section, name: node.section_name },
    codes: Number(node.codes ?? 0),
  }))
}
