import { kindOf } from '@quayside/contract/office/kinds.ts'
import { found } from '../../platform/session/call.ts'
import type { ProviderEntity } from '../../provider/entity.ts'
import { findOwned, providerSteps } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'

/** One record, whose it is, and the steps that the machine allows the provider and the roles allow the caller. */
export const getRecord =
  (entity: ProviderEntity) =>
  async (call: OfficeCall, { params: { id } }: { params: { id: string } }): Promise<object> => {
    const [rows] = await call.read(findOwned(entity, id))
    const row = found(rows[0])
    const { steps } = kindOf(entity.kind)
    return {
      ...(await entity.review({ companyId: row.company_id, id }, call)),
      companyId: row.company_id,
      companyName: row.company_name,
      nextSteps: providerSteps(entity, row).filter(({ name }) => {
        const { [name]: permission } = steps
        return permission !== undefined && call.staff.permissions.has(permission)
      }),
    }
  }
