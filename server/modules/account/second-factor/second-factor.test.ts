import { sql as raw } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import { testApp } from '../../../platform/testing/test-app.ts'
import { accountsOf, goodPassword } from '../account.testing.ts'
import { softAuthenticator } from './soft-authenticator.testing.ts'
import { codeAt, stepOf } from './totp.ts'

const app = await testApp()
const accounts = accountsOf(app)
const origin = new URL(app.address).origin

// All tests have one address, whose tries are limited.
beforeEach(() => accounts.later())

/** The two doors, which share one implementation. */
const doors = {
  async member() {
    const { token, mobile, memberId, companyId } = await accounts.member()
    const logIn = (password?: string) => accounts.logIn(mobile, password)
    return { token, id: memberId, companyId, name: mobile, logIn, call: app.client }
  },
  async staff() {
    const { token, email, id } = await app.given.staff({ passwordHash: await accounts.goodHash() })
    const logIn = (password = goodPassword) =>
      app.office('POST auth/token', { body: { account: email, password } })
    return { token, id, companyId: '', name: email, logIn, call: app.office }
  },
}
type Somebody = Awaited<ReturnType<(typeof doors)['member']>>

const password = goodPassword
/** The clock of the tests stands still: each code is made for its own step, later ones after the clock moved on. */
const codeNow = (secret: string, offset = 0) => codeAt(secret, stepOf(app.clock.now()) + offset)

async function withAuthenticator(door: keyof typeof doors) {
  const who = await doors[door]()
  const begun = await who.call('POST auth/authenticator/begin', { token: who.token, body: { password } })
  const { secret } = begun.body.data as { secret: string }
  const confirmed = await who.call('POST auth/authenticator/confirm', {
    token: who.token,
    body: { code: codeNow(secret) },
  })
  app.clock.advance(60_000)
  return { ...who, secret, recoveryCodes: confirmed.body.data.recoveryCodes as string[] }
}

async function withPasskey(door: keyof typeof doors, options?: { isVerified: boolean }) {
  const who = await doors[door]()
  const key = softAuthenticator(origin, options)
  const begun = await who.call('POST auth/passkey/begin', { token: who.token, body: { password } })
  const { ticket, options: creation } = begun.body.data
  const saved = await who.call('POST auth/passkey/save', {
    token: who.token,
    body: { ticket, name: 'Office laptop', passkey: key.register(creation) },
  })
  expect(saved.body.code).toBe(200)
  return { ...who, key, recoveryCodes: saved.body.data.recoveryCodes as string[] }
}

async function firstStep(who: Pick<Somebody, 'logIn'>) {
  const { body } = await who.logIn()
  expect(body.access_token).toBeUndefined()
  return body.data as { ticket: string; ways: string[]; passkeyOptions: { challenge: string } | null }
}
const secondStep = (who: Pick<Somebody, 'call'>, body: object) =>
  who.call('POST auth/login/secondFactor', { body })

