import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Identities, Saved } from '../kernel/record.ts'
import {
  Contact,
  ContactDetail,
  ContactExport,
  ContactOption,
  ContactOptionQuery,
  ContactQuery,
  ContactSave,
} from './contact.ts'

export const contactApi = {
  'GET base/online/contact/list': {
    access: 'hub-contact-list',
    summary: 'The company’s contacts; their numbers are masked.',
    query: ContactQuery,
    rows: Contact,
  },
  'GET base/online/contact/options': {
    // Forms that name a contact need this picker, so it does not require the permission to read the list.
    access: 'member',
    summary: 'Up to 20 contacts for a picker, of one type or of all, the default one first.',
    query: ContactOptionQuery,
    data: z.array(ContactOption),
  },
  'GET base/online/contact/{id}': {
    access: 'hub-contact-list',
    summary: 'One contact with whole phone numbers, its ID number masked, and its timeline.',
    data: ContactDetail,
  },
  'POST base/online/contact/{id}/identity': {
    access: 'hub-contact-edit',
    summary: 'The contact’s whole ID number; who asked is kept.',
    data: Identities,
  },
  'POST base/online/contact/save': {
    access: 'hub-contact-edit',
    summary: 'Creates a contact, or changes the one with this id and version.',
    body: ContactSave,
    data: Saved,
  },
  'DELETE base/online/contact/batchRemove': removal(
    'hub-contact-remove',
    'Removes contacts; all of them or none.',
  ),
  'GET base/online/contact/export': {
    access: 'hub-contact-export',
    summary:
      'The filtered or selected contacts as an Excel file, with whole phone numbers; ID numbers are masked.',
    query: ContactExport,
    binary: true,
  },
} as const satisfies ApiTable
