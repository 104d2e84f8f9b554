import {
  allowedChannels,
  channelsOf,
  defaultChannels,
  defaultRules,
  type NoticeSetting,
  type NoticeSettingSave,
  quietFindings,
} from '@quayside/contract/notices/notice-setting.ts'
import { subjectOf } from '@quayside/contract/notices/notice-subjects.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { isMailConfigured } from '../../platform/mail/open-mailer.ts'
import { rulesOf } from '../../platform/notices/deliver-notices.ts'
import { isNoticeEvent, noticeEvents } from '../../platform/notices/notice-events.ts'
import { storedTimes } from '../../platform/notices/notice-times.ts'
import type { Call } from '../../platform/session/call.ts'

export async function getNoticeSetting(call: Call): Promise<NoticeSetting> {
  const { companyId, memberId } = call.principal
  const [[row], [member]] = await call.read(
    sql
      .selectFrom('notice_setting')
      .select(['channels', 'quiet_begin', 'quiet_end', 'digest_every', 'digest_at'])
      .select(['digest_pushes', 'pushes_amounts'])
      .where('company_id', '=', companyId)
      .where('member_id', '=', memberId),
    sql.selectFrom('member').select('email').where('company_id', '=', companyId).where('id', '=', memberId),
  )
  const rules = row ? rulesOf(row) : defaultRules
  return {
    events: noticeEvents.map((event) => ({
      event,
      area: subjectOf(event).area,
      title: call.text(`server.notices.${event}.title`),
      channels: channelsOf(event, rules),
      isKept: subjectOf(event).isKept === true,
    })),
    quiet: rules.quiet,
    digest: rules.digest,
    pushesAmounts: row?.pushes_amounts ?? false,
    isMailConfigured: isMailConfigured(call.platform.config.environment),
    hasEmail: (member?.email ?? '') !== '',
  }
}

export async function saveNoticeSetting(
  call: Call,
  { body }: { body: NoticeSettingSave },
): Promise<NoticeSetting> {
  refuseIfAny([
    ...body.events.flatMap(({ event }, place) =>
      isNoticeEvent(event) ? [] : [at(`events.${place}.event`, 'field.code')],
    ),
    ...quietFindings(body.quiet),
  ])
  const { companyId, memberId } = call.principal
  const values = {
    channels: JSON.stringify(chosenOf(body)),
    ...storedTimes(body.quiet, body.digest),
    digest_pushes: body.digest?.isPushed ?? false,
    pushes_amounts: body.pushesAmounts,
    locale: call.locale,
    updated_at: raw<string>`now()`,
  }
  await call.write(async (tx) => {
    await tx
      .insertInto('notice_setting')
      .values({ company_id: companyId, member_id: memberId, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'member_id']).doUpdateSet(values))
      .execute()
  })
  return getNoticeSetting(call)
}

/** Only what differs from the default, which may change with the product. */
const chosenOf = ({ events }: NoticeSettingSave) =>
  Object.fromEntries(
    events
      .map(({ event, channels }) => [event, allowedChannels(event, channels)] as const)
      .filter(([event, channels]) => channels.join() !== defaultChannels(event).join()),
  )
