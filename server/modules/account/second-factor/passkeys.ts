import type {
  PasskeySave,
  Reauthentication,
  RecoveryCodes,
  RegistrationAnswer,
} from '@quayside/contract/account/second-factor.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import { readWithin } from '../../../platform/records/read-within.ts'
import { getOrRefuse } from '../../../platform/session/call.ts'
import { getSystemInfo } from '../../../platform/system/get-system-info.ts'
import { findPasskeys, settleRemoval } from './factors.ts'
import { lockPerson, ofPerson, ownerOf, type PersonCall, reauthenticate } from './person.ts'
import { firstCodes } from './recovery-codes.ts'
import { relyingPartyOf } from './relying-party.ts'
import { mailStaff, tellMember } from './tell-owner.ts'
import { getTicketOrRefuse, issueTicket, spendTicketNow } from './tickets.ts'

const mostPasskeys = 10
/**
 * EdDSA, ES256 and RS256, which every authenticator has one of. The library's own list begins with ML-DSA-44 where the
 * runtime has it: that is experimental in Node, which warns of it, and a key of it may not be readable by the next version.
 */
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
const nameOf = ({ person }: PersonCall): string => `${person.kind} ${person.id}`

export async function beginPasskey(call: PersonCall, { body }: { body: Reauthentication }) {
  await reauthenticate(call, body.password)
  const [passkeys] = await call.read(findPasskeys(call.person))
  if (passkeys.length >= mostPasskeys) throw refuse('secondFactor.tooMany')
  const ticket = await issueTicket(call.platform, { purpose: 'new passkey', person: nameOf(call) })
  const { productName } = await getSystemInfo(call)
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: relyingPartyOf(call).id,
    userName: call.accountName,
    userID: new Uint8Array(hashToken(`passkey ${nameOf(call)}`)),
    challenge: new Uint8Array(Buffer.from(ticket.challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ticket: ticket.token, options: { ...options } }
}

export async function savePasskey(call: PersonCall, { body }: { body: PasskeySave }): Promise<RecoveryCodes> {
  const { person, platform } = call
  const ticket = await getTicketOrRefuse(platform, body.ticket, 'new passkey')
  if (ticket.person !== nameOf(call)) throw refuse('secondFactor.expired')
  await spendTicketNow(platform, ticket.token)
  const credential = await verified(call, ticket.challenge, body.passkey)
  let recoveryCodes: string[] = []
  await call.write(async (tx) => {
    await lockPerson(tx, person)
    const [existing] = await readWithin(tx)(findPasskeys(person))
    if (existing.length >= mostPasskeys) throw refuse('secondFactor.tooMany')
    await tx
      .insertInto('passkey')
      .values({
        ...ownerOf(person),
        name: body.name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
        transports: credential.transports ?? [],
      })
      .execute()
    recoveryCodes = await firstCodes(tx, call)
    await call.endEnrolment(tx)
    await tellMember(tx, person, 'added')
  })
  await mailStaff(call, person, 'added')
  return { recoveryCodes }
}

async function verified(call: PersonCall, challenge: string, answer: RegistrationAnswer) {
  const { id, origins } = relyingPartyOf(call)
  const { verified: isRight, registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!isRight || !registrationInfo) throw refuse('secondFactor.passkeyWrong')
  return registrationInfo.credential
}

export async function removePasskey(
  call: PersonCall,
  { params, body }: { params: { id: string }; body: Reauthentication },
): Promise<void> {
  const [passkeys] = await call.read(findPasskeys(call.person))
  getOrRefuse(passkeys.find(({ id }) => id === params.id))
  await reauthenticate(call, body.password)
  await call.write(async (tx) => {
    await lockPerson(tx, call.person)
    const removed = await tx
      .deleteFrom('passkey')
      .where(ofPerson(call.person))
      .where('id', '=', params.id)
      .returning('id')
      .execute()
    if (removed.length === 0) throw refuse('record.notFound')
    await settleRemoval(tx, call.person)
    await tellMember(tx, call.person, 'removed')
  })
  await mailStaff(call, call.person, 'removed')
}
