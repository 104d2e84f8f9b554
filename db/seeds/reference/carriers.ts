import { type Dictionary, rows } from './dictionary.ts'

/** Shipping lines are keyed by their SCAC and airlines by their IATA designator; the others by the name in use. */
export const carriers: Dictionary = {
  type: 1013,
  code: 'carrier',
  zhCN: '快递和承运人',
  zhTW: '快遞和承運人',
  en: 'Express and freight carriers',
  source: {
    zhCN: '云埠；承运人有 SCAC 或 IATA 代码的采用其代码',
    zhTW: '雲埠；承運人有 SCAC 或 IATA 代碼的採用其代碼',
    en: 'Quayside; SCAC and IATA designators where the carrier has one',
  },
  sourceDate: '2026-11-15',
  entries: rows(
    `
    SF|顺丰速运|順豐速運|SF Express|express
    KYE|跨越速运|跨越速運|KYE Express|express
    DEPPON|德邦快递|德邦快遞|Deppon Express|express
    JD|京东物流|京東物流|JD Logistics|express
    EMS|中国邮政速递物流|中國郵政速遞物流|China Post EMS|express
    ZTO|中通快递|中通快遞|ZTO Express|express
    YTO|圆通速递|圓通速遞|YTO Express|express
    STO|申通快递|申通快遞|STO Express|express
    YUNDA|韵达快递|韻達快遞|Yunda Express|express
    JT|极兔速递|極兔速遞|J&T Express|express
    HKPOST|香港邮政|香港郵政|Hongkong Post|express
    KERRY|嘉里物流|嘉里物流|Kerry Logistics|express
    DHL|敦豪|DHL|DHL Express|express
    FEDEX|联邦快递|聯邦快遞|FedEx|express
    UPS|联合包裹|優比速|UPS|express
    ARAMEX|中东快递|Aramex 快遞|Aramex|express
    4PX|递四方|遞四方|4PX Express|express
    YANWEN|燕文物流|=|Yanwen Logistics|express
    PROVIDER-TRUCK|服务商自有货车|服務商自有貨車|Provider's own truck|road
    CROSS-BORDER-TRUCK|粤港跨境货车|粵港跨境貨車|Guangdong-Hong Kong cross-border truck|road
    COSU|中远海运集运|中遠海運集運|COSCO Shipping Lines|sea
    OOLU|东方海外|東方海外|OOCL|sea
    MAEU|马士基|馬士基|Maersk|sea
    MSCU|地中海航运|地中海航運|Mediterranean Shipping Company (MSC)|sea
    CMDU|达飞轮船|達飛輪船|CMA CGM|sea
    HLCU|赫伯罗特|赫伯羅特|Hapag-Lloyd|sea
    ONEY|海洋网联船务|海洋網聯船務|Ocean Network Express (ONE)|sea
    EGLV|长荣海运|長榮海運|Evergreen Line|sea
    YMLU|阳明海运|陽明海運|Yang Ming|sea
    WHLC|万海航运|萬海航運|Wan Hai Lines|sea
    HDMU|韩新海运|韓新海運|HMM|sea
    ZIMU|以星航运|以星航運|ZIM|sea
    CX|国泰货运|國泰貨運|Cathay Cargo|air
    HX|香港航空|=|Hong Kong Airlines|air
    LD|香港华民航空|香港華民航空|Air Hong Kong|air
    O3|顺丰航空|順豐航空|SF Airlines|air
    CZ|中国南方航空|中國南方航空|China Southern Airlines|air
    CK|中国货运航空|中國貨運航空|China Cargo Airlines|air
    OTHER|其他|=|Other|other
    `,
    'group',
  ),
}
