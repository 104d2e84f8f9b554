import { codeList } from '../kernel/codes.ts'

/** Why a rate of duty applies; a rate of an agreement needs a certificate of origin. */
export const dutyMeasure = codeList('dutyMeasure', [
  'mfn',
  'general',
  'temporary',
  'agreement',
  'retaliatory',
  'antiDumping',
])
export type DutyMeasure = (typeof dutyMeasure.values)[number]

export const tradeAgreement = codeList('tradeAgreement', {
  rcep: 'RCEP',
  asean: 'ASEAN',
  hongKong: 'CEPA-HK',
  macao: 'CEPA-MO',
  asiaPacific: 'APTA',
  korea: 'CN-KR',
  australia: 'CN-AU',
  newZealand: 'CN-NZ',
  switzerland: 'CN-CH',
  chile: 'CN-CL',
  leastDeveloped: 'LDC',
})
export type TradeAgreement = (typeof tradeAgreement.values)[number]
