import { describe, expect, it } from 'vitest'
import { pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import * as warehouse from './warehouse.testing.ts'

const app = await testApp()
const member = await app.given.member()

const ask = async (key: string, query: Record<string, string | number>) =>
  (await app.client(`GET warehouse/online/${key}`, { token: member.token, query })).body

describe('the inspection state', () => {
  it('of an inbound order is set by its inspection, for its lots too', async () => {
    const waiting = await warehouse.givenInbound(app, member)
    warehouse.data(await warehouse.inboundStep(app, member, waiting.id, 'submit'))
    const { id, lots } = await warehouse.givenStored(app, member, { lines: [{ model: 'INSPECTED' }] })
    const found = async (inspectionState: number) =>
      (await ask('inbound/list', { inspectionState })).rows.map((row: { id: string }) => row.id)
    expect(await found(0)).toEqual([waiting.id])
    expect(await found(1)).toEqual([id])
    const desk = await app.given.staff()
    const office = await app.office('GET warehouse/online/inbound/list', {
      token: desk.token,
      query: { inspectionState: 1, companyId: member.companyId },
    })
    expect(office.body.rows).toMatchObject([{ id, inspectionState: 1 }])
    expect(await warehouse.lotOf(app, member, lots[0]?.id ?? '')).toMatchObject({ inspectionState: 1 })
  })

  it('of lots is set by the provider, and lists are filtered by it', async () => {
    const { lots } = await warehouse.givenStored(app, member, { lines: [{ model: 'AGAIN' }] })
    const lotId = lots[0]?.id ?? ''
    warehouse.data(
      await warehouse.officeDo(app, 'stock/inspect', {
        lots: [{ lotId }],
        inspectionState: 0,
        reason: 'recall',
      }),
    )
    expect(await warehouse.lotOf(app, member, lotId)).toMatchObject({
      inspectionState: 0,
      movements: [{ kind: 'inspect', reason: 'recall' }, {}],
    })
    expect((await ask('stock/list', { inspectionState: 0 })).rows).toMatchObject([{ id: lotId }])
  })
})

describe('an inspection before shipment', () => {
  const arranged = async (isInspectionAsked: number) => {
    const { warehouseId, lots } = await warehouse.givenStored(app, member, { lines: [{}] })
    const lot = await warehouse.lotOf(app, member, lots[0]?.id ?? '')
    const { id } = await warehouse.givenOutbound(app, member, {
      warehouseId,
      isInspectionAsked,
      lines: [{ key: '1', model: lot.model, qty: '10' }],
    })
    warehouse.data(await warehouse.outboundStep(app, member, id, 'submit'))
    warehouse.data(await warehouse.officeDo(app, `outbound/${id}/arrange`))
    return id as string
  }
  const stepsOf = async (id: string) => {
    const desk = await app.given.staff()
    const { body } = await app.office(`GET warehouse/online/outbound/${id}`, { token: desk.token })
    return body.data.nextSteps.map(({ name }: { name: string }) => name)
  }

  it('that was asked for stops the goods until it is recorded', async () => {
    const id = await arranged(1)
    expect((await warehouse.officeDo(app, `outbound/${id}/ship`)).body).toMatchObject({ code: 409 })
    expect(await stepsOf(id)).not.toContain('ship')
    warehouse.data(await warehouse.officeDo(app, `outbound/${id}/markInspected`))
    expect(await stepsOf(id)).not.toContain('waiveInspection')
    warehouse.data(await warehouse.officeDo(app, `outbound/${id}/ship`))
  })

  it('is waived with a reason, which the customer reads', async () => {
    const id = await arranged(1)
    expect(pathsOf(await warehouse.officeDo(app, `outbound/${id}/waiveInspection`))).toEqual(['reason'])
    warehouse.data(
      await warehouse.officeDo(app, `outbound/${id}/waiveInspection`, { reason: 'sealed by customs' }),
    )
    const { body } = await app.client(`GET warehouse/online/outbound/${id}`, { token: member.token })
    expect(body.data).toMatchObject({ shippingInspection: -1 })
    expect(JSON.stringify(body.data.timeline)).toContain('sealed by customs')
    const notices = await app.client('GET system/online/sysMsg', { token: member.token })
    expect(JSON.stringify(notices.body.rows)).toContain('sealed by customs')
    warehouse.data(await warehouse.officeDo(app, `outbound/${id}/ship`))
  })

  it('that was not asked for stops nothing and cannot be waived', async () => {
    const id = await arranged(0)
    expect((await warehouse.officeDo(app, `outbound/${id}/waiveInspection`, { reason: 'x' })).body.code).toBe(
      409,
    )
    warehouse.data(await warehouse.officeDo(app, `outbound/${id}/ship`))
  })
})
