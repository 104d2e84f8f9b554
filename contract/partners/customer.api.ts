import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { ImportInput, ImportResult } from '../kernel/import.ts'
import { Saved } from '../kernel/record.ts'
import {
  Customer,
  CustomerDetail,
  CustomerExport,
  CustomerOption,
  CustomerOptionQuery,
  CustomerQuery,
  CustomerSave,
} from './customer.ts'

export const customerApi = {
  'GET base/online/customer/list': {
    access: 'business-customer-list',
    summary: 'The company’s own customers, overseas and distribution.',
    query: CustomerQuery,
    rows: Customer,
  },
  'GET base/online/customer/options': {
    // Forms that name a customer need this picker, so it does not require the permission to read the list.
    access: 'member',
    summary: 'Up to 20 customers for a picker, of one type or both, by number, name, pinyin or initials.',
    query: CustomerOptionQuery,
    data: z.array(CustomerOption),
  },
  'GET base/online/customer/{id}': {
    access: 'business-customer-list',
    summary: 'One customer with its timeline.',
    data: CustomerDetail,
  },
  'POST base/online/customer/save': {
    access: 'business-customer-edit',
    summary: 'Creates a customer, or changes the one with this id and version.',
    body: CustomerSave,
    data: Saved,
  },
  'DELETE base/online/customer/batchRemove': removal(
    'business-customer-remove',
    'Removes customers; all of them or none.',
  ),
  'GET base/online/customer/export': {
    access: 'business-customer-export',
    summary: 'The filtered or selected customers as an Excel file, in the given columns.',
    query: CustomerExport,
    binary: true,
  },
  'GET base/online/customer/importTemplate': {
    access: 'business-customer-import',
    summary: 'An empty Excel file to fill in with customers.',
    binary: true,
  },
  'POST base/online/customer/import': {
    access: 'business-customer-import',
    summary: 'Checks the rows of a filled-in template, and with mode=take saves the good ones.',
    upload: true,
    body: ImportInput,
    data: ImportResult,
  },
} as const satisfies ApiTable
