import type { Wording } from '../../wording.ts'
import type { accountGuard as source } from '../../zh-CN/payments/account-guard.ts'

export const accountGuard: Wording<typeof source> = {
  changed: 'This account was changed recently,',
  added: 'This account is new,',
  typed: 'New account.',
  when: 'on {at} by {by}.',
  rule: 'Accounts added or changed within 7 days need verification and a code by text message.',
  old: 'Old account',
  new: 'New account',
  differing: ', {count, plural, one {# difference} other {# differences}}',
  takeBack: 'Use the old account',
  call: 'Call the supplier’s number on file, {phone} ({contact}), to verify the account; do not use a number from an email.',
  callKnown:
    'Verify the account with the supplier on a number you already know; do not use one from an email.',
  code: 'Code by text message',
  codeTo: 'Code by text message (sent to {mobile})',
  send: 'Send code',
  again: 'Again in {seconds} s',
}