describe.each(['member', 'staff'] as const)('an authenticator of a %s', (door) => {
  it('needs the password, counts once a code was confirmed, and gives ten recovery codes', async () => {
    const who = await doors[door]()
    const begin = (body: object) => who.call('POST auth/authenticator/begin', { token: who.token, body })
    expect((await begin({})).body.data.fields[0].path).toBe('password')
    expect((await begin({ password: 'Wrong#123' })).body.data.fields[0].path).toBe('password')
    const { secret, address } = (await begin({ password })).body.data
    expect(address).toContain(`secret=${secret}`)
    expect((await who.logIn()).body.access_token).toBeDefined()
    const confirm = (code: string) =>
      who.call('POST auth/authenticator/confirm', { token: who.token, body: { code } })
    expect((await confirm('000000')).body.data.fields[0].path).toBe('code')
    const confirmed = await confirm(codeNow(secret))
    expect(confirmed.body.data.recoveryCodes).toHaveLength(10)
    expect((await begin({ password })).body.code).toBe(409)
    const own = await who.call('GET auth/secondFactor', { token: who.token })
    expect(own.body.data).toMatchObject({ recoveryCodesLeft: 10, isRequired: false, passkeys: [] })
    expect(own.body.data.authenticator.createdAt).toBeDefined()
    const storedText = JSON.stringify(
      await accounts.statement(raw`select secret_sealed, code_hash from authenticator, recovery_code`),
    )
    expect(storedText).not.toContain(secret)
    for (const code of confirmed.body.data.recoveryCodes) expect(storedText).not.toContain(code)
  })

  it('is asked for after the password, and takes each code once', async () => {
    const who = await withAuthenticator(door)
    const step = await firstStep(who)
    expect(step).toMatchObject({ ways: ['authenticator', 'recoveryCode'], passkeyOptions: null })
    const code = codeNow(who.secret)
    const { body } = await secondStep(who, { ticket: step.ticket, code })
    expect(body.access_token).toBeDefined()
    // The same code with a new ticket, and the ticket with a new code.
    const again = await firstStep(who)
    const used = await secondStep(who, { ticket: again.ticket, code })
    expect(used.body.data.fields[0].path).toBe('code')
    const fresh = codeNow(who.secret, 1)
    expect((await secondStep(who, { ticket: step.ticket, code: fresh })).body.code).toBe(400)
    expect((await secondStep(who, { ticket: again.ticket, code: fresh })).body.access_token).toBeDefined()
  })

  it('takes one of two concurrent log-ins with the same code', async () => {
    const who = await withAuthenticator(door)
    const steps = [await firstStep(who), await firstStep(who)]
    const code = codeNow(who.secret)
    const answers = await Promise.all(steps.map(({ ticket }) => secondStep(who, { ticket, code })))
    expect(answers.filter(({ body }) => body.access_token !== undefined)).toHaveLength(1)
  })

  it('allows five wrong codes in a quarter of an hour, however many tickets there are', async () => {
    const who = await withAuthenticator(door)
    for (let tries = 0; tries < 5; tries += 1) {
      const { ticket } = await firstStep(who)
      expect((await secondStep(who, { ticket, code: '000000' })).body.code).toBe(400)
    }
    const { ticket } = await firstStep(who)
    expect((await secondStep(who, { ticket, code: codeNow(who.secret) })).body.code).toBe(429)
  })

  it('is replaced once by a recovery code, of which the owner is told', async () => {
    const who = await withAuthenticator(door)
    const [code = ''] = who.recoveryCodes
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const entered = await secondStep(who, { ticket: (await firstStep(who)).ticket, recoveryCode: typed })
    expect(entered.body.access_token).toBeDefined()
    const again = await secondStep(who, { ticket: (await firstStep(who)).ticket, recoveryCode: code })
    expect(again.body.data.fields[0].path).toBe('recoveryCode')
    const token = entered.body.access_token as string
    const own = await who.call('GET auth/secondFactor', { token })
    expect(own.body.data.recoveryCodesLeft).toBe(9)
    if (door === 'member') {
      const notices = await accounts.statement(
        raw`select phrase from notice where member_id = ${who.id} order by id desc limit 1`,
      )
      expect(notices).toEqual([{ phrase: 'secondFactor.recovered' }])
    }
    const renewed = await who.call('POST auth/recoveryCode/renew', { token, body: { password } })
    expect(renewed.body.data.recoveryCodes).toHaveLength(10)
    const former = who.recoveryCodes[1] ?? ''
    const void_ = await secondStep(who, { ticket: (await firstStep(who)).ticket, recoveryCode: former })
    expect(void_.body.code).toBe(400)
  })

  it('is removed with the password, and its recovery codes with it', async () => {
    const who = await withAuthenticator(door)
    const remove = (typed: string) =>
      who.call('POST auth/authenticator/remove', { token: who.token, body: { password: typed } })
    expect((await remove('Wrong#123')).body.data.fields[0].path).toBe('password')
    expect((await remove(password)).body.code).toBe(200)
    expect((await remove(password)).body.code).toBe(409)
    expect((await who.logIn()).body.access_token).toBeDefined()
    const own = await who.call('GET auth/secondFactor', { token: who.token })
    expect(own.body.data).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 })
  })

  it('has a ticket that ends after ten minutes and with a change of the password', async () => {
    const who = await withAuthenticator(door)
    const { ticket: old } = await firstStep(who)
    await accounts.statement(
      raw`update login_ticket set expires_at = now() - interval '1 second' where token_hash = ${hashToken(old)}`,
    )
    expect((await secondStep(who, { ticket: old, code: codeNow(who.secret) })).body.code).toBe(400)
    const { ticket } = await firstStep(who)
    await accounts.statement(
      door === 'member'
        ? raw`update person set password_hash = 'another' where id = (select person_id from member where id = ${who.id})`
        : raw`update staff set password_hash = 'another' where id = ${who.id}`,
    )
    const answer = await secondStep(who, { ticket, code: codeNow(who.secret) })
    expect(answer.body.access_token).toBeUndefined()
  })
})

