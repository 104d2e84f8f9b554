import { checkConfirmation } from '@quayside/contract/account/password.rules.ts'
import type {
  EmailChange,
  PasswordChange,
  PhoneChange,
  ProfileChange,
} from '@quayside/contract/account/profile.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { readProductName } from '../../platform/system/product-name.ts'
import { isRightCode } from './check-sms-code.ts'
import { endPersonSessions } from './end-sessions.ts'
import { mailEmailChange } from './mail-member.ts'
import { nameTaken } from './name-taken.ts'
import { checkCommon, confirmOwnPassword, hashedPassword } from './passwords.ts'

export async function changeName(call: Call, { body }: { body: ProfileChange }): Promise<void> {
  await call.write((tx) => renameSelf(tx, call, body.name))
}

export async function changeEmail(call: Call, { body }: { body: EmailChange }): Promise<void> {
  const { personId } = await confirmOwnPassword(call, 'password', body.password)
  await changeAccountName(call, personId, 'emailChanged', { email: body.email })
}

export async function changePhone(call: Call, { body }: { body: PhoneChange }): Promise<void> {
  const { personId } = await confirmOwnPassword(call, 'password', body.password)
  const isRight = await isRightCode(call, { mobile: body.mobile, scene: 'phone', code: body.code })
  if (!isRight) throw new Refusal([at('code', 'sms.wrongCode')])
  await changeAccountName(call, personId, 'mobileChanged', { mobile: body.mobile })
}

/**
 * What a person logs in with, in all companies. The former number is told, so that a change by someone else is noticed by the member whose
 * account it is.
 */
async function changeAccountName(
  call: Call,
  personId: string,
  phrase: 'emailChanged' | 'mobileChanged',
  values: { readonly email: string } | { readonly mobile: string },
): Promise<void> {
  const { companyId, memberId } = call.principal
  const former = await refusingDuplicates(nameTaken('member.mobileTaken'), () =>
    call.write(async (tx) => {
      const before = await tx
        .selectFrom('person')
        .select(['mobile', 'email'])
        .where('id', '=', personId)
        .forUpdate()
        .executeTakeFirst()
      const changed = await tx
        .updateTable('person')
        .set(values)
        .where('id', '=', personId)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      getOrRefuse(changed)
      await sendNotice(tx, {
        companyId,
        memberIds: [memberId],
        message: { phrase },
        record: { entity: 'member', id: memberId },
      })
      if ('email' in values)
        await mailEmailChange(tx, call, { former: before?.email ?? null, current: values.email })
      return before?.mobile
    }),
  )
  if (!former) return
  const { platform, reference } = call
  const product = await readProductName(platform, call.locale)
  await platform.sms
    .send(former, call.text(`server.sms.${phrase}`, { product }), { scene: phrase })
    .catch((error: unknown) => platform.log.warn({ err: error, reference }, 'text message not sent'))
}

export async function changePassword(call: Call, { body }: { body: PasswordChange }): Promise<void> {
  refuseIfAny([
    ...checkConfirmation(body.newPassword, body.confirmPassword),
    ...checkCommon('newPassword', body.newPassword, []),
    ...(body.newPassword === body.oldPassword ? [at('newPassword', 'password.same')] : []),
  ])
  const { personId, hash: formerHash } = await confirmOwnPassword(call, 'oldPassword', body.oldPassword)
  const passwordHash = await hashedPassword(call.platform, body.newPassword)
  await call.write(async (tx) => {
    const changed = await tx
      .updateTable('person')
      .set({ password_hash: passwordHash })
      .where('id', '=', personId)
      // The old password was checked before this transaction; meanwhile another change may have gone through.
      .where('password_hash', '=', formerHash)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw new Refusal([at('oldPassword', 'password.wrong')])
    await endPersonSessions(tx, personId, { except: call.principal.sessionId })
  })
}

/** The name in this company; a person may be known by another one elsewhere. */
async function renameSelf(tx: Tx, call: Call, name: string): Promise<void> {
  const changed = await tx
    .updateTable('member')
    // Processes cache the member's name for timelines; the stamp makes them read it again.
    .set({ name, access_stamp: raw<number>`access_stamp + 1` })
    .where('company_id', '=', call.principal.companyId)
    .where('id', '=', call.principal.memberId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  getOrRefuse(changed)
}
