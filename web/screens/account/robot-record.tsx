import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { robotKind, robotLanguage } from '@quayside/contract/notices/robot.codes.ts'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { Detail } from '@quayside/kit/record/details.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { HubRecord } from './hub-record.tsx'
import { RobotState } from './robot-list.columns.tsx'
import { useFaultText } from './robot-test.ts'
import { useRobotTimes } from './robot-times.ts'

export const useRobot = (id: string | undefined) =>
  useRecord('robot', id, (known) => api('GET base/online/robot/{id}', { params: { id: known } }))

export default function RobotRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const t = useTranslations('robots')
  const fields = useTranslations('hubFields.robot')
  const faultText = useFaultText()
  const { quietText, digestText } = useRobotTimes()
  const answer = useRobot(props.id)
  const robot = answer.data
  return (
    <HubRecord
      title={robot?.name ?? fields('recordName')}
      timeline={robot ? robot.timeline : answer.isPending ? undefined : null}
      permission="hub-robot-edit"
      onChange={props.onChange}
      onRetry={() => void answer.refetch()}
      onClose={props.onClose}
    >
      {robot && (
        <>
          <Detail label={fields('kind')} isWide>
            <CodeText list={robotKind} value={robot.kind} />{' '}
            <RobotState robot={robot} on={t('on')} off={t('off')} />
          </Detail>
          <Detail label={fields('addressHint')} isWide>
            {robot.addressHint}
          </Detail>
          <Detail label={fields('hasSecret')}>
            <CodeText list={defaultFlag} value={robot.hasSecret} />
          </Detail>
          <Detail label={fields('hasPrices')}>
            <CodeText list={defaultFlag} value={robot.hasPrices} />
          </Detail>
          <Detail label={fields('locale')}>
            <CodeText list={robotLanguage} value={robot.locale} />
          </Detail>
          <Detail label={fields('events')}>{t('events', { count: robot.events.length })}</Detail>
          <Detail label={fields('digest')}>{digestText(robot.digest)}</Detail>
          <Detail label={fields('quiet')}>{quietText(robot.quiet)}</Detail>
          <Detail label={fields('lastSentAt')} isWide>
            {robot.lastSentAt ? <DateText value={robot.lastSentAt} hasTime /> : t('never')}
          </Detail>
          {robot.lastFailedAt && (
            <Detail label={fields('lastFailedAt')} isWide>
              <DateText value={robot.lastFailedAt} hasTime />
              {robot.fault !== null && <div>{faultText(robot.fault, robot.faultCode)}</div>}
            </Detail>
          )}
        </>
      )}
    </HubRecord>
  )
}
