import { rateApi } from '@quayside/contract/rates/rate.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { exportRates } from './export-rates.ts'
import { listRates, searchRates } from './find-rates.ts'
import { findLatestRates } from './latest-rates.ts'
import { getDictionary, listDictionaries, listRegions } from './list-dictionaries.ts'

import { listRateAlerts, removeRateAlerts, saveRateAlert } from './rate-alerts.ts'

export const rateRoutes = bind(rateApi, {
  'GET base/bRateRmbFromBoc/getRateBySearch': searchRates,
  'GET base/online/rate/list': listRates,
  'GET base/online/rate/latest': findLatestRates,
  'GET base/online/rate/export': exportRates,
  'GET base/online/rateAlert/list': listRateAlerts,
  'POST base/online/rateAlert/save': saveRateAlert,
  'DELETE base/online/rateAlert/batchRemove': removeRateAlerts,
  'GET base/online/bDict/queryDictListByCode': getDictionary,
  'GET base/online/bDict/list': listDictionaries,
  'GET base/online/region/list': listRegions,
})
