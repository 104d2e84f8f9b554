import { type Dictionary, rows } from './dictionary.ts'

/** The letters are case-sensitive: `T` and `t` are two different documents. */
export const supervisionConditions: Dictionary = {
  type: 1009,
  code: 'supervision-condition',
  zhCN: '海关监管条件',
  zhTW: '海關監管條件',
  en: 'Customs supervision conditions',
  source: {
    zhCN: '海关监管证件代码表',
    zhTW: '海關監管證件代碼表',
    en: 'China Customs supervision document code table',
  },
  sourceDate: '2026-11-15',
  entries: rows(
    `
    1|进口许可证|進口許可證|Import license|import
    2|两用物项和技术进口许可证|兩用物項和技術進口許可證|Import license for dual-use items and technologies|import
    3|两用物项和技术出口许可证|兩用物項和技術出口許可證|Export license for dual-use items and technologies|export
    4|出口许可证|出口許可證|Export license|export
    5|纺织品临时出口许可证|紡織品臨時出口許可證|Provisional export license for textiles|export
    6|旧机电产品禁止进口|舊機電產品禁止進口|Used mechanical and electrical products: import prohibited|import
    7|自动进口许可证|自動進口許可證|Automatic import license|import
    8|禁止出口商品|=|Export prohibited|export
    9|禁止进口商品|禁止進口商品|Import prohibited|import
    A|检验检疫（原入境货物通关单）|檢驗檢疫（原入境貨物通關單）|Entry inspection and quarantine (formerly entry clearance form)|import
    B|电子底账（原出境货物通关单）|電子底帳（原出境貨物通關單）|Exit electronic ledger (formerly exit clearance form)|export
    D|出／入境货物通关单（毛坯钻石用）|出／入境貨物通關單（毛坯鑽石用）|Entry or exit clearance form for rough diamonds|both
    E|濒危物种允许出口证明书|瀕危物種允許出口證明書|Export permit for endangered species|export
    F|濒危物种允许进口证明书|瀕危物種允許進口證明書|Import permit for endangered species|import
    G|两用物项和技术出口许可证（定向）|兩用物項和技術出口許可證（定向）|Export license for dual-use items and technologies (named destination)|export
    H|港澳OPA纺织品证明|港澳OPA紡織品證明|Hong Kong and Macao outward processing textile certificate|export
    I|麻醉精神药品进出口准许证|麻醉精神藥品進出口准許證|Import or export permit for narcotic and psychotropic drugs|both
    J|黄金及黄金制品进出口准许证|黃金及黃金製品進出口准許證|Import or export permit for gold and gold products|both
    K|深加工结转申请表|深加工結轉申請表|Application for transfer for further processing|both
    L|药品进出口准许证|藥品進出口准許證|Import or export permit for medicines|both
    M|密码产品和设备进口许可证|密碼產品和設備進口許可證|Import license for cryptographic products and equipment|import
    O|自动进口许可证（新旧机电产品）|自動進口許可證（新舊機電產品）|Automatic import license for new and used mechanical and electrical products|import
    P|固体废物进口许可证|固體廢物進口許可證|Import license for solid waste|import
    Q|进口药品通关单|進口藥品通關單|Clearance form for imported medicines|import
    R|进口兽药通关单|進口獸藥通關單|Clearance form for imported veterinary medicines|import
    S|进出口农药登记证明|進出口農藥登記證明|Import or export registration certificate for pesticides|both
    T|银行调运现钞进出境许可证|銀行調運現鈔進出境許可證|Permit for banks to move foreign banknotes across the border|both
    U|合法捕捞产品通关证明|合法捕撈產品通關證明|Clearance certificate for legally caught fish products|import
    V|人类遗传资源材料出口、出境证明|人類遺傳資源材料出口、出境證明|Export certificate for human genetic resources|export
    W|麻醉药品进出口准许证|麻醉藥品進出口准許證|Import or export permit for narcotic drugs|both
    X|有毒化学品环境管理放行通知单|有毒化學品環境管理放行通知單|Environmental release notice for toxic chemicals|both
    Y|原产地证明|原產地證明|Certificate of origin|import
    Z|赴境外加工光盘进口备案证明|赴境外加工光碟進口備案證明|Import record for discs manufactured abroad|import
    a|保税核注清单|保稅核註清單|Bonded goods register|both
    b|进口广播电影电视节目带（片）提取单|進口廣播電影電視節目帶（片）提取單|Collection form for imported broadcast, film and television programs|import
    c|内销征税联系单|內銷徵稅聯繫單|Notice of tax on domestic sale|import
    d|援外项目任务通知函|援外項目任務通知函|Foreign aid project assignment letter|both
    e|关税配额外优惠税率进口棉花配额证|關稅配額外優惠稅率進口棉花配額證|Quota certificate for cotton at preferential rate outside tariff quota|import
    f|音像制品（成品）进口批准单|音像製品（成品）進口批准單|Import approval for finished audiovisual products|import
    g|技术出口合同登记证|技術出口合約登記證|Registration of technology export contract|export
    h|核增核扣表|=|Bonded quantity adjustment form|both
    i|技术出口许可证|技術出口許可證|Technology export license|export
    k|民用爆炸物品进出口审批单|民用爆炸物品進出口審批單|Import or export approval for civil explosives|both
    m|银行调运人民币现钞进出境证明|銀行調運人民幣現鈔進出境證明|Certificate for banks to move renminbi banknotes across the border|both
    n|音像制品（版权引进）批准单|音像製品（版權引進）批准單|Approval for audiovisual products under license|import
    q|国别关税配额证明|國別關稅配額證明|Country-specific tariff quota certificate|import
    r|预归类标志|預歸類標誌|Advance classification mark|both
    s|适用ITA税率的商品用途认定证明|適用ITA稅率的商品用途認定證明|End-use certificate for the ITA rate|import
    t|关税配额证明|關稅配額證明|Tariff quota certificate|import
    u|钟乳石出口批件|鐘乳石出口批件|Export approval for stalactites|export
    v|自动进口许可证（加工贸易）|自動進口許可證（加工貿易）|Automatic import license (processing trade)|import
    x|出口许可证（加工贸易）|出口許可證（加工貿易）|Export license (processing trade)|export
    y|出口许可证（边境小额贸易）|出口許可證（邊境小額貿易）|Export license (small-scale border trade)|export
    z|古生物化石出境批件|=|Exit approval for fossils|export
    `,
    'direction',
  ),
}

