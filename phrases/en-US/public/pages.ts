import type { Wording } from '../../wording.ts'
import type { publicPages as source } from '../../zh-CN/public/pages.ts'

export const publicPages: Wording<typeof source> = {
  skip: 'Skip to content',
  // No Han characters in English: the other languages are named by their customary abbreviations.
  language: { label: 'Language' },
  menu: 'Menu',
  closeMenu: 'Close menu',
  logIn: 'Log in',
  enterPortal: 'Open portal',
  register: 'Register your company',
  askUs: 'Talk to an advisor',
  close: 'Close',
  loading: 'Loading',
  loadFailed: 'The page could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  sections: {
    business: { nav: 'Services', title: 'What we do', lead: 'One process from the order to the tax invoice' },
    figures: { title: 'Key figures' },
    about: { nav: 'About us', title: 'About us' },
    profile: { title: 'Company profile' },
    history: { nav: 'History', title: 'Our history' },
    certificates: {
      nav: 'Certificates',
      title: 'Certificates',
      lead: 'Open any one for its number and validity',
    },
    culture: { nav: 'Culture', title: 'How we work' },
    group: { nav: 'Group', title: 'Group companies' },
    contacts: {
      nav: 'Contact',
      title: 'Contact us',
      lead: 'We answer the phone during office hours and email within one working day',
    },
  },
  route: 'The route your goods take:',
  certificate: {
    issuer: 'Issued by',
    number: 'Number',
    validUntil: 'Valid until',
    lasting: 'No expiry',
    previous: 'Previous',
    next: 'Next',
  },
  group: { name: 'Company', place: 'Location', business: 'Business' },
  contact: { address: 'Address', phone: 'Phone', email: 'Email', hours: 'Hours' },
  footer: {
    agreement: 'Service agreement',
    support: 'Customer support',
  },
}
