import { describe, expect, it } from 'vitest'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'

const app = await sharedApp()

const note = (companyId: string, title: string, memberIds?: string[]) =>
  app.platform.staff.transaction([], (tx) =>
    sendNotice(tx, { companyId, ...(memberIds && { memberIds }), message: { title, content: 'text' } }),
  )

describe('GET system/online/sysMsg', () => {
  it('lists the member’s own unread messages as the specification asks for them', async () => {
    const { companyId, token } = await app.given.member()
    await note(companyId, 'first')
    await note(companyId, 'second')
    const answer = await app.client('GET system/online/sysMsg', {
      token,
      query: { pageSize: 10, pageNum: 1, isRead: 0, sType: 0 },
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      code: 200,
      total: 2,
      rows: [{ title: 'second', isRead: 0 }, { title: 'first' }],
    })
  })

  it('shows nothing of a colleague, and marks nothing of theirs', async () => {
    const { companyId, token } = await app.given.member()
    const colleague = await app.given.member({ companyId })
    await note(companyId, 'theirs', [colleague.memberId])
    const { body } = await app.client('GET system/online/sysMsg', { token })
    expect(body).toMatchObject({ code: 200, total: 0, rows: [] })
    await app.client('PUT system/online/sysMsg/setIsRead', { token, body: { all: true } })
    const theirs = await app.client('GET system/online/sysMsg', { token: colleague.token })
    expect(theirs.body).toMatchObject({ total: 1, rows: [{ title: 'theirs', isRead: 0 }] })
  })

  it('shows nothing of another company', async () => {
    const other = await app.given.member()
    await note(other.companyId, 'secret')
    const { token } = await app.given.member()
    const answer = await app.client('GET system/online/sysMsg', { token })
    expect(answer.body).toMatchObject({ code: 200, total: 0, rows: [] })
  })

  it.each([
    [{ pageSize: '1e3' }, 'pageSize'],
    [{ pageSize: 201 }, 'pageSize'],
    [{ isRead: 7 }, 'isRead'],
    [{ colour: 'blue' }, 'colour'],
    [{ orderByColumn: 'password' }, 'orderByColumn'],
  ])('refuses the query %j at its field', async (query, path) => {
    const { token } = await app.given.member()
    const answer = await app.client('GET system/online/sysMsg', { token, query })
    expect(answer.body.code).toBe(400)
    expect(answer.body.data.fields).toMatchObject([{ path }])
  })
})

describe('PUT system/online/sysMsg/setIsRead', () => {
  it('marks the named messages, and all of them on request', async () => {
    const { companyId, token } = await app.given.member()
    for (const title of ['a', 'b', 'c']) await note(companyId, title)
    const { body } = await app.client('GET system/online/sysMsg', { token })
    const one = await app.client('PUT system/online/sysMsg/setIsRead', {
      token,
      body: { ids: [body.rows[0].id] },
    })
    expect(one.body).toMatchObject({ code: 200, data: { count: 1 } })
    const rest = await app.client('PUT system/online/sysMsg/setIsRead', { token, body: { all: true } })
    expect(rest.body).toMatchObject({ code: 200, data: { count: 2 } })
    const unread = await app.client('GET system/online/sysMsg', { token, query: { isRead: 0 } })
    expect(unread.body.total).toBe(0)
  })

  it('refuses an empty selection with the specified text', async () => {
    const { token } = await app.given.member()
    const answer = await app.client('PUT system/online/sysMsg/setIsRead', { token, body: {} })
    expect(answer.body).toMatchObject({ code: 400, msg: 'Please select the data to be operated' })
  })

  it('needs its own permission', async () => {
    const { token } = await app.given.member({ permissions: ['home-notice-list'] })
    const answer = await app.client('PUT system/online/sysMsg/setIsRead', { token, body: { all: true } })
    expect(answer.body.code).toBe('403')
  })
})
