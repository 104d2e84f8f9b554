import type { Token } from '@quayside/contract/account/login.ts'
import { checkAgreement, checkConfirmation } from '@quayside/contract/account/password.rules.ts'
import type { Registration } from '@quayside/contract/account/profile.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { PermissionSet } from '@quayside/contract/permission-sets.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { agreementInForce } from '../../platform/system/agreement.ts'
import { keepAcceptance } from './accept-agreement.ts'
import { type Account, findAccountById, findAccountByMobile } from './account.ts'
import { auditIdentity, auditRefusal } from './audit.ts'
import { isRightCode } from './check-sms-code.ts'
import { nameTaken } from './name-taken.ts'
import { openSession } from './open-session.ts'
import { checkCommon, hashedPassword } from './passwords.ts'

export async function register(call: OpenCall, { body }: { body: Registration }): Promise<Token> {
  refuseIfAny([
    ...checkConfirmation(body.password, body.confirmPassword),
    ...checkCommon('password', body.password, [body.mobile]),
    ...checkAgreement(body.agree),
  ])
  const { mobile } = body
  if (!(await isRightCode(call, { mobile, scene: 'register', code: body.code }))) {
    await auditRefusal(call, { action: 'register', refusal: 'sms.wrongCode' })
    throw new Refusal([at('code', 'sms.wrongCode')])
  }
  const { staff } = call.platform
  // Checked after the code, so that only the owner of the number learns whether it is registered.
  const [taken = []] = await staff.read([findAccountByMobile(mobile).compile()])
  if (taken.length > 0) throw new Refusal([at('mobile', 'register.mobileTaken')])
  const passwordHash = await hashedPassword(call.platform, body.password)
  return refusingDuplicates(nameTaken('register.mobileTaken'), () =>
    staff.transaction([], async (tx) => {
      const personId = await addPerson(tx, { mobile, passwordHash })
      const { version } = await agreementInForce(tx, call.platform.clock)
      await keepAcceptance(tx, personId, version)
      const memberId = await foundCompany(tx, { personId })
      const { rows } = await tx.executeQuery<Account>(findAccountById(memberId).compile())
      const [account] = rows
      if (!account) throw refuse('login.wrong')
      await auditIdentity(tx, call, { action: 'register', account })
      return openSession(tx, call, account)
    }),
  )
}

async function addPerson(tx: Tx, person: { mobile: string; passwordHash: string }): Promise<string> {
  const { id } = await tx
    .insertInto('person')
    .values({
      mobile: person.mobile,
      password_hash: person.passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A company without information yet, and its first member, who administers it. */
export async function foundCompany(tx: Tx, founder: { personId: string; name?: string }): Promise<string> {
  const company = await tx.insertInto('company').defaultValues().returning('id').executeTakeFirstOrThrow()
  const administrator: PermissionSet = 'administrator'
  const member = await tx
    .insertInto('member')
    .values({
      company_id: company.id,
      person_id: founder.personId,
      name: founder.name ?? '',
      is_administrator: true,
      permission_set: administrator,
      permissions: [...allPermissions],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return member.id
}
