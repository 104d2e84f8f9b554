import { AgreementPublication, AgreementSetting } from '../kernel/agreement.ts'
import { BrandSetting, BrandUpload, BrandUploaded } from '../kernel/brand.ts'
import { stepCall } from '../kernel/endpoints.ts'
import { ImportInput, ImportResult } from '../kernel/import.ts'
import { LandingSectionsSetting } from '../kernel/landing-sections.ts'
import { Saved } from '../kernel/record.ts'
import { Rate, RateQuery } from '../rates/rate.ts'
import { OfficeWarehouse, WarehouseQuery, WarehouseSave } from '../warehouse/warehouse.ts'
import { BulletinSave, MessageSend, OfficeBulletin, OfficeBulletinQuery } from './bulletin.ts'
import type { OfficeApiTable } from './office-api.ts'
import { ProviderPartySetting } from './provider-party.ts'
import {
  BoardDays,
  BoardDaysSave,
  Counted,
  DictionaryHead,
  DictionaryHeadQuery,
  DictionaryLine,
  DictionaryLineQuery,
  DictionaryLineSave,
  FinanceSettingsSave,
  OfficeSetting,
  PayToAccounts,
  PayToSave,
  RatesEntry,
  SettingSave,
  TariffImport,
  TariffImportQuery,
  TariffInput,
} from './publishing.ts'

