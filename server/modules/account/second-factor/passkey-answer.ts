import type { AuthenticationAnswer } from '@quayside/contract/account/second-factor.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../../platform/database/database.ts'
import type { OpenCall } from '../../../platform/session/call.ts'
import { countAttempts, takeBackAttempts } from '../attempts.ts'
import { codeCheckLimit, tooOften } from '../limits.ts'
import type { Person } from './person.ts'
import { relyingPartyOf } from './relying-party.ts'
import { getTicketOrRefuse, issueTicket, spendTicket } from './tickets.ts'

type Stored = {
  id: string
  person_id: string | null
  staff_id: string | null
  credential_id: string
  public_key: Buffer
  counter: string
}

const findPasskey = (credentialId: string) =>
  sql
    .selectFrom('passkey')
    .select(['id', 'person_id', 'staff_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)

const personOf = ({ person_id, staff_id }: Stored): Person | undefined => {
  if (staff_id !== null) return { kind: 'staff', id: staff_id }
  return person_id === null ? undefined : { kind: 'member', id: person_id }
}

/** The passkey that signed the challenge, and whose it is; nothing where it is unknown or the signature wrong. */
export async function verifyPasskey(
  call: OpenCall,
  challenge: string,
  answer: AuthenticationAnswer,
  { isAlone }: { isAlone: boolean },
): Promise<{ person: Person; spend: (tx: Tx) => Promise<boolean> } | undefined> {
  const [rows = []] = await call.platform.staff.read([findPasskey(answer.id).compile()])
  const passkey = rows[0] as Stored | undefined
  const person = passkey && personOf(passkey)
  if (!passkey || !person) return undefined
  const { id, origins } = relyingPartyOf(call)
  const { userHandle, ...response } = answer.response
  const result = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(typeof userHandle === 'string' && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
    // Alone it stands for both factors: the device has checked a finger, a face or a PIN.
    requireUserVerification: isAlone,
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  const counter = String(result.authenticationInfo.newCounter)
  return { person, spend: (tx) => countUse(tx, passkey, counter) }
}

/** False where the passkey was removed or used meanwhile. */
async function countUse(tx: Tx, { id, counter: before }: Stored, counter: string): Promise<boolean> {
  const used = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: raw<string>`now()` })
    .where('id', '=', id)
    .where('counter', '=', before)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Nobody is named: the device offers the passkeys that it has for this site. */
export async function askForPasskey(call: OpenCall, kind: Person['kind']) {
  const limit = codeCheckLimit(call.address)
  const exceeded = await countAttempts(call.platform.staff, [limit])
  if (exceeded) throw tooOften(exceeded)
  const ticket = await issueTicket(call.platform, { purpose: `${kind} passkey` })
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(call).id,
    challenge: new Uint8Array(Buffer.from(ticket.challenge, 'base64url')),
    userVerification: 'required',
  })
  return { ticket: ticket.token, options: { ...options } }
}

/** A log-in with a passkey alone: whose it is, and what uses up ticket and signature in the log-in's transaction. */
export async function checkPasskeyLogin(
  call: OpenCall,
  kind: Person['kind'],
  body: { ticket: string; passkey: AuthenticationAnswer },
): Promise<{ person: Person; spend: (tx: Tx) => Promise<void> }> {
  const ticket = await getTicketOrRefuse(call.platform, body.ticket, `${kind} passkey`)
  const proof = await verifyPasskey(call, ticket.challenge, body.passkey, { isAlone: true })
  if (proof?.person.kind !== kind) throw refuse('login.passkeyUnknown')
  await takeBackAttempts(call.platform.staff, [codeCheckLimit(call.address)])
  return {
    person: proof.person,
    async spend(tx) {
      await spendTicket(tx, ticket.token)
      if (!(await proof.spend(tx))) throw refuse('login.passkeyUnknown')
    },
  }
}
