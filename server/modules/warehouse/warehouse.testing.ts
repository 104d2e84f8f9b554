import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import type { StaffRole } from '@quayside/contract/office/staff-roles.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { givenSupplier } from '../partners/partners.testing.ts'
import type { NewLot } from './make-lots.ts'

let counter = 0

export const data = dataOf

const inEach = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })

export const givenWarehouse = (app: TestApp, place: 1 | 2 = 2): Promise<string> =>
  app.platform.staff.transaction([], async (tx) => {
    counter += 1
    const texts = JSON.stringify(inEach(`Store ${counter}`))
    const { id } = await tx
      .insertInto('warehouse')
      .values({
        code: `T${process.pid % 1000}-${counter}`,
        place,
        names: texts,
        addresses: texts,
        hours: texts,
        contact: 'Li Lei',
        phone: '0755-12345678',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Goods as they are put into store. */
export const storedGoods = (values: { warehouseId: string } & Partial<NewLot>): NewLot => ({
  place: 2,
  locationId: null,
  locationCode: '',
  supplierId: null,
  model: `STM32-${++counter}`,
  name: 'Controller',
  brand: 'ST',
  origin: 'US',
  unit: '007',
  lotNumber: '',
  batchNumber: '',
  producedOn: null,
  expiresOn: null,
  dateCode: '',
  palletNumber: '',
  palletType: null,
  qty: '1000',
  pallets: 1,
  packages: 10,
  netWeight: '18',
  grossWeight: '20',
  volume: '0.1',
  minimumPackQuantity: '0',
  ...values,
})

const inboundLine = (values: Record<string, unknown> = {}) => ({
  key: `l-${++counter}`,
  model: `STM32-${counter}`,
  name: 'Controller',
  brand: 'ST',
  origin: 'US',
  unit: '007',
  qty: '1000',
  palletNumber: 'P1',
  palletType: 1,
  pallets: '1',
  packages: '10',
  grossWeight: '20',
  ...values,
})

export async function inboundForm(
  app: TestApp,
  member: GivenMember,
  { lines = [{}], ...values }: Record<string, unknown> & { lines?: readonly Record<string, unknown>[] } = {},
) {
  return {
    supplierId: values['supplierId'] ?? (await givenSupplier(app, member, { isOverseas: 1 })).id,
    warehouseId: values['warehouseId'] ?? (await givenWarehouse(app)),
    orderedOn: app.clock.today(),
    arrivalMode: 0,
    pickupAddress: '1 Kwai Chung Road',
    pickupTime: `${app.clock.today()} 10:00`,
    storageType: 1,
    lines: lines.map((line) => inboundLine(line)),
    ...values,
  }
}

type Values = Record<string, unknown> & { lines?: readonly Record<string, unknown>[] }

export const givenInbound = async (app: TestApp, member: GivenMember, values: Values = {}) =>
  data(
    await app.client('POST warehouse/online/inbound/save', {
      token: member.token,
      body: await inboundForm(app, member, values),
    }),
  )

export const inboundStep = (
  app: TestApp,
  { token }: { token: string },
  id: string,
  name: string,
  body = {},
) => app.client(`POST warehouse/online/inbound/${id}/${name}`, { token, body })
export const readInbound = async (app: TestApp, { token }: { token: string }, id: string) =>
  (await app.client(`GET warehouse/online/inbound/${id}`, { token })).body.data

/** Test files of one process have servers of their own. */
const desks = new WeakMap<TestApp, { token: string }>()
/** Steps of the provider at the office's door. */
export async function officeDo(
  app: TestApp,
  path: string,
  body: object = {},
  roles?: readonly StaffRole[],
): Promise<TestAnswer> {
  const known = desks.get(app)
  const staff = roles || !known ? await app.given.staff(roles ? { roles } : {}) : known
  if (!roles) desks.set(app, staff)
  const { token } = staff
  return app.office(`POST warehouse/online/${path}`, { token, body })
}

/** Goods that went the whole way into the store. */
export async function givenStored(app: TestApp, member: GivenMember, values: Values = {}) {
  const inbound = await givenInbound(app, member, values)
  data(await inboundStep(app, member, inbound.id, 'submit'))
  for (const name of ['auditPass', 'receive', 'inspect', 'review', 'store'])
    data(await officeDo(app, `inbound/${inbound.id}/${name}`))
  const detail = await readInbound(app, member, inbound.id)
  return {
    ...inbound,
    warehouseId: detail.warehouseId as string,
    lots: detail.lines.flatMap(({ lots }: { lots: { id: string; number: string }[] }) => lots) as {
      id: string
      number: string
    }[],
  }
}

export const outboundForm = (values: Record<string, unknown> = {}) => ({
  strategy: 0,
  outboundType: 0,
  outboundOn: shanghaiDate(new Date()),
  delivery: {
    type: 1,
    address: '1 Keji South Road, Shenzhen',
    consigneeName: 'Li Lei',
    consigneeIdNumber: '11010519491231002X',
    consigneePhone: '13800138000',
  },
  lines: [],
  ...values,
})

export const givenOutbound = async (
  app: TestApp,
  member: GivenMember,
  values: Record<string, unknown> = {},
) =>
  data(
    await app.client('POST warehouse/online/outbound/save', {
      token: member.token,
      body: outboundForm(values),
    }),
  )
export const outboundStep = (
  app: TestApp,
  { token }: { token: string },
  id: string,
  name: string,
  body = {},
) => app.client(`POST warehouse/online/outbound/${id}/${name}`, { token, body })

export const lotOf = async (app: TestApp, { token }: { token: string }, id: string) =>
  (await app.client(`GET warehouse/online/stock/${id}`, { token })).body.data
