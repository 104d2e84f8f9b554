import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { approvalDocumentState } from './approval.codes.ts'
import {
  checkAsked,
  type DocumentStep,
  documentStateAfter,
  isDocumentStep,
  mayStepDocument,
  openDocumentStates,
} from './approval-document.ts'

const { codes, keys } = approvalDocumentState
const asked = (name: string, dueOn: string | null = null) => ({ name, note: '', dueOn })

describe('a document that the provider asks for', () => {
  it('is asked for once while it is open, in whatever case it is written', () => {
    expect(foundBy(checkAsked([asked('Formula')], ['Label'], '2026-11-19'))).toEqual([])
    expect(foundBy(checkAsked([asked('label')], ['LABEL'], '2026-11-19'))).toEqual([
      'documents.0.name approvalDocument.twice',
    ])
    expect(foundBy(checkAsked([asked('Formula'), asked('formula')], [], '2026-11-19'))).toEqual([
      'documents.1.name approvalDocument.twice',
    ])
  })

  it('is not due on a day that has gone by', () => {
    const due = (day: string) => foundBy(checkAsked([asked('Formula', day)], [], '2026-11-19'))
    expect(due('2026-11-19')).toEqual([])
    expect(due('2026-11-18')).toEqual(['documents.0.dueOn approvalStep.expectedBefore'])
  })

  it.each<[DocumentStep, (keyof typeof codes)[], keyof typeof codes]>([
    ['handIn', ['asked', 'sentBack'], 'handedIn'],
    ['acceptDocument', ['handedIn'], 'accepted'],
    ['sendBackDocument', ['handedIn'], 'sentBack'],
    ['withdrawDocument', ['asked', 'sentBack'], 'withdrawn'],
  ])('takes the step %s in its own states only', (step, from, to) => {
    expect(keys.filter((key) => mayStepDocument(step, codes[key])).toSorted()).toEqual(from.toSorted())
    expect(documentStateAfter(step)).toBe(codes[to])
    expect([isDocumentStep(step), isDocumentStep('burn'), mayStepDocument(step, 99)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is open until the customer handed it in', () => {
    expect(openDocumentStates).toEqual([codes.asked, codes.sentBack])
  })
})
