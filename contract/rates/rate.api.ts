import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import {
  DictionaryEntry,
  DictionaryInfo,
  DictionaryListQuery,
  DictionaryQuery,
  Region,
  RegionQuery,
} from './dictionary.ts'
import { LatestRate, LatestRateQuery, Rate, RateExport, RateOfDay, RateQuery, RateSearch } from './rate.ts'
import { RateAlert, RateAlertSave } from './rate-alert.ts'

export const rateApi = {
  'GET base/bRateRmbFromBoc/getRateBySearch': {
    access: 'data-rate-list',
    summary: 'The rates that hold on a day or on each day of a period, with the day they were published for.',
    query: RateSearch,
    data: z.array(RateOfDay),
  },
  'GET base/online/rate/list': {
    access: 'data-rate-list',
    summary: 'The published exchange rates, newest first.',
    query: RateQuery,
    rows: Rate,
  },
  'GET base/online/rate/latest': {
    access: 'data-rate-list',
    summary: 'The rate of each source and currency that holds on a day, with the one published before it.',
    query: LatestRateQuery,
    data: z.array(LatestRate),
  },
  'GET base/online/rate/export': {
    access: 'data-rate-export',
    summary: 'The filtered rates as an Excel file, in the given columns.',
    query: RateExport,
    binary: true,
  },
  'GET base/online/rateAlert/list': {
    access: 'data-rate-list',
    summary: 'The calling member’s rate alerts, with the rate of now.',
    data: z.array(RateAlert),
  },
  'POST base/online/rateAlert/save': {
    access: 'data-rate-list',
    summary:
      'Notifies the calling member once when a currency is at or below a figure; set again, it watches again.',
    body: RateAlertSave,
    data: Saved,
  },
  'DELETE base/online/rateAlert/batchRemove': removal(
    'data-rate-list',
    'Removes rate alerts of the calling member.',
  ),
  'GET base/online/bDict/queryDictListByCode': {
    // The form of a company that is still to be reviewed has pickers too.
    access: 'onboarding',
    summary: 'The entries of one dictionary, by its number or name.',
    query: DictionaryQuery,
    data: z.array(DictionaryEntry),
  },
  'GET base/online/bDict/list': {
    access: 'data-dictionary-list',
    summary: 'The dictionaries there are, and where each was taken from.',
    query: DictionaryListQuery,
    rows: DictionaryInfo,
  },
  'GET base/online/region/list': {
    access: 'onboarding',
    summary: 'The regions below a parent; without one the provinces.',
    query: RegionQuery,
    rows: Region,
  },
} as const satisfies ApiTable
