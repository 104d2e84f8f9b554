import type { Wording } from '../../wording.ts'
import type { shell as source } from '../../zh-CN/shell/shell.ts'
import { common } from '../kernel/shared.ts'
import { shellPages } from './pages.ts'

export const shell: Wording<typeof source> = {
  ...common('skip'),
  brand: 'Quayside',
  notPermitted: {
    title: 'You do not have permission for this page',
    text: 'Ask your company’s administrator for it.',
    ...common('home'),
  },
  ...shellPages,
  company: { switch: 'Switch company, now: {name}', ...common('unnamed') },
  menu: {
    label: 'Main menu',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    open: 'Open menu',
    certified: 'Certified',
    uncertified: 'Not certified yet',
    unread: '{count, plural, one {# unread reply} other {# unread replies}}',
  },
  agreement: {
    title: 'The service agreement has changed',
    lead: 'Version {version} is in force since {date}. Please read and accept it.',
    changes: 'What changed',
    read: 'Read the whole agreement',
    tick: 'I have read and accept this version of the service agreement',
    accept: 'Accept',
    later: 'Later',
    accepted: 'Your acceptance is recorded',
  },
  tabs: { label: 'Open pages', close: 'Close {name}' },
  bottom: {
    label: 'Shortcuts',
    home: 'Today',
    ...common('orders', 'more'),
    finance: 'Money',
    notices: 'Messages',
  },
  breadcrumb: 'You are here',
  search: { open: 'Search orders, suppliers, products, pages' },
  rate: {
    label:
      '{shown}, SAFE central parity of {day}, {direction, select, up {up} down {down} other {unchanged}}. See rates',
  },
  bell: {
    label: 'Messages, {shown} unread',
    title: 'Unread messages',
    recent: 'Recent alerts',
    none: 'No unread messages',
    noneRecent: 'No alerts yet',
    readAll: 'Mark all as read',
    all: 'All messages',
    settings: 'Settings',
    browser: 'Browser notifications',
    browserOn: 'Browser notifications are on',
    browserDenied: 'Your browser blocks notifications. Allow them in its site settings.',
  },
  user: { changePassword: 'Change password', ...common('logIn') },
  password: {
    title: 'Change password',
    old: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
    hint: 'More than 6 characters with letters, digits and symbols',
    save: 'Change password',
    done: 'Password changed. Other devices need to log in again.',
  },
  offline: 'You are offline. We will reconnect automatically; what you typed is kept in this browser.',
  start: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    signedOut: 'Log in to use the portal',
    ...common('unread', 'all'),
    bulletins: 'Latest announcements',
    noBulletins: 'No announcements yet',
    open: 'Go to',
  },
}
