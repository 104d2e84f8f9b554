import { ErpMilestone } from '@quayside/contract/gateway/forwarding.ts'
import { enterGivenMilestones } from '../../modules/forwarding/milestones.ts'
import { upsertOf, type WrittenEntity } from '../../provider/entity.ts'

export const freightMilestones: WrittenEntity = {
  name: 'freight-milestones',
  upsert: upsertOf({
    row: ErpMilestone,
    summary:
      'Planned and actual times of forwarder orders, of many orders at once; a time that is left out stays.',
    keyOf: ({ orderId, kind }) => `${orderId} ${kind}`,
    keyField: 'kind',
    write: async (tx, rows, { acting }) => {
      const findings = await enterGivenMilestones(tx, acting, rows)
      return rows.map(({ orderId }, place) => {
        const wrong = findings[place] ?? []
        return wrong.length > 0 ? { findings: wrong } : { id: orderId }
      })
    },
  }),
}
