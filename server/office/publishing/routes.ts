import { publishingApi } from '@quayside/contract/office/publishing.api.ts'
import { listRates } from '../../modules/rates/find-rates.ts'
import { bindOffice } from '../bind-office.ts'
import { getAgreementSetting, publishAgreement } from './agreement.ts'
import { getBoardDays, saveBoardDays } from './board-days.ts'
import { getBrand, saveBrand, uploadPicture } from './brand.ts'
import { listBulletins, saveBulletin, sendMessage, withdraw } from './bulletins.ts'
import { listDictionaries, listEntries, saveEntry } from './dictionaries.ts'
import { getFinanceSettings, saveFinanceSettings } from './finance-settings.ts'
import { getLandingSections, saveLandingSections } from './landing-sections.ts'
import { getPayToAccounts, savePayTo } from './pay-to.ts'
import { getProviderParty, saveProviderParty } from './provider-party.ts'
import { importRateSheet, rateTemplate, saveRates } from './rates.ts'
import { changeSetting, listSettings } from './settings.ts'
import { listTariffImports, startTariffImport } from './tariff.ts'
import { changeWarehouse, listAllWarehouses } from './warehouses.ts'

export const publishingRoutes = bindOffice(publishingApi, {
  'GET base/online/rate/list': listRates,
  'POST base/online/rate/save': saveRates,
  'GET base/online/rate/importTemplate': rateTemplate,
  'POST base/online/rate/import': importRateSheet,
  'POST base/online/hsCode/import': startTariffImport,
  'GET base/online/hsCode/import/list': listTariffImports,
  'GET base/online/dictionary/list': listDictionaries,
  'GET base/online/dictionary/{type}/list': listEntries,
  'POST base/online/dictionary/{type}/save': saveEntry,
  'GET base/online/warehouse/list': listAllWarehouses,
  'POST base/online/warehouse/save': changeWarehouse,
  'GET system/online/sysBulletin/list': listBulletins,
  'POST system/online/sysBulletin/save': saveBulletin,
  'POST system/online/sysBulletin/{id}/withdraw': withdraw,
  'POST system/online/sysMsg/send': sendMessage,
  'GET system/online/sysConfig/list': listSettings,
  'GET system/online/providerParty': getProviderParty,
  'POST system/online/providerParty/save': saveProviderParty,
  'GET system/online/brand': getBrand,
  'POST system/online/brand/save': saveBrand,
  'POST system/online/brand/upload': uploadPicture,
  'GET system/online/landingSections': getLandingSections,
  'POST system/online/landingSections/save': saveLandingSections,
  'GET system/online/agreement/setting': getAgreementSetting,
  'POST system/online/agreement/publish': publishAgreement,
  'POST system/online/sysConfig/save': changeSetting,
  'GET report/online/flowBoard/days': getBoardDays,
  'POST report/online/flowBoard/save': saveBoardDays,
  'GET finance/online/financeSetting': getFinanceSettings,
  'POST finance/online/financeSetting/save': saveFinanceSettings,
  'GET finance/online/payTo': getPayToAccounts,
  'POST finance/online/payTo/save': savePayTo,
})
