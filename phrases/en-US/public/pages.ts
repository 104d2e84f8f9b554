import type { Wording } from '../../wording.ts'
import type { publicPages as source } from '../../zh-CN/public/pages.ts'
import { common } from '../kernel/shared.ts'

export const publicPages: Wording<typeof source> = {
  ...common('skip', 'logIn', 'register', 'close', 'loading', 'retry'),
  // No Han characters in English: the other languages are named by their customary abbreviations.
  language: { label: 'Language' },
  menu: 'Menu',
  closeMenu: 'Close menu',
  enterPortal: 'Open portal',
  askUs: 'Talk to an advisor',
  loadFailed: 'The page could not be loaded. Check your connection and try again.',
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
    ...common('validUntil'),
    lasting: 'No expiry',
    previous: 'Previous',
    next: 'Next',
  },
  group: { name: 'Company', place: 'Location', business: 'Business' },
  contact: { ...common('address', 'phone', 'email'), hours: 'Hours' },
  footer: { agreement: 'Service agreement', support: 'Customer support' },
}
