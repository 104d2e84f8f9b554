import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'

export const findRegions = (parent: string | undefined) =>
  sql
    .selectFrom('region')
    .select((select) => [
      'code',
      'parent',
      'level',
      'names',
      select
        .exists(
          select
            .selectFrom('region as child')
            .whereRef('child.parent', '=', 'region.code')
            .select(raw`1`.as('one')),
        )
        .as('has_children'),
    ])
    .where('parent', parent === undefined ? 'is' : '=', parent ?? null)
    .orderBy('code')

export const findRegion = (code: string) => sql.selectFrom('region').select('code').where('code', '=', code)
