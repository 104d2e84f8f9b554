import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import {
  HsCode,
  HsCodeDetail,
  HsCodeDetailQuery,
  HsCodeExport,
  HsCodeQuery,
  HsNode,
  HsOption,
  HsOptionQuery,
  HsTreeQuery,
} from './hs-code.ts'

export const hsCodeApi = {
  'GET base/online/hsCode/list': {
    access: 'product-hsCode-list',
    summary: 'Ten-digit customs codes by code, name, pinyin or initials.',
    query: HsCodeQuery,
    rows: HsCode,
  },
  'GET base/online/hsCode/export': {
    access: 'product-hsCode-list',
    summary: 'The customs codes that a list finds, as a workbook.',
    query: HsCodeExport,
    binary: true,
  },
  'GET base/online/hsCode/tree': {
    access: 'product-hsCode-list',
    summary: 'The nodes below a chapter, heading or subheading; without a parent the chapters.',
    query: HsTreeQuery,
    data: z.array(HsNode),
  },
  'GET base/online/hsCode/detail': {
    access: 'product-hsCode-list',
    summary:
      'One customs code with its place in the tariff, its conditions in words and its declaration elements.',
    query: HsCodeDetailQuery,
    data: HsCodeDetail,
  },
  'GET base/online/hsCode/options': {
    // Forms that name a code need this picker, so it does not require the permission to read the tariff.
    access: 'member',
    summary: 'Up to 20 customs codes for a picker.',
    query: HsOptionQuery,
    data: z.array(HsOption),
  },
} as const satisfies ApiTable
