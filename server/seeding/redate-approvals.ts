import { approvalWaySteps } from '@quayside/contract/filings/approval-step.ts'
import type { DemoApproval } from '@quayside/db/seeds/demo/approvals.ts'

const day = (days: number | undefined): string =>
  days === undefined ? 'null' : `(app.business_day() + ${days})`
/** The steps of a day lie in its morning, some minutes after each other. */
const at = (days: number, minutes: number): string =>
  `least(now(), (${day(days)} + time '09:30') at time zone 'Asia/Shanghai' + ${minutes} * interval '37 minutes')`
const transitions: readonly string[] = ['create', 'submit', ...approvalWaySteps]

/** A filing's steps, documents and events lie on the days that the demonstration names. */
export function approvalStatements(
  id: string,
  { way, ends, asked = [], isCancelled }: DemoApproval,
): string[] {
  const [made = 0, submitted] = way
  const last = way.length - 1
  const isDone = way.length === transitions.length
  // The step of the submission has the first end; the current step of a filing under way the last one.
  const endOf = (state: number): number | undefined =>
    state === 0 || state === 7 ? undefined : ends[state - 1]
  const end = isDone || isCancelled ? undefined : endOf(last)
  const event = (transition: string, days: number, minutes: number, note = ''): string =>
    `update event set at = ${at(days, minutes)} where entity = 'approvalOrder' and entity_id = ${id}
      and transition = '${transition}'${note === '' ? '' : ` and note like '${note}%'`}`
  return [
    `update approval_order set created_at = ${at(made, 0)}, updated_at = ${at(way[last] ?? 0, 3)},
      number = 'AP' || to_char(${day(made)}, 'YYMMDD') || substr(number, 9),
      submitted_at = ${submitted === undefined ? 'null' : at(submitted, 1)},
      expected_on = ${end === undefined ? `expected_on + ${way[last] ?? 0}` : day(end)},
      completed_at = ${isDone ? at(way[last] ?? 0, 2) : 'null'},
      certificate_until = ${isDone ? day((way[last] ?? 0) + 1825) : 'null'} where id = ${id}`,
    ...way.flatMap((days, state) => [
      `update approval_step set reached_on = ${day(days)}, expected_on = ${
        endOf(state) === undefined ? `expected_on + ${days}` : day(endOf(state))
      } where approval_id = ${id} and state = ${state}`,
      event(transitions[state] ?? '', days, state),
    ]),
    ...asked.flatMap(({ name, asked: begun, due, became }) => {
      const handedIn = Math.min(due - 2, 0)
      return [
        `update approval_document set asked_at = ${at(begun, 4)}, due_on = ${day(due)},
          handed_in_at = case when handed_in_at is null then null else ${at(handedIn, 5)} end,
          decided_at = case when decided_at is null then null else ${at(Math.min(handedIn + 1, 0), 1)} end
          where approval_id = ${id} and name = '${name}'`,
        event('askDocuments', begun, 4, name),
        event('handIn', handedIn, 5, name),
        event(
          became === 'accepted' ? 'acceptDocument' : 'sendBackDocument',
          Math.min(handedIn + 1, 0),
          1,
          name,
        ),
      ]
    }),
    event('cancel', (way[last] ?? 0) + 9, 2),
  ]
}
