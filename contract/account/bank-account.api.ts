import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import {
  BankAccount,
  BankAccountDetail,
  BankAccountExport,
  BankAccountOption,
  BankAccountOptionQuery,
  BankAccountQuery,
  BankAccountSave,
} from './bank-account.ts'

export const bankAccountApi = {
  'GET base/online/bankAccount/list': {
    access: 'hub-bankAccount-list',
    summary: 'The company’s own bank accounts; account numbers are masked.',
    query: BankAccountQuery,
    rows: BankAccount,
  },
  'GET base/online/bankAccount/options': {
    // Forms that name an account need this picker, so it does not require the permission to read the list.
    access: 'member',
    summary: 'Up to 20 of the company’s bank accounts for a picker, the default one first.',
    query: BankAccountOptionQuery,
    data: z.array(BankAccountOption),
  },
  'GET base/online/bankAccount/{id}': {
    access: 'hub-bankAccount-list',
    summary: 'One bank account with its whole number and its timeline.',
    data: BankAccountDetail,
  },
  'POST base/online/bankAccount/save': {
    access: 'hub-bankAccount-edit',
    summary: 'Creates a bank account, or changes the one with this id and version.',
    body: BankAccountSave,
    data: Saved,
  },
  'DELETE base/online/bankAccount/batchRemove': removal(
    'hub-bankAccount-remove',
    'Removes bank accounts; all of them or none.',
  ),
  'GET base/online/bankAccount/export': {
    access: 'hub-bankAccount-export',
    summary: 'The filtered or selected bank accounts as an Excel file; account numbers are masked.',
    query: BankAccountExport,
    binary: true,
  },
} as const satisfies ApiTable
