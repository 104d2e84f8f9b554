import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import {
  Address,
  AddressDetail,
  AddressExport,
  AddressOption,
  AddressOptionQuery,
  AddressQuery,
  AddressSave,
} from './address.ts'

export const addressApi = {
  'GET base/online/address/list': {
    access: 'hub-address-list',
    summary: 'The company’s own addresses; phone numbers are masked.',
    query: AddressQuery,
    rows: Address,
  },
  'GET base/online/address/options': {
    // Forms that name an address need this picker, so it does not require the permission to read the list.
    access: 'member',
    summary: 'Up to 20 addresses for a picker, of one type or of all, the default one first.',
    query: AddressOptionQuery,
    data: z.array(AddressOption),
  },
  'GET base/online/address/{id}': {
    access: 'hub-address-list',
    summary: 'One address with its timeline.',
    data: AddressDetail,
  },
  'POST base/online/address/save': {
    access: 'hub-address-edit',
    summary: 'Creates an address, or changes the one with this id and version.',
    body: AddressSave,
    data: Saved,
  },
  'DELETE base/online/address/batchRemove': removal(
    'hub-address-remove',
    'Removes addresses; all of them or none.',
  ),
  'GET base/online/address/export': {
    access: 'hub-address-export',
    summary: 'The filtered or selected addresses as an Excel file, with whole phone numbers.',
    query: AddressExport,
    binary: true,
  },
} as const satisfies ApiTable
