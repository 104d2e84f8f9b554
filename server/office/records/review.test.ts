import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const reviewer = await app.given.staff({ roles: ['reviewer'], name: 'Liang' })
const colleague = await app.given.staff({ roles: ['reviewer'], name: 'Luo' })

const asked = (
  key: string,
  options: { token?: string; query?: Record<string, string>; body?: object } = {},
) => app.office(key, { token: reviewer.token, ...options })

async function givenApplicant(name: string): Promise<string> {
  const id = await app.given.company({ certification: 'APPLY', name })
  await app.platform.staff.transaction([], (tx) =>
    tx
      .updateTable('company')
      .set({ submitted_at: raw<string>`now() - interval '1 day'`, credit_code: `CODE${id}` })
      .where('id', '=', id)
      .execute(),
  )
  return id
}

describe('the work queue', () => {
  it('shows what waits, oldest first, with counts, to those who may work on it', async () => {
    const id = await givenApplicant('Oldest Ltd')
    const { rows } = (await asked('GET office/online/task/list', { query: { kind: 'company' } })).body
    expect(rows[0]).toMatchObject({
      kind: 'company',
      id,
      title: 'Oldest Ltd',
      state: 'applied',
      takenBy: null,
    })
    const counts = (await asked('GET office/online/task/counts')).body.data
    expect(counts.jobs.find((each: { job: string }) => each.job === 'company').count).toBe(rows.length)
    const finance = await app.given.staff({ roles: ['finance'] })
    const blind = await asked('GET office/online/task/list', { token: finance.token })
    expect(blind.body).toMatchObject({ code: 200, rows: [], total: 0 })
    expect((await asked('GET office/online/task/list', { query: { keyword: 'Oldest' } })).body.total).toBe(1)
  })

  it('lets one take up and hand over, and keeps the others off meanwhile', async () => {
    const id = await givenApplicant('Handed Ltd')
    const body = { kind: 'company', id }
    const both = await Promise.all(
      [reviewer, colleague].map(({ token }) => asked('POST office/online/task/takeUp', { token, body })),
    )
    expect(
      both.map(({ body: answer }) => answer.code as number).toSorted((left, right) => left - right),
    ).toEqual([200, 409])
    const winner = both[0]?.body.code === 200 ? reviewer : colleague
    const loser = winner === reviewer ? colleague : reviewer
    expect(
      (
        await asked('POST base/online/company/{id}/pass'.replace('{id}', id), {
          token: loser.token,
          body: {},
        })
      ).body.code,
    ).toBe(409)
    expect((await asked('POST office/online/task/handOver', { token: loser.token, body })).body.code).toBe(
      409,
    )
    const handed = await asked('POST office/online/task/handOver', {
      token: winner.token,
      body: { ...body, staffId: loser.id },
    })
    expect(handed.body.code).toBe(200)
    const mine = await asked('GET office/online/task/list', { token: loser.token, query: { isMine: '1' } })
    expect(mine.body.rows).toMatchObject([{ id, state: 'verifying', takenBy: { id: loser.id, isYou: true } }])
    const free = await asked('GET office/online/task/list', { query: { isFree: '1', keyword: 'Handed' } })
    expect(free.body.total).toBe(0)
    expect((await asked('POST office/online/task/handOver', { token: loser.token, body })).body.code).toBe(
      200,
    )
    expect(
      (await asked('GET office/online/task/list', { query: { isFree: '1', keyword: 'Handed' } })).body.total,
    ).toBe(1)
  })

  it('knows no task that does not wait', async () => {
    const id = await app.given.company()
    const answer = await asked('POST office/online/task/takeUp', { body: { kind: 'company', id } })
    expect(answer.body.code).toBe(404)
    expect((await asked('POST office/online/task/takeUp', { body: { kind: 'ship', id } })).body.code).toBe(
      400,
    )
  })
})

describe('the review of a company', () => {
  it('goes from take-up to rejection with a reason, and from a new application to the pass', async () => {
    const id = await givenApplicant('Newcomer Ltd')
    const { token } = await app.given.member({ companyId: id, scope: 'onboarding' })
    const step = (name: string, body: object = {}) =>
      asked(`POST base/online/company/${id}/${name}`, { body })
    const detail = async () => (await asked(`GET base/online/company/${id}`)).body.data
    expect((await detail()).nextSteps.map((next: { name: string }) => next.name)).toEqual(['takeUp'])
    expect((await step('pass')).body.code).toBe(409)
    expect((await step('takeUp')).body.code).toBe(200)
    expect((await detail()).nextSteps.map((next: { name: string }) => next.name)).toEqual(['pass', 'reject'])
    expect((await step('reject', { reason: ' ' })).body.data.fields[0].path).toBe('reason')
    expect((await step('reject', { reason: 'The licence is not legible' })).body.code).toBe(200)
    expect((await detail()).certificationReason).toBe('The licence is not legible')
    await app.platform.staff.transaction([], (tx) =>
      tx
        .updateTable('company')
        .set({ certification: 'APPLY', submitted_at: raw<string>`now()` })
        .where('id', '=', id)
        .execute(),
    )
    expect((await step('takeUp')).body.code).toBe(200)
    expect((await step('pass')).body.code).toBe(200)
    const passed = await detail()
    expect([passed.certification, passed.nextSteps]).toEqual(['PASSED', []])
    expect(passed.timeline.map((entry: { actorName: string }) => entry.actorName)).toContain('Liang')
    expect((await app.client('GET system/online/sysMsg', { token })).body.total).toBe(2)
    expect(
      (await asked('GET base/online/company/list', { query: { state: 'passed', keyword: 'Newcomer' } })).body
        .total,
    ).toBe(1)
    expect(
      (await asked('GET base/online/company/list', { query: { state: 'sunk' } })).body.data.fields[0].path,
    ).toBe('state')
  })

  it('names whose company it was in the audit log', async () => {
    const id = await givenApplicant('Audited Ltd')
    await asked(`POST base/online/company/${id}/takeUp`, { body: {} })
    const { token } = await app.given.staff()
    const { rows } = (await asked('GET office/online/audit/list', { token, query: { company: 'Audited' } }))
      .body
    expect(rows).toMatchObject([
      { companyName: 'Audited Ltd', target: `company ${id} takeUp`, actorName: 'Liang' },
    ])
  })
})
