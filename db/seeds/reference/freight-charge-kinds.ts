import { type Dictionary, rows } from './dictionary.ts'

/** Charges of a freight quotation in the order in which a comparison shows them; the group is the part of the way. */
export const freightChargeKinds: Dictionary = {
  type: 1020,
  code: 'freight-charge-kind',
  zhCN: '货代费用项目',
  zhTW: '貨運承攬費用項目',
  en: 'Freight charges',
  source: { zhCN: '云埠', zhTW: '雲埠', en: 'Quayside' },
  sourceDate: '2026-11-16',
  entries: rows(
    `
    OF|海运费|海運費|Ocean freight|freight
    AF|空运费|空運費|Air freight|freight
    TF|卡车运费|卡車運費|Truck freight|freight
    RF|铁路运费|鐵路運費|Rail freight|freight
    BAF|燃油附加费|燃油附加費|Bunker adjustment|freight
    FSC|航空燃油附加费|航空燃油附加費|Air fuel surcharge|freight
    PSS|旺季附加费|旺季附加費|Peak season surcharge|freight
    CAF|币值附加费|幣值附加費|Currency adjustment|freight
    ETS|欧盟碳排附加费|歐盟碳排附加費|EU emissions surcharge|freight
    SSC|安检费|安檢費|Security surcharge|freight
    WRS|战争险附加费|戰爭險附加費|War risk surcharge|freight
    INS|货运保险费|貨物運輸保險費|Cargo insurance|freight
    OTHC|起运港码头操作费|起運港碼頭操作費|Origin terminal handling|origin
    BKG|订舱费|訂艙費|Booking fee|origin
    DOC|文件费|文件費|Documentation|origin
    SEAL|封条费|封條費|Seal fee|origin
    VGM|VGM 称重费|VGM 秤重費|VGM weighing|origin
    TLX|电放费|電放費|Telex release|origin
    AMS|舱单申报费|艙單申報費|Manifest filing|origin
    CUS|出口报关费|出口報關費|Export clearance|origin
    HAU|起运地拖车费|起運地拖車費|Origin haulage|origin
    LOAD|装箱费|裝櫃費|Container loading|origin
    WHS|进仓费|進倉費|Origin warehouse|origin
    DTHC|目的港码头操作费|目的港碼頭操作費|Destination terminal handling|destination
    DO|换单费|換單費|Delivery order|destination
    DDOC|目的港文件费|目的港文件費|Destination documentation|destination
    DCUS|目的国清关费|目的國通關費|Import clearance|destination
    INSP|查验费|查驗費|Inspection|destination
    DHAU|目的地派送费|目的地派送費|Destination delivery|destination
    DLOAD|拆箱费|拆櫃費|Container unloading|destination
    DWHS|目的港仓储费|目的港倉儲費|Destination storage|destination
    `,
    'group',
  ),
}
