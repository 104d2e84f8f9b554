import type { officeRefusals } from '@quayside/contract/office/office.refusals.ts'
import type { Nested } from '../../nested.ts'

export const officeErrors = {
  staff: {
    emailTaken: 'A staff account with this email already exists. Enter another email.',
    rolesMissing: 'Choose at least one role',
    passwordMissing: 'Set a first password for the new account',
    yourself:
      'You cannot disable yourself or give up your own administrator role. Ask another administrator.',
    lastAdministrator: 'At least one administrator must stay enabled. Appoint another one first.',
  },
  task: {
    gone: 'This item is done or does not exist. Refresh the list.',
    taken: '{name} has claimed this. Ask for it to be handed over first.',
    notTaken: 'You have not claimed this, so you cannot hand it over.',
  },
  dictionaryEntry: {
    valueTaken: 'This code already exists. Enter another code or edit the existing entry.',
    calendar:
      'Enter a day such as 2027-01-01 in the group rest or work. When a year is complete, enter the year, such as 2027, in the group published.',
  },
  settingContent: { invalid: 'Something is wrong with the content at {place}. Correct it and save again.' },
  brand: {
    icpNumber: 'Enter the number as it stands in the record: province, ICP, digits and suffix.',
    colour: 'Enter a color as # and six hexadecimal digits, such as #0b6e8f.',
    contrast:
      'The contrast between text and ground is only {contrast}; at least {limit} is needed. Choose a darker color.',
    picture: 'This picture was not uploaded. Choose the picture again.',
  },
  landing: {
    sections: 'Every section must be named once. Refresh the page and try again.',
    noPicture: 'This section shows no picture. Remove it.',
  },
  mail: { notGivenUp: 'This email is not among the undelivered ones. Refresh the list.' },
  job: { notFailed: 'This job is not among the failed ones any more. Refresh the page.' },
  bulletin: { withdrawn: 'This bulletin was withdrawn and can no longer be changed. Publish a new one.' },
} as const satisfies Nested<keyof typeof officeRefusals>
