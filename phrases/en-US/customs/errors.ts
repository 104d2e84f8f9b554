import type { customsRefusals } from '@quayside/contract/customs/customs.refusals.ts'
import type { Nested } from '../../nested.ts'

export const declarationErrors = {
  declaration: {
    number:
      'A declaration number has 18 digits: customs office (4), year (4), direction (1) and sequence (9)',
    otherOffice: 'The first four digits differ from the customs office. Correct the number or the office.',
    otherDirection: 'The direction digit does not match the order. Correct the ninth digit.',
    numberUsed: 'Another declaration already has this number. Check it and enter the right one.',
    numberMissing: 'Enter the customs declaration number first',
    linesHeld: '{count} lines lack data; complete them before making declarations',
    rateMissing:
      'Customs has not published a rate for {currency}, so taxes cannot be computed. Try again once it is published.',
    nothingToDeclare: 'All goods of the order are already declared',
    orderNotReady: 'Declarations are made after the order is approved and before it is cleared',
    exceedsReceived:
      'More is declared than was received of {count} items. Enter the received quantities first.',
    fieldsMissing: '{count} fields that customs requires are still empty. Fill them in first.',
    lineUnknown: 'This line was not found; refresh and try again',
    lineTwice: 'A line can be listed only once. Remove the second one.',
    otherOrder: 'Lines can be moved only within the same order',
    tooManyLines: 'A declaration has at most {most} lines. Move the rest to another one.',
    emptied: 'A declaration keeps at least one line; delete it if it is no longer needed',
    openBills: '{count} tax bills are still open; goods are released once they are paid',
    blocksSplit: 'The order has declarations and cannot be split; delete them first',
  },
  taxBill: {
    number: 'A bill number is the declaration number with kind and sequence, such as 530120261000123456-L01',
    numberUsed: 'This bill is already recorded. Check the number.',
    otherDeclaration: 'The bill number names another declaration. Check the number.',
    otherKind: 'The bill number names another kind of tax. Check the number or the kind.',
    notDeclared: 'The declaration is not with customs yet, so it has no tax bills',
    differs:
      'The bills come to {billed}, the declared tax is {declared}; check them, or enter why they differ',
  },
} as const satisfies Nested<keyof typeof customsRefusals>
