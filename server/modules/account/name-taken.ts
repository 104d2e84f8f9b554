import { at } from '@quayside/contract/refusals.ts'

/** The unique indexes of account names, and what to say when one objects. */
export const nameTaken = (code: 'register.mobileTaken' | 'member.mobileTaken') => ({
  member_mobile: at('mobile', code),
  member_email: at('email', 'email.taken'),
})