export const inspectionConditions: Dictionary = {
  type: 1010,
  code: 'inspection-condition',
  zhCN: '检验检疫条件',
  zhTW: '檢驗檢疫條件',
  en: 'Inspection and quarantine conditions',
  source: {
    zhCN: '海关检验检疫类别代码',
    zhTW: '海關檢驗檢疫類別代碼',
    en: 'China Customs inspection and quarantine category codes',
  },
  sourceDate: '2026-11-15',
  entries: rows(
    `
    L|民用商品入境验证|民用商品入境驗證|Entry verification of civil products|import
    M|进口商品检验|進口商品檢驗|Import commodity inspection|import
    N|出口商品检验|出口商品檢驗|Export commodity inspection|export
    P|进境动植物、动植物产品检疫|進境動植物、動植物產品檢疫|Entry quarantine of animals, plants and their products|import
    Q|出境动植物、动植物产品检疫|出境動植物、動植物產品檢疫|Exit quarantine of animals, plants and their products|export
    R|进口食品卫生监督检验|進口食品衛生監督檢驗|Hygiene inspection of imported food|import
    S|出口食品卫生监督检验|出口食品衛生監督檢驗|Hygiene inspection of exported food|export
    V|进境卫生检疫|進境衛生檢疫|Entry health quarantine|import
    W|出境卫生检疫|出境衛生檢疫|Exit health quarantine|export
    `,
    'direction',
  ),
}