export const publishingApi = {
  'GET base/online/rate/list': {
    access: 'rate-list',
    summary: 'Rates as they were published.',
    query: RateQuery,
    rows: Rate,
  },
  'POST base/online/rate/save': {
    access: 'rate-edit',
    summary: 'Publishes rates; one told again for the same day replaces the earlier one.',
    body: RatesEntry,
    data: Counted,
  },
  'GET base/online/rate/importTemplate': {
    access: 'rate-edit',
    summary: 'The empty sheet to fill in.',
    binary: true,
  },
  'POST base/online/rate/import': {
    access: 'rate-edit',
    summary: 'Rates from a sheet: preview checks, take publishes the good rows.',
    body: ImportInput,
    upload: true,
    data: ImportResult,
  },
  'POST base/online/hsCode/import': {
    access: 'tariff-import',
    summary: 'Takes a tariff from a sheet in the background; customers see the old one until all is taken.',
    body: TariffInput,
    upload: true,
    data: TariffImport,
  },
  'GET base/online/hsCode/import/list': {
    access: 'tariff-import',
    summary: 'Imports of the tariff with how far they are, newest first.',
    query: TariffImportQuery,
    rows: TariffImport,
  },
  'GET base/online/dictionary/list': {
    access: 'dictionary-list',
    summary: 'The dictionaries.',
    query: DictionaryHeadQuery,
    rows: DictionaryHead,
  },
  'GET base/online/dictionary/{type}/list': {
    access: 'dictionary-list',
    summary: 'The entries of a dictionary, hidden ones too.',
    query: DictionaryLineQuery,
    rows: DictionaryLine,
  },
  'POST base/online/dictionary/{type}/save': {
    access: 'dictionary-edit',
    summary: 'Adds or changes an entry.',
    body: DictionaryLineSave,
  },
  'GET base/online/warehouse/list': {
    access: 'warehouse-list',
    summary: 'The warehouses, hidden ones too.',
    query: WarehouseQuery,
    rows: OfficeWarehouse,
  },
  'POST base/online/warehouse/save': {
    access: 'warehouse-edit',
    summary: 'Adds or changes a warehouse.',
    body: WarehouseSave,
    data: Saved,
  },
  'GET system/online/sysBulletin/list': {
    access: 'bulletin-list',
    summary: 'Bulletins in all languages, withdrawn ones too.',
    query: OfficeBulletinQuery,
    rows: OfficeBulletin,
  },
  'POST system/online/sysBulletin/save': {
    access: 'bulletin-edit',
    summary: 'Publishes a bulletin, or corrects one.',
    body: BulletinSave,
    data: Saved,
  },
  'POST system/online/sysBulletin/{id}/withdraw': stepCall('bulletin-edit', 'Customers see it no longer.'),
  'POST system/online/sysMsg/send': {
    access: 'message-send',
    summary: 'A message to some companies or to all; answers how many were told.',
    body: MessageSend,
    data: Counted,
  },
  'GET system/online/sysConfig/list': {
    access: 'setting-list',
    summary: 'What the product says of the provider: title, support, landing page.',
    rows: OfficeSetting,
  },
  'GET report/online/flowBoard/days': {
    access: 'setting-list',
    summary: 'After how many days each lane of the customers’ board is late.',
    data: BoardDays,
  },
  'POST report/online/flowBoard/save': {
    access: 'setting-edit',
    summary: 'Changes these days for all companies.',
    body: BoardDaysSave,
    data: BoardDays,
  },
  'GET finance/online/financeSetting': {
    access: 'setting-list',
    summary:
      'Above which amount a second person releases, and whether agency fees are charged by themselves.',
    data: FinanceSettingsSave,
  },
  'POST finance/online/financeSetting/save': {
    access: 'setting-edit',
    summary: 'Changes how the provider books from now on.',
    body: FinanceSettingsSave,
    data: FinanceSettingsSave,
  },
  'GET finance/online/payTo': {
    access: 'setting-list',
    summary: 'The provider’s accounts that customers pay to, one for each currency.',
    data: PayToAccounts,
  },
  'POST finance/online/payTo/save': {
    access: 'setting-edit',
    summary: 'Publishes, changes or withdraws the account of a currency.',
    body: PayToSave,
    data: PayToAccounts,
  },
  'GET system/online/providerParty': {
    access: 'setting-list',
    summary: 'The registered company that the provider is in contracts and on papers.',
    data: ProviderPartySetting,
  },
  'POST system/online/providerParty/save': {
    access: 'setting-edit',
    summary: 'Changes it; papers show it with the next answer, a signed contract keeps the former one.',
    body: ProviderPartySetting,
    data: ProviderPartySetting,
  },
  'GET system/online/brand': {
    access: 'setting-list',
    summary: 'The provider’s colours, pictures, letterhead and mail footer.',
    data: BrandSetting,
  },
  'POST system/online/brand/save': {
    access: 'setting-edit',
    summary: 'Changes them; portal, papers, e-mails and shared links show them with the next answer.',
    body: BrandSetting,
    data: BrandSetting,
  },
  'POST system/online/brand/upload': {
    access: 'setting-edit',
    summary: 'Checks and stores a picture; nothing shows it before a save names its address.',
    body: BrandUpload,
    upload: true,
    data: BrandUploaded,
  },
  'GET system/online/landingSections': {
    access: 'setting-list',
    summary:
      'The sections of the landing page in their order, with their pictures and whether they are shown.',
    data: LandingSectionsSetting,
  },
  'POST system/online/landingSections/save': {
    access: 'setting-edit',
    summary: 'Changes order, pictures and which sections are shown; everybody sees it with the next answer.',
    body: LandingSectionsSetting,
    data: LandingSectionsSetting,
  },
  'GET system/online/agreement/setting': {
    access: 'setting-list',
    summary: 'The newest text of the service agreement in all languages, and which versions there are.',
    data: AgreementSetting,
  },
  'POST system/online/agreement/publish': {
    access: 'setting-edit',
    summary:
      'Publishes a new version of the service agreement; members are asked to accept it from its day on.',
    body: AgreementPublication,
    large: true,
    data: AgreementSetting,
  },
  'POST system/online/sysConfig/save': {
    access: 'setting-edit',
    summary: 'Changes a setting in all its languages.',
    body: SettingSave,
    data: OfficeSetting,
  },
} as const satisfies OfficeApiTable
