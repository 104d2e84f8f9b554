import type { SecondStep, SecondStepAnswer } from '@quayside/contract/account/second-factor.ts'
import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, finding } from '@quayside/contract/refusals.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readWithin } from '../../../platform/records/read-within.ts'
import type { OpenCall } from '../../../platform/session/call.ts'
import { countAttempts, forgetAttempts, type Limit, takeBackAttempts } from '../attempts.ts'
import { codeCheckLimit, locked } from '../limits.ts'
import { spendStep } from './authenticators.ts'
import { findAuthenticator, findPasskeys, findUnusedCodes } from './factors.ts'
import { verifyPasskey } from './passkey-answer.ts'
import type { Person } from './person.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { relyingPartyOf } from './relying-party.ts'
import { tellMember } from './tell-owner.ts'
import { getTicketOrRefuse, issueTicket, spendTicket } from './tickets.ts'
import { findStep } from './totp.ts'

/** A ticket is void once the password has changed. */
export const accountMarkOf = (passwordHash: string | null): Buffer => hashToken(`mark ${passwordHash ?? ''}`)

/** Refuses a right first step with the ticket for the second one. */
export async function askSecondStep(
  call: OpenCall,
  person: Person,
  passwordHash: string | null,
): Promise<Refusal> {
  const { platform } = call
  const [authenticators = [], passkeys = [], codes = []] = await platform.staff.read([
    findAuthenticator(person).compile(),
    findPasskeys(person).compile(),
    findUnusedCodes(person).compile(),
  ])
  const ticket = await issueTicket(platform, {
    purpose: `${person.kind} login`,
    person: person.id,
    accountMark: accountMarkOf(passwordHash),
  })
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(call).id,
    challenge: new Uint8Array(Buffer.from(ticket.challenge, 'base64url')),
    allowCredentials: passkeys.map((row) => ({ id: row['credential_id'] as string })),
    userVerification: 'preferred',
  })
  const step: SecondStep = {
    ticket: ticket.token,
    ways: [
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(authenticators.some((row) => row['confirmed_at'] !== null) ? (['authenticator'] as const) : []),
      ...(codes.length > 0 ? (['recoveryCode'] as const) : []),
    ],
    passkeyOptions: passkeys.length > 0 ? { ...options } : null,
  }
  return new Refusal([finding('login.secondFactor')], step)
}

/** Six digits are tried out in 200,000 attempts: five in a quarter of an hour, however many tickets there are. */
const personLimit = (kind: Person['kind'], id: string): Limit => ({
  key: `secondFactor:${kind}:${id}`,
  most: 5,
  minutes: 15,
})

/** What a door does with a right answer: it looks the account up, spends the factor and opens the session. */
type Entering = {
  readonly personId: string
  readonly accountMark: Buffer | null
  /** Uses up the ticket and the factor, in the transaction that opens the session. */
  spend(tx: Tx, person: Person): Promise<void>
}

/** Checks the answer and enters; `refused` leaves the audit row of a wrong one. */
export async function answerSecondStep<T>(
  call: OpenCall,
  kind: Person['kind'],
  { ticket: token, ...answer }: SecondStepAnswer,
  refused: (personId: string, code: RefusalCode) => Promise<void>,
  enter: (entering: Entering) => Promise<T>,
): Promise<T> {
  const { platform } = call
  const ticket = await getTicketOrRefuse(platform, token, `${kind} login`)
  const personId = ticket.person ?? ''
  const limits = [personLimit(kind, personId), codeCheckLimit(call.address)] as const
  const exceeded = await countAttempts(platform.staff, limits)
  if (exceeded) {
    await refused(personId, 'login.locked')
    throw locked(exceeded)
  }
  const { field, wrong, spend } = await wayOf(call, ticket.challenge, answer)
  let isRight: boolean | undefined
  try {
    return await enter({
      personId,
      accountMark: ticket.accountMark,
      async spend(tx, person) {
        await spendTicket(tx, ticket.token)
        isRight = await spend(tx, person)
        if (!isRight) throw new Refusal([at(field, wrong)])
      },
    })
  } finally {
    if (isRight === false) await refused(personId, wrong)
    if (isRight) {
      await takeBackAttempts(platform.staff, [limits[1]])
      await forgetAttempts(platform.staff, [limits[0].key])
    }
  }
}

type Way = {
  readonly field: 'code' | 'recoveryCode' | 'passkey'
  readonly wrong: RefusalCode
  /** Uses the factor up; false where the answer is wrong or was used before. */
  readonly spend: (tx: Tx, person: Person) => Promise<boolean>
}

async function wayOf(
  call: OpenCall,
  challenge: string,
  { passkey, recoveryCode, code = '' }: Omit<SecondStepAnswer, 'ticket'>,
): Promise<Way> {
  if (passkey) {
    const proof = await verifyPasskey(call, challenge, passkey, { isAlone: false })
    return {
      field: 'passkey',
      wrong: 'secondFactor.passkeyWrong',
      spend: async (tx, { kind, id }) =>
        proof?.person.kind === kind && proof.person.id === id && proof.spend(tx),
    }
  }
  if (recoveryCode !== undefined)
    return {
      field: 'recoveryCode',
      wrong: 'secondFactor.recoveryCodeWrong',
      async spend(tx, person) {
        const isSpent = await spendRecoveryCode(tx, call.platform.personalData, person, recoveryCode)
        if (isSpent) await tellMember(tx, person, 'recovered')
        return isSpent
      },
    }
  return {
    field: 'code',
    wrong: 'secondFactor.codeWrong',
    spend: (tx, person) => spendCode(call, tx, person, code),
  }
}

async function spendCode(call: OpenCall, tx: Tx, person: Person, code: string): Promise<boolean> {
  const [[stored]] = await readWithin(tx)(findAuthenticator(person))
  if (!stored?.confirmed_at) return false
  const { personalData, clock } = call.platform
  const now = clock.now()
  const step = findStep(personalData.open(stored.secret_sealed), code, now)
  return step !== undefined && spendStep(tx, person, step, now)
}
