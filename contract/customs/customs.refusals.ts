import type { RefusalTable } from '../kernel/refusal.ts'

/** What the rules around declarations and tax bills refuse. */
export const customsRefusals = {
  'declaration.number': { answer: 400 },
  'declaration.otherOffice': { answer: 400 },
  'declaration.otherDirection': { answer: 400 },
  'declaration.numberUsed': { answer: 409 },
  'declaration.numberMissing': { answer: 409 },
  'declaration.linesHeld': { answer: 409, params: ['count'] },
  'declaration.rateMissing': { answer: 409, params: ['currency'] },
  'declaration.nothingToDeclare': { answer: 409 },
  'declaration.orderNotReady': { answer: 409 },
  'declaration.exceedsReceived': { answer: 409, params: ['count'] },
  'declaration.fieldsMissing': { answer: 409, params: ['count'] },
  'declaration.lineUnknown': { answer: 404 },
  'declaration.lineTwice': { answer: 400 },
  'declaration.otherOrder': { answer: 409 },
  'declaration.tooManyLines': { answer: 409, params: ['most'] },
  'declaration.emptied': { answer: 409 },
  'declaration.openBills': { answer: 409, params: ['count'] },
  'declaration.blocksSplit': { answer: 409 },
  'taxBill.number': { answer: 400 },
  'taxBill.numberUsed': { answer: 409 },
  'taxBill.otherDeclaration': { answer: 400 },
  'taxBill.otherKind': { answer: 400 },
  'taxBill.notDeclared': { answer: 409 },
  'taxBill.differs': { answer: 400, params: ['declared', 'billed'] },
} as const satisfies RefusalTable
