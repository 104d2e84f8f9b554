import { expect } from 'vitest'
import { officeStep } from '../../modules/payments/payments.testing.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'

export const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body.data
}

const heading = '交易时间,贷方金额,借方金额,对方户名,对方账号,附言,交易流水号'
export function statement(
  rows: readonly string[],
  encode = (text: string): Uint8Array => new TextEncoder().encode(text),
) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(encode([heading, ...rows].join('\n')))]), 'boc.csv')
  form.set('bank', 'Bank of China 8821')
  return form
}

/** The desk that matches bank lines, and companies that owe. */
export async function givenBankDesk(app: TestApp) {
  const desk = await app.given.staff({ roles: ['finance'], name: 'Shen' })
  const operations = await app.given.staff({ roles: ['operations'] })
  const get = async (path: string) =>
    ok(await app.office(`GET finance/online/${path}`, { token: desk.token }))
  const step = (path: string, body: object = {}) => officeStep(app, desk, path, body)

  const send = (verb: 'check' | 'take', body: FormData, by = desk) =>
    app.office(`POST finance/online/bankStatement/${verb}`, { token: by.token, body })

  let running = 0
  /** A company with a name of its own that owes RMB fees of these amounts. */
  async function debtor(...amounts: string[]) {
    running += 1
    const name = `Matched Trading ${running} ${Date.now()}`
    const member = await app.given.member()
    await app.platform.staff.transaction([], (tx) =>
      tx.updateTable('company').set({ name }).where('id', '=', member.companyId).execute(),
    )
    const fees = amounts.map((unitPrice) => ({
      companyId: member.companyId,
      kind: 'storage',
      quantity: '1',
      unitPrice,
    }))
    ok(await step('cost/chargeMany', { fees }))
    return { ...member, name }
  }
  const owed = async (companyId: string): Promise<string[]> => {
    const { body } = await app.office('GET finance/online/debt/list', {
      token: desk.token,
      query: { companyId },
    })
    return body.rows.map(({ outstanding }: { outstanding: string }) => outstanding)
  }
  const lineOf = async (reference: string) => {
    const { lines } = await get('bankLine/board')
    return lines.find(({ bankReference }: { bankReference: string }) => bankReference === reference)
  }

  return { desk, operations, get, step, send, debtor, owed, lineOf }
}
