import type { Token } from '@quayside/contract/account/login.ts'
import type { PasskeyLogin, SecondStepAnswer } from '@quayside/contract/account/second-factor.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sameHash } from '../../platform/crypto/tokens.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { type Account, findAccountOfPerson } from './account.ts'
import { auditRefusal } from './audit.ts'
import { enter, personOf } from './open-session.ts'
import { checkPasskeyLogin } from './second-factor/passkey-answer.ts'
import { accountMarkOf, answerSecondStep } from './second-factor/second-step.ts'

async function findEnabled(call: OpenCall, personId: string): Promise<Account | undefined> {
  const [rows = []] = await call.platform.staff.read([findAccountOfPerson(personId).compile()])
  const account = rows[0] as Account | undefined
  return account?.is_enabled ? account : undefined
}

export const logInSecondStep = (call: OpenCall, { body }: { body: SecondStepAnswer }): Promise<Token> =>
  answerSecondStep(
    call,
    'member',
    body,
    async (personId, refusal) =>
      auditRefusal(call, {
        action: 'login.secondFactor',
        account: await findEnabled(call, personId),
        refusal,
      }),
    async ({ personId, accountMark, spend }) => {
      const account = await findEnabled(call, personId)
      const isCurrent = account && accountMark && sameHash(accountMark, accountMarkOf(account.password_hash))
      if (!isCurrent) throw refuse('secondFactor.expired')
      return enter(call, account, 'login.secondFactor', (tx) => spend(tx, personOf(account)))
    },
  )

export async function logInWithPasskey(call: OpenCall, { body }: { body: PasskeyLogin }): Promise<Token> {
  const { person, spend } = await checkPasskeyLogin(call, 'member', body)
  const account = await findEnabled(call, person.id)
  if (!account) {
    await auditRefusal(call, { action: 'login.passkey', refusal: 'login.passkeyUnknown' })
    throw refuse('login.passkeyUnknown')
  }
  return enter(call, account, 'login.passkey', spend)
}
