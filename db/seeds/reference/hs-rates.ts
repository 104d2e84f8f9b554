/** Rates of agreements and measures, which change with every year's tariff: a sample, to be replaced by the provider. */
type SampleRate = {
  readonly code: string
  readonly measure: 'mfn' | 'general' | 'agreement' | 'retaliatory' | 'antiDumping'
  readonly agreement?: string
  readonly origins?: readonly string[]
  readonly adValorem?: string
  readonly specific?: string
  /** Dictionary 1003. */
  readonly unit?: string
}

const asean = ['BN', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'VN']
const rcep = [...asean, 'AU', 'JP', 'KR', 'NZ']

export const sampleRatesFrom = '2026-01-01'

export const sampleRates: readonly SampleRate[] = [
  // Origins without most-favoured-nation treatment.
  { code: '', measure: 'general', origins: ['AD', 'BS', 'BT', 'KI', 'NR', 'PW', 'TV'] },
  ...['8504', '8517', '8529', '8533', '8536', '8537', '8538', '8544'].flatMap((code): SampleRate[] => [
    { code, measure: 'agreement', agreement: 'ASEAN', origins: asean, adValorem: '0' },
    { code, measure: 'agreement', agreement: 'RCEP', origins: rcep, adValorem: '4' },
    { code, measure: 'agreement', agreement: 'CEPA-HK', origins: ['HK'], adValorem: '0' },
    { code, measure: 'agreement', agreement: 'CEPA-MO', origins: ['MO'], adValorem: '0' },
    { code, measure: 'agreement', agreement: 'CN-KR', origins: ['KR'], adValorem: '3' },
  ]),
  { code: '8534', measure: 'agreement', agreement: 'ASEAN', origins: asean, adValorem: '0' },
  { code: '3304', measure: 'agreement', agreement: 'RCEP', origins: rcep, adValorem: '2' },
  { code: '2204', measure: 'agreement', agreement: 'CN-AU', origins: ['AU'], adValorem: '0' },
  { code: '2204', measure: 'agreement', agreement: 'CN-NZ', origins: ['NZ'], adValorem: '0' },
  { code: '8536', measure: 'retaliatory', origins: ['US'], adValorem: '10' },
  { code: '3907', measure: 'antiDumping', origins: ['US', 'JP'], adValorem: '15.7' },
  { code: '3702', measure: 'mfn', specific: '2.4', unit: '032' },
  { code: '8525', measure: 'mfn', adValorem: '3', specific: '18', unit: '007' },
]
