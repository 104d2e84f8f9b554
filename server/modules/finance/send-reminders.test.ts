import { addDays } from '@quayside/contract/kernel/days.ts'
import { expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { asProvider, givenSubmitted, provide } from '../orders/provider-steps.testing.ts'
import { givenApplication, officeStep } from '../payments/payments.testing.ts'
import { remindOf } from './send-reminders.ts'

const app = await testApp({ clock: testClock('2026-11-16T02:00:00Z') })
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance'] })
const { companyId } = member

const reminders = async (): Promise<string[]> => {
  const rows = await asProvider(app, (tx) =>
    tx
      .selectFrom('notice')
      .select(['phrase', 's_type'])
      .where('company_id', '=', companyId)
      .where('phrase', 'like', 'reminder.%')
      .orderBy('id')
      .execute(),
  )
  expect(rows.every(({ s_type: type }) => type === 1)).toBe(true)
  return rows.map(({ phrase }) => phrase?.slice('reminder.'.length) ?? '')
}
/** What a day adds, with the job run by three processes at once and again an hour later. */
const onDay = async (day: string): Promise<string[]> => {
  const before = (await reminders()).length
  await Promise.all([1, 2, 3].map(() => remindOf(app.platform, day)))
  await remindOf(app.platform, day)
  return (await reminders()).slice(before)
}

it('reminds of debts, export proceeds and money that is to be paid, once before, on and after the day', async () => {
  const post = async (path: string, body: object) => {
    const answer = await officeStep(app, desk, path, body)
    expect(answer.text).toContain('"code":200')
    return answer.body.data
  }
  const fee = { companyId, kind: 'storage', unitPrice: '10', chargedOn: '2026-09-01' }
  await post('cost/chargeMany', { fees: [fee, fee] })
  const debtDue = '2026-10-01'
  expect(await onDay(addDays(debtDue, -4))).toEqual([])
  expect(await onDay(addDays(debtDue, -3))).toEqual(['debt.before'])
  expect(await onDay(addDays(debtDue, -1))).toEqual([])
  expect(await onDay(debtDue)).toEqual(['debt.on'])
  expect(await onDay(addDays(debtDue, 2))).toEqual(['debt.after'])

  // Exported on 10 August: sixty days later is 9 October, a working day after the holidays.
  const { id } = await givenSubmitted(app, member, { modelType: 1, orderDate: '2026-08-01' }, [
    'auditPass',
    'declare',
  ])
  await provide(app, id, 'clear', { exportedOn: '2026-08-10' })
  expect(await onDay('2026-09-29')).toEqual(['exportReceipt.before'])
  expect(await onDay('2026-10-09')).toEqual(['exportReceipt.on'])
  // The job slept for a week: the reminder after the day is sent once it runs.
  expect(await onDay('2026-10-16')).toEqual(['exportReceipt.after'])
  await post('cashVoucher/save', {
    kind: 'fxReceived',
    companyId,
    currency: 'USD',
    amount: '123.46',
    orderId: id,
    occurredOn: '2026-10-16',
  })
  // A Friday; three working days later is Wednesday.
  expect(await onDay('2026-10-20')).toEqual(['payout.before'])
  expect(await onDay('2026-10-21')).toEqual(['payout.on'])

  const application = await givenApplication(app, member)
  const receipt = await post('cashVoucher/save', { kind: 'received', companyId, amount: '71069.67' })
  await post(`cashVoucher/${receipt.id}/earmark`, { applicationId: application.id })
  await asProvider(app, (tx) =>
    tx
      .updateTable('payment_application')
      .set({ received_in_full_on: '2026-10-21' })
      .where('id', '=', application.id)
      .execute(),
  )
  expect(await onDay('2026-10-26')).toEqual(expect.arrayContaining(['supplierPayment.on', 'payout.after']))
})

it('lists for the home screen what is near or has gone by, of the company alone', async () => {
  const other = await app.given.member()
  const list = async ({ token }: { token: string }) =>
    (await app.client('GET finance/online/deadline/list', { token })).body.data
  expect(await list(other)).toEqual([])
  // The first export's proceeds have come in; those of this one have not.
  const { id } = await givenSubmitted(app, member, { modelType: 1, orderDate: '2026-08-01' }, [
    'auditPass',
    'declare',
  ])
  await provide(app, id, 'clear', { exportedOn: '2026-08-20' })
  const mine: { name: string; dueOn: string; daysLeft: number; recordId: string | null }[] =
    await list(member)
  expect(mine.map(({ dueOn }) => dueOn)).toEqual(mine.map(({ dueOn }) => dueOn).toSorted())
  const names = new Set(mine.map(({ name }) => name))
  expect(names).toEqual(new Set(['debt', 'payout', 'supplierPayment', 'exportReceipt']))
  expect(mine.find(({ name }) => name === 'debt')).toMatchObject({ dueOn: '2026-10-01', recordId: null })
  expect(mine.filter(({ name }) => name !== 'debt').every(({ recordId }) => recordId !== null)).toBe(true)
})
