import { describe, expect, it } from 'vitest'
import { type ApprovalStep, approvalWay, checkStepDays, needsPaper, usualEnd } from './approval-step.ts'
import { approvalStops, papersOf } from './approval-stops.ts'
import { approvalOrderState } from './filing.codes.ts'

const codes = approvalOrderState.codes
const step = (state: number, reachedOn: string, expectedOn: string | null = null): ApprovalStep => ({
  state,
  reachedOn,
  expectedOn,
  fileIds: [],
  actorName: '',
  note: '',
})

describe('the way of a filing', () => {
  const filing = {
    state: codes.filingAccepted,
    attachments: [],
    steps: [
      step(codes.draft, '2026-08-31'),
      step(codes.submitted, '2026-09-02', '2026-09-15'),
      step(codes.registered, '2026-09-14', '2026-09-28'),
      step(codes.filingAccepted, '2026-09-30', '2026-10-14'),
    ],
  }

  it('measures each step by the end that was expected of the one before it', () => {
    const stops = approvalStops(filing, '2026-10-10')
    expect(stops.map(({ key }) => key)).toEqual([...approvalWay])
    expect(stops.map(({ is, expectedOn, daysLate }) => [is, expectedOn, daysLate])).toEqual([
      ['passed', null, null],
      ['passed', null, null],
      ['passed', '2026-09-15', -1],
      ['here', '2026-10-14', -4],
      // Later ones follow the usual times: 10, 5 and 60 days.
      ['ahead', '2026-10-14', null],
      ['ahead', '2026-10-24', null],
      ['ahead', '2026-10-29', null],
      ['ahead', '2026-12-28', null],
    ])
  })

  it('says how many days the current step is late', () => {
    expect(approvalStops(filing, '2026-10-17')[3]).toMatchObject({ is: 'here', daysLate: 3 })
  })

  it('has passed all of them once it is completed, and none that was not reached', () => {
    const done = {
      state: codes.completed,
      attachments: [],
      steps: [step(codes.reviewPeriod, '2026-10-22', '2026-12-21'), step(codes.completed, '2026-12-23')],
    }
    const stops = approvalStops(done, '2027-01-01')
    expect(stops.every(({ is }) => is === 'passed')).toBe(true)
    expect(stops.at(-1)).toMatchObject({ expectedOn: '2026-12-21', daysLate: 2 })
    const cancelled = approvalStops({ ...filing, state: codes.cancelled }, '2026-10-10')
    expect(cancelled.every(({ is, expectedOn }) => is === 'ahead' && expectedOn === null)).toBe(true)
  })
})

describe('the paper of a step', () => {
  it('is needed where the customer or the authority confirms the step in writing', () => {
    expect(approvalWay.filter((stop) => needsPaper(codes[stop]))).toEqual([
      'registered',
      'filingAccepted',
      'windowSubmission',
      'completed',
    ])
  })

  it('is said to be missing of a step that was reached without it', () => {
    const papers = { ...step(codes.registered, '2026-09-14'), fileIds: ['7'] }
    const steps = [
      step(codes.draft, '2026-08-31'),
      step(codes.submitted, '2026-09-02'),
      papers,
      step(codes.filingAccepted, '2026-09-30'),
      step(codes.administrativeCheck, '2026-10-02'),
    ]
    const stops = approvalStops({ state: codes.administrativeCheck, attachments: [], steps }, '2026-10-10')
    expect(stops.flatMap(({ key, isPaperMissing }) => (isPaperMissing ? [key] : []))).toEqual([
      'filingAccepted',
    ])
  })

  it('is the customer’s application for the submission, beside what was added to it', () => {
    const submitted = { ...step(codes.submitted, '2026-09-02'), fileIds: ['8'] }
    const attachments = [
      { kind: 'filing-application', fileId: '5' },
      { kind: 'ingredient-list', fileId: '6' },
    ]
    expect(papersOf({ attachments }, { key: 'submitted', step: submitted })).toEqual(['5', '8'])
    expect(papersOf({ attachments }, { key: 'registered', step: submitted })).toEqual(['8'])
    expect(papersOf({ attachments }, { key: 'submitted', step: undefined })).toEqual([])
  })
})

describe('the days of a step', () => {
  const found = (reachedOn: string, expectedOn?: string) =>
    checkStepDays({ reachedOn, expectedOn }, { today: '2026-11-16', last: '2026-11-10' }).map(
      ({ path, code }) => `${path} ${code}`,
    )
  it.each([
    ['2026-11-10', undefined, []],
    ['2026-11-16', '2026-11-16', []],
    ['2026-11-09', undefined, ['reachedOn approvalStep.beforeLast']],
    ['2026-11-17', undefined, ['reachedOn field.dayRange']],
    ['2026-11-12', '2026-11-11', ['expectedOn approvalStep.expectedBefore']],
  ])('%s to %s', (reachedOn, expectedOn, expected) => expect(found(reachedOn, expectedOn)).toEqual(expected))

  it('are the usual ones where nothing is said; a draft and a result have no end', () => {
    expect(usualEnd(codes.reviewPeriod, '2026-10-22')).toBe('2026-12-21')
    expect([usualEnd(codes.draft, '2026-10-22'), usualEnd(codes.completed, '2026-10-22')]).toEqual([
      null,
      null,
    ])
  })
})
