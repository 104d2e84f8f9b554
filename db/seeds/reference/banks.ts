import { type Dictionary, rows } from './dictionary.ts'

/** The value is the first four letters of the BIC, so a SWIFT code can be checked against the bank that was chosen. */
export const banks: Dictionary = {
  type: 1012,
  code: 'bank',
  zhCN: '银行',
  zhTW: '銀行',
  en: 'Banks',
  source: {
    zhCN: 'ISO 9362 各银行的机构代码前缀',
    zhTW: 'ISO 9362 各銀行的機構代碼前綴',
    en: 'ISO 9362 business party prefixes of the banks',
  },
  sourceDate: '2026-11-15',
  entries: rows(
    `
    ICBK|中国工商银行|中國工商銀行|Industrial and Commercial Bank of China|mainland
    ABOC|中国农业银行|中國農業銀行|Agricultural Bank of China|mainland
    BKCH|中国银行|中國銀行|Bank of China|mainland
    PCBC|中国建设银行|中國建設銀行|China Construction Bank|mainland
    COMM|交通银行|交通銀行|Bank of Communications|mainland
    PSBC|中国邮政储蓄银行|中國郵政儲蓄銀行|Postal Savings Bank of China|mainland
    CMBC|招商银行|招商銀行|China Merchants Bank|mainland
    CIBK|中信银行|中信銀行|China CITIC Bank|mainland
    EVER|中国光大银行|中國光大銀行|China Everbright Bank|mainland
    HXBK|华夏银行|華夏銀行|Hua Xia Bank|mainland
    MSBC|中国民生银行|中國民生銀行|China Minsheng Bank|mainland
    GDBK|广发银行|廣發銀行|China Guangfa Bank|mainland
    SZDB|平安银行|平安銀行|Ping An Bank|mainland
    SPDB|上海浦东发展银行|上海浦東發展銀行|Shanghai Pudong Development Bank|mainland
    FJIB|兴业银行|興業銀行|Industrial Bank|mainland
    ZJCB|浙商银行|浙商銀行|China Zheshang Bank|mainland
    CHBH|渤海银行|渤海銀行|China Bohai Bank|mainland
    HFBA|恒丰银行|恒豐銀行|Hengfeng Bank|mainland
    BJCN|北京银行|北京銀行|Bank of Beijing|mainland
    BOSH|上海银行|上海銀行|Bank of Shanghai|mainland
    NJCB|南京银行|南京銀行|Bank of Nanjing|mainland
    BKNB|宁波银行|寧波銀行|Bank of Ningbo|mainland
    BOJS|江苏银行|江蘇銀行|Bank of Jiangsu|mainland
    HZCB|杭州银行|杭州銀行|Bank of Hangzhou|mainland
    DGCB|东莞银行|東莞銀行|Bank of Dongguan|mainland
    GZCB|广州银行|廣州銀行|Bank of Guangzhou|mainland
    HSBC|香港上海汇丰银行|香港上海滙豐銀行|The Hongkong and Shanghai Banking Corporation (HSBC)|hong-kong
    HASE|恒生银行|恒生銀行|Hang Seng Bank|hong-kong
    SCBL|渣打银行|渣打銀行|Standard Chartered Bank|hong-kong
    BEAS|东亚银行|東亞銀行|The Bank of East Asia|hong-kong
    DHBK|星展银行（香港）|星展銀行（香港）|DBS Bank (Hong Kong)|hong-kong
    WUBA|招商永隆银行|招商永隆銀行|CMB Wing Lung Bank|hong-kong
    WIHB|华侨银行（香港）|華僑銀行（香港）|OCBC Bank (Hong Kong)|hong-kong
    NCBK|南洋商业银行|南洋商業銀行|Nanyang Commercial Bank|hong-kong
    CIYU|集友银行|集友銀行|Chiyu Banking Corporation|hong-kong
    LCHB|创兴银行|創興銀行|Chong Hing Bank|hong-kong
    DSBA|大新银行|大新銀行|Dah Sing Bank|hong-kong
    SCBK|上海商业银行|上海商業銀行|Shanghai Commercial Bank|hong-kong
    UBHK|中国工商银行（亚洲）|中國工商銀行（亞洲）|Industrial and Commercial Bank of China (Asia)|hong-kong
    CCBQ|中国建设银行（亚洲）|中國建設銀行（亞洲）|China Construction Bank (Asia)|hong-kong
    KWHK|中信银行（国际）|中信銀行（國際）|China CITIC Bank International|hong-kong
    IBAL|富邦银行（香港）|富邦銀行（香港）|Fubon Bank (Hong Kong)|hong-kong
    CITI|花旗银行|花旗銀行|Citibank|foreign
    CHAS|摩根大通银行|摩根大通銀行|JPMorgan Chase Bank|foreign
    DEUT|德意志银行|德意志銀行|Deutsche Bank|foreign
    BNPA|法国巴黎银行|法國巴黎銀行|BNP Paribas|foreign
    BOTK|三菱日联银行|三菱日聯銀行|MUFG Bank|foreign
    MHCB|瑞穗银行|瑞穗銀行|Mizuho Bank|foreign
    SMBC|三井住友银行|三井住友銀行|Sumitomo Mitsui Banking Corporation|foreign
    DBSS|星展银行|星展銀行|DBS Bank|foreign
    OCBC|华侨银行|華僑銀行|OCBC Bank|foreign
    UOVB|大华银行|大華銀行|United Overseas Bank|foreign
    `,
    'group',
  ),
}
