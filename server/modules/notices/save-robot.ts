import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { quietFindings } from '@quayside/contract/notices/notice-setting.ts'
import {
  checkRobotAddress,
  hintOf,
  isGroupEvent,
  isSignedKind,
} from '@quayside/contract/notices/robot.rules.ts'
import { mostRobots, type RobotSave, robotColumns } from '@quayside/contract/notices/robot.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isNoticeEvent } from '../../platform/notices/notice-events.ts'
import { storedTimes } from '../../platform/notices/notice-times.ts'
import { toStored } from '../../platform/records/columns.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import { requireRoom } from '../../platform/records/require-room.ts'
import type { Call } from '../../platform/session/call.ts'
import { operatorsHosts } from './post-card.ts'
import { dropWaiting, robots } from './robots.ts'

const columnValues = toStored(robotColumns)

export const saveRobot = (call: Call, { body }: { body: RobotSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const { companyId } = call.principal
    const former = await lockForSave(tx, call, robots, body)
    if (!former) await requireRobotRoom(tx, companyId)
    const keepsAddress = former !== undefined && body.webhook === '' && former.kind === body.kind
    refuseIfAny([
      ...addressFindings(call, body, keepsAddress),
      ...eventFindings(body),
      ...quietFindings(body.quiet),
      ...(/^[\x21-\x7e]*$/.test(body.secret) ? [] : [at('secret', 'robot.secretFormat')]),
    ])
    if (former && !isYes(body.isEnabled)) await dropWaiting(tx, companyId, [former.id])
    return writeRecord(tx, call, robots, body.id, {
      ...columnValues(body),
      events: [...new Set(body.events)],
      ...storedTimes(body.quiet, body.digest),
      ...(keepsAddress
        ? { address_sealed: former.address_sealed, address_hint: former.address_hint }
        : addressValues(call, body.webhook)),
      secret_sealed: keepsAddress && body.secret === '' ? former.secret_sealed : sealedSecret(call, body),
    })
  })

function addressFindings(
  call: Call,
  { kind, webhook: address }: RobotSave,
  keepsAddress: boolean,
): Finding[] {
  if (keepsAddress) return []
  if (address === '') return [at('webhook', 'robot.addressMissing')]
  const fault = checkRobotAddress(kind, address, operatorsHosts(call.platform))
  return fault ? [at('webhook', fault)] : []
}

const eventFindings = ({ events }: RobotSave): Finding[] =>
  events.flatMap((event, place) =>
    isNoticeEvent(event) && isGroupEvent(event) ? [] : [at(`events.${place}`, 'field.code')],
  )

/** As the parser of addresses writes it: without line breaks, which it drops. */
function addressValues({ platform }: Call, given: string) {
  const address = new URL(given).href
  return { address_sealed: platform.personalData.seal(address), address_hint: hintOf(address) }
}

const sealedSecret = ({ platform }: Call, { kind, secret }: RobotSave): string =>
  secret !== '' && isSignedKind(kind) ? platform.personalData.seal(secret) : ''

const requireRobotRoom = (tx: Tx, companyId: string): Promise<void> =>
  requireRoom(tx, {
    scope: `group_robot ${companyId}`,
    rows: tx.selectFrom('group_robot').where('company_id', '=', companyId).where('deleted_at', 'is', null),
    atMost: mostRobots,
    full: () => refuse('robot.tooMany', { max: mostRobots }),
  })