it('a passkey is asked for by algorithms that are settled, without a warning of the runtime', async () => {
  const warnings: string[] = []
  const hear = ({ name, message }: Error): void => void warnings.push(`${name}: ${message}`)
  process.on('warning', hear)
  const { token } = await accounts.member()
  const { body } = await app.client('POST auth/passkey/begin', { token, body: { password } })
  await new Promise(setImmediate)
  process.off('warning', hear)
  expect(body.data.options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257])
  expect(warnings).toEqual([])
})

describe.each(['member', 'staff'] as const)('a passkey of a %s', (door) => {
  it('is a second factor, listed with its name and last use, and removed with the password', async () => {
    const who = await withPasskey(door, { isVerified: false })
    expect(who.recoveryCodes).toHaveLength(10)
    const step = await firstStep(who)
    expect(step.ways).toEqual(['passkey', 'recoveryCode'])
    const options = step.passkeyOptions ?? { challenge: '' }
    const passkey = who.key.sign(options)
    const { body } = await secondStep(who, { ticket: step.ticket, passkey })
    expect(body.access_token).toBeDefined()
    expect((await secondStep(who, { ticket: step.ticket, passkey })).body.code).toBe(400)
    const token = body.access_token as string
    const own = await who.call('GET auth/secondFactor', { token })
    const [listed] = own.body.data.passkeys
    expect(listed).toMatchObject({ name: 'Office laptop' })
    expect(listed.lastUsedAt).not.toBeNull()
    const remove = (typed: string) =>
      who.call(`POST auth/passkey/${listed.id}/remove`, { token, body: { password: typed } })
    expect((await remove('Wrong#123')).body.code).toBe(400)
    expect((await remove(password)).body.code).toBe(200)
    expect((await who.logIn()).body.access_token).toBeDefined()
  })

  it('is refused with another challenge, at another site, and when it is somebody else’s', async () => {
    const who = await withPasskey(door)
    const other = await withPasskey(door)
    const step = await firstStep(who)
    const challenge = step.passkeyOptions ?? { challenge: '' }
    const wrong = [
      who.key.sign({ challenge: 'AAAA' }),
      who.key.sign(challenge, 'https://quayside.example.net'),
      other.key.sign(challenge),
      { ...who.key.sign(challenge), id: 'AAAA' },
    ]
    for (const passkey of wrong)
      expect((await secondStep(who, { ticket: step.ticket, passkey })).body.data.fields[0].path).toBe(
        'passkey',
      )
  })

  it('logs in without a password where the device has checked who uses it', async () => {
    const ask = async (call: Somebody['call']) => (await call('POST auth/passkey/ask', {})).body.data
    const who = await withPasskey(door)
    const { ticket, options } = await ask(who.call)
    const entered = await who.call('POST auth/login/passkey', {
      body: { ticket, passkey: who.key.sign(options) },
    })
    expect(entered.body.access_token).toBeDefined()
    const unverified = await withPasskey(door, { isVerified: false })
    const second = await ask(unverified.call)
    const refused = await unverified.call('POST auth/login/passkey', {
      body: { ticket: second.ticket, passkey: unverified.key.sign(second.options) },
    })
    expect(refused.body.code).toBe(400)
    const stranger = softAuthenticator(origin)
    const third = await ask(who.call)
    const unknown = await who.call('POST auth/login/passkey', {
      body: { ticket: third.ticket, passkey: stranger.sign(third.options) },
    })
    expect(unknown.body.code).toBe(400)
  })
})

describe('passkeys of the two doors', () => {
  it('do not open the other one', async () => {
    const staff = await withPasskey('staff')
    const { ticket, options } = (await app.client('POST auth/passkey/ask', {})).body.data
    const passkey = staff.key.sign(options)
    const answer = await app.client('POST auth/login/passkey', { body: { ticket, passkey } })
    expect(answer.body.code).toBe(400)
    const step = await firstStep(staff)
    const elsewhere = await app.client('POST auth/login/secondFactor', {
      body: { ticket: step.ticket, passkey: staff.key.sign(step.passkeyOptions ?? { challenge: '' }) },
    })
    expect(elsewhere.body.code).toBe(400)
  })
})
