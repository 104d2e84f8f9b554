import { type Dictionary, rows } from './dictionary.ts'

export const countries: Dictionary = {
  type: 1001,
  code: 'country',
  zhCN: '国家和地区',
  zhTW: '國家和地區',
  en: 'Countries and regions',
  source: {
    zhCN: 'ISO 3166-1；海关国别（地区）代码表（三位数字）',
    zhTW: 'ISO 3166-1；海關國別（地區）代碼表（三位數字）',
    en: 'ISO 3166-1; China Customs country (region) code table, three-digit',
  },
  sourceDate: '2026-11-15',
  entries: rows(
    `
    CN|中国|中國|China|CHN|156|142
    HK|中国香港|中國香港|Hong Kong, China|HKG|344|110
    MO|中国澳门|中國澳門|Macao, China|MAC|446|121
    TW|中国台湾|中國台灣|Taiwan, China|TWN|158|143
    AD|安道尔|安道爾|Andorra|AND|020|314
    AE|阿联酋|阿拉伯聯合大公國|United Arab Emirates|ARE|784|138
    AF|阿富汗|=|Afghanistan|AFG|004|101
    AG|安提瓜和巴布达|安地卡及巴布達|Antigua and Barbuda|ATG|028|401
    AI|安圭拉|安奎拉|Anguilla|AIA|660|
    AL|阿尔巴尼亚|阿爾巴尼亞|Albania|ALB|008|313
    AM|亚美尼亚|亞美尼亞|Armenia|ARM|051|338
    AO|安哥拉|=|Angola|AGO|024|202
    AQ|南极洲|南極洲|Antarctica|ATA|010|
    AR|阿根廷|=|Argentina|ARG|032|402
    AS|美属萨摩亚|美屬薩摩亞|American Samoa|ASM|016|
    AT|奥地利|奧地利|Austria|AUT|040|315
    AU|澳大利亚|澳洲|Australia|AUS|036|601
    AW|阿鲁巴|阿魯巴|Aruba|ABW|533|403
    AX|奥兰群岛|奧蘭群島|Åland Islands|ALA|248|
    AZ|阿塞拜疆|亞塞拜然|Azerbaijan|AZE|031|339
    BA|波斯尼亚和黑塞哥维那|波士尼亞與赫塞哥維納|Bosnia and Herzegovina|BIH|070|355
    BB|巴巴多斯|巴貝多|Barbados|BRB|052|405
    BD|孟加拉国|孟加拉|Bangladesh|BGD|050|103
    BE|比利时|比利時|Belgium|BEL|056|301
    BF|布基纳法索|布吉納法索|Burkina Faso|BFA|854|251
    BG|保加利亚|保加利亞|Bulgaria|BGR|100|316
    BH|巴林|=|Bahrain|BHR|048|102
    BI|布隆迪|蒲隆地|Burundi|BDI|108|205
    BJ|贝宁|貝南|Benin|BEN|204|203
    BL|圣巴泰勒米|聖巴瑟米|Saint Barthélemy|BLM|652|
    BM|百慕大|百慕達|Bermuda|BMU|060|504
    BN|文莱|汶萊|Brunei Darussalam|BRN|096|105
    BO|玻利维亚|玻利維亞|Bolivia (Plurinational State of)|BOL|068|408
    BQ|博内尔、圣尤斯特歇斯和萨巴|波奈、聖佑達修斯及沙巴|Bonaire, Sint Eustatius and Saba|BES|535|
    BR|巴西|=|Brazil|BRA|076|410
    BS|巴哈马|巴哈馬|Bahamas|BHS|044|404
    BT|不丹|=|Bhutan|BTN|064|104
    BV|布维岛|布威島|Bouvet Island|BVT|074|
    BW|博茨瓦纳|波札那|Botswana|BWA|072|204
    BY|白俄罗斯|白俄羅斯|Belarus|BLR|112|340
    BZ|伯利兹|貝里斯|Belize|BLZ|084|406
    CA|加拿大|=|Canada|CAN|124|501
    CC|科科斯（基林）群岛|科克斯（基靈）群島|Cocos (Keeling) Islands|CCK|166|
    CD|刚果（金）|剛果民主共和國|Congo (Democratic Republic of the)|COD|180|252
    CF|中非|中非共和國|Central African Republic|CAF|140|209
    CG|刚果（布）|剛果共和國|Congo|COG|178|213
    CH|瑞士|=|Switzerland|CHE|756|331
    CI|科特迪瓦|象牙海岸|Côte d'Ivoire|CIV|384|223
    CK|库克群岛|庫克群島|Cook Islands|COK|184|602
    CL|智利|=|Chile|CHL|152|412
    CM|喀麦隆|喀麥隆|Cameroon|CMR|120|206
    CO|哥伦比亚|哥倫比亞|Colombia|COL|170|413
    CR|哥斯达黎加|哥斯大黎加|Costa Rica|CRI|188|415
    CU|古巴|=|Cuba|CUB|192|416
    CV|佛得角|維德角|Cabo Verde|CPV|132|208
    CW|库拉索|庫拉索|Curaçao|CUW|531|417
    CX|圣诞岛|聖誕島|Christmas Island|CXR|162|
    CY|塞浦路斯|賽普勒斯|Cyprus|CYP|196|108
    CZ|捷克|=|Czechia|CZE|203|352
    DE|德国|德國|Germany|DEU|276|304
    DJ|吉布提|吉布地|Djibouti|DJI|262|214
    DK|丹麦|丹麥|Denmark|DNK|208|302
    DM|多米尼克|=|Dominica|DMA|212|414
    DO|多米尼加|多明尼加|Dominican Republic|DOM|214|418
    DZ|阿尔及利亚|阿爾及利亞|Algeria|DZA|012|201
    EC|厄瓜多尔|厄瓜多|Ecuador|ECU|218|419
    EE|爱沙尼亚|愛沙尼亞|Estonia|EST|233|334
    EG|埃及|=|Egypt|EGY|818|215
    EH|西撒哈拉|=|Western Sahara|ESH|732|245
    ER|厄立特里亚|厄利垂亞|Eritrea|ERI|232|258
    ES|西班牙|=|Spain|ESP|724|312
    ET|埃塞俄比亚|衣索比亞|Ethiopia|ETH|231|217
    FI|芬兰|芬蘭|Finland|FIN|246|318
    FJ|斐济|斐濟|Fiji|FJI|242|603
    FK|福克兰群岛（马尔维纳斯）|福克蘭群島|Falkland Islands (Malvinas)|FLK|238|
    FM|密克罗尼西亚联邦|密克羅尼西亞聯邦|Micronesia (Federated States of)|FSM|583|620
    FO|法罗群岛|法羅群島|Faroe Islands|FRO|234|357
    FR|法国|法國|France|FRA|250|305
    GA|加蓬|加彭|Gabon|GAB|266|218
    GB|英国|英國|United Kingdom of Great Britain and Northern Ireland|GBR|826|303
    GD|格林纳达|格瑞那達|Grenada|GRD|308|421
    GE|格鲁吉亚|喬治亞|Georgia|GEO|268|337
    GF|法属圭亚那|法屬圭亞那|French Guiana|GUF|254|420
    GG|根西岛|根西島|Guernsey|GGY|831|
    GH|加纳|迦納|Ghana|GHA|288|220
    GI|直布罗陀|直布羅陀|Gibraltar|GIB|292|320
    GL|格陵兰|格陵蘭|Greenland|GRL|304|503
    GM|冈比亚|甘比亞|Gambia|GMB|270|219
    GN|几内亚|幾內亞|Guinea|GIN|324|221
    GP|瓜德罗普|瓜地洛普|Guadeloupe|GLP|312|422
    GQ|赤道几内亚|赤道幾內亞|Equatorial Guinea|GNQ|226|216
    GR|希腊|希臘|Greece|GRC|300|310
    GS|南乔治亚岛和南桑威奇群岛|南喬治亞與南三明治群島|South Georgia and the South Sandwich Islands|SGS|239|
    GT|危地马拉|瓜地馬拉|Guatemala|GTM|320|423
    GU|关岛|關島|Guam|GUM|316|
    GW|几内亚比绍|幾內亞比索|Guinea-Bissau|GNB|624|222
    GY|圭亚那|蓋亞那|Guyana|GUY|328|424
    HM|赫德岛和麦克唐纳群岛|赫德島及麥唐納群島|Heard Island and McDonald Islands|HMD|334|
    HN|洪都拉斯|宏都拉斯|Honduras|HND|340|426
    HR|克罗地亚|克羅埃西亞|Croatia|HRV|191|351
    HT|海地|=|Haiti|HTI|332|425
    HU|匈牙利|=|Hungary|HUN|348|321
    ID|印度尼西亚|印尼|Indonesia|IDN|360|112
    IE|爱尔兰|愛爾蘭|Ireland|IRL|372|306
    IL|以色列|=|Israel|ISR|376|115
    IM|马恩岛|曼島|Isle of Man|IMN|833|
    IN|印度|=|India|IND|356|111
    IO|英属印度洋领地|英屬印度洋領地|British Indian Ocean Territory|IOT|086|
    IQ|伊拉克|=|Iraq|IRQ|368|114
    IR|伊朗|=|Iran (Islamic Republic of)|IRN|364|113
    IS|冰岛|冰島|Iceland|ISL|352|322
    IT|意大利|義大利|Italy|ITA|380|307
    JE|泽西岛|澤西島|Jersey|JEY|832|
    JM|牙买加|牙買加|Jamaica|JAM|388|427
    JO|约旦|約旦|Jordan|JOR|400|117
    JP|日本|=|Japan|JPN|392|116
    KE|肯尼亚|肯亞|Kenya|KEN|404|224
    KG|吉尔吉斯斯坦|吉爾吉斯|Kyrgyzstan|KGZ|417|146
    KH|柬埔寨|=|Cambodia|KHM|116|107
    KI|基里巴斯|吉里巴斯|Kiribati|KIR|296|618
    KM|科摩罗|葛摩|Comoros|COM|174|212
    KN|圣基茨和尼维斯|聖克里斯多福及尼維斯|Saint Kitts and Nevis|KNA|659|447
    KP|朝鲜|北韓|Korea (Democratic People's Republic of)|PRK|408|109
    KR|韩国|韓國|Korea (Republic of)|KOR|410|133
    KW|科威特|=|Kuwait|KWT|414|118
    KY|开曼群岛|開曼群島|Cayman Islands|CYM|136|411
    KZ|哈萨克斯坦|哈薩克|Kazakhstan|KAZ|398|145
    LA|老挝|寮國|Lao People's Democratic Republic|LAO|418|119
    LB|黎巴嫩|=|Lebanon|LBN|422|120
    LC|圣卢西亚|聖露西亞|Saint Lucia|LCA|662|437
    LI|列支敦士登|列支敦斯登|Liechtenstein|LIE|438|323
    LK|斯里兰卡|斯里蘭卡|Sri Lanka|LKA|144|134
    LR|利比里亚|賴比瑞亞|Liberia|LBR|430|225
    LS|莱索托|賴索托|Lesotho|LSO|426|255
    LT|立陶宛|=|Lithuania|LTU|440|336
    LU|卢森堡|盧森堡|Luxembourg|LUX|442|308
    LV|拉脱维亚|拉脫維亞|Latvia|LVA|428|335
    LY|利比亚|利比亞|Libya|LBY|434|226
    MA|摩洛哥|=|Morocco|MAR|504|232
    MC|摩纳哥|摩納哥|Monaco|MCO|492|325
    MD|摩尔多瓦|摩爾多瓦|Moldova (Republic of)|MDA|498|343
    ME|黑山|蒙特內哥羅|Montenegro|MNE|499|359
    MF|法属圣马丁|法屬聖馬丁|Saint Martin (French part)|MAF|663|
    MG|马达加斯加|馬達加斯加|Madagascar|MDG|450|227
    MH|马绍尔群岛|馬紹爾群島|Marshall Islands|MHL|584|621
    MK|北马其顿|北馬其頓|North Macedonia|MKD|807|354
    ML|马里|馬利|Mali|MLI|466|229
    MM|缅甸|緬甸|Myanmar|MMR|104|106
    MN|蒙古|=|Mongolia|MNG|496|124
    MP|北马里亚纳群岛|北馬利安納群島|Northern Mariana Islands|MNP|580|
    MQ|马提尼克|馬丁尼克|Martinique|MTQ|474|428
    MR|毛里塔尼亚|茅利塔尼亞|Mauritania|MRT|478|230
    MS|蒙特塞拉特|蒙哲臘|Montserrat|MSR|500|430
    MT|马耳他|馬爾他|Malta|MLT|470|324
    MU|毛里求斯|模里西斯|Mauritius|MUS|480|231
    MV|马尔代夫|馬爾地夫|Maldives|MDV|462|123
    MW|马拉维|馬拉威|Malawi|MWI|454|228
    MX|墨西哥|=|Mexico|MEX|484|429
    MY|马来西亚|馬來西亞|Malaysia|MYS|458|122
    MZ|莫桑比克|莫三比克|Mozambique|MOZ|508|233
    NA|纳米比亚|納米比亞|Namibia|NAM|516|234
    NC|新喀里多尼亚|新喀里多尼亞|New Caledonia|NCL|540|607
    NE|尼日尔|尼日|Niger|NER|562|235
    NF|诺福克岛|諾福克島|Norfolk Island|NFK|574|610
    NG|尼日利亚|奈及利亞|Nigeria|NGA|566|236
    NI|尼加拉瓜|=|Nicaragua|NIC|558|431
    NL|荷兰|荷蘭|Netherlands (Kingdom of the)|NLD|528|309
    NO|挪威|=|Norway|NOR|578|326
    NP|尼泊尔|尼泊爾|Nepal|NPL|524|125
    NR|瑙鲁|諾魯|Nauru|NRU|520|606
    NU|纽埃|紐埃|Niue|NIU|570|
    NZ|新西兰|紐西蘭|New Zealand|NZL|554|609
    OM|阿曼|=|Oman|OMN|512|126
    PA|巴拿马|巴拿馬|Panama|PAN|591|432
    PE|秘鲁|秘魯|Peru|PER|604|434
    PF|法属波利尼西亚|法屬玻里尼西亞|French Polynesia|PYF|258|623
    PG|巴布亚新几内亚|巴布亞紐幾內亞|Papua New Guinea|PNG|598|611
    PH|菲律宾|菲律賓|Philippines|PHL|608|129
    PK|巴基斯坦|=|Pakistan|PAK|586|127
    PL|波兰|波蘭|Poland|POL|616|327
    PM|圣皮埃尔和密克隆|聖皮埃與密克隆群島|Saint Pierre and Miquelon|SPM|666|448
    PN|皮特凯恩群岛|皮特肯群島|Pitcairn|PCN|612|
    PR|波多黎各|=|Puerto Rico|PRI|630|435
    PS|巴勒斯坦|=|Palestine, State of|PSE|275|128
    PT|葡萄牙|=|Portugal|PRT|620|311
    PW|帕劳|帛琉|Palau|PLW|585|622
    PY|巴拉圭|=|Paraguay|PRY|600|433
    QA|卡塔尔|卡達|Qatar|QAT|634|130
    RE|留尼汪|留尼旺|Réunion|REU|638|237
    RO|罗马尼亚|羅馬尼亞|Romania|ROU|642|328
    RS|塞尔维亚|塞爾維亞|Serbia|SRB|688|358
    RU|俄罗斯|俄羅斯|Russian Federation|RUS|643|344
    RW|卢旺达|盧安達|Rwanda|RWA|646|238
    SA|沙特阿拉伯|沙烏地阿拉伯|Saudi Arabia|SAU|682|131
    SB|所罗门群岛|索羅門群島|Solomon Islands|SLB|090|613
    SC|塞舌尔|塞席爾|Seychelles|SYC|690|241
    SD|苏丹|蘇丹|Sudan|SDN|729|246
    SE|瑞典|=|Sweden|SWE|752|330
    SG|新加坡|=|Singapore|SGP|702|132
    SH|圣赫勒拿、阿森松和特里斯坦-达库尼亚|聖赫勒拿、亞森欣及崔斯坦達庫尼亞|Saint Helena, Ascension and Tristan da Cunha|SHN|654|
    SI|斯洛文尼亚|斯洛維尼亞|Slovenia|SVN|705|350
    SJ|斯瓦尔巴和扬马延|斯瓦巴及尖棉|Svalbard and Jan Mayen|SJM|744|
    SK|斯洛伐克|=|Slovakia|SVK|703|353
    SL|塞拉利昂|獅子山|Sierra Leone|SLE|694|242
    SM|圣马力诺|聖馬利諾|San Marino|SMR|674|329
    SN|塞内加尔|塞內加爾|Senegal|SEN|686|240
    SO|索马里|索馬利亞|Somalia|SOM|706|243
    SR|苏里南|蘇利南|Suriname|SUR|740|441
    SS|南苏丹|南蘇丹|South Sudan|SSD|728|260
    ST|圣多美和普林西比|聖多美普林西比|Sao Tome and Principe|STP|678|239
    SV|萨尔瓦多|薩爾瓦多|El Salvador|SLV|222|440
    SX|荷属圣马丁|荷屬聖馬丁|Sint Maarten (Dutch part)|SXM|534|
    SY|叙利亚|敘利亞|Syrian Arab Republic|SYR|760|135
    SZ|斯威士兰|史瓦帝尼|Eswatini|SWZ|748|257
    TC|特克斯和凯科斯群岛|土克斯及開科斯群島|Turks and Caicos Islands|TCA|796|443
    TD|乍得|查德|Chad|TCD|148|211
    TF|法属南部领地|法屬南部屬地|French Southern Territories|ATF|260|
    TG|多哥|=|Togo|TGO|768|248
    TH|泰国|泰國|Thailand|THA|764|136
    TJ|塔吉克斯坦|塔吉克|Tajikistan|TJK|762|147
    TK|托克劳|托克勞|Tokelau|TKL|772|
    TL|东帝汶|東帝汶|Timor-Leste|TLS|626|144
    TM|土库曼斯坦|土庫曼|Turkmenistan|TKM|795|148
    TN|突尼斯|突尼西亞|Tunisia|TUN|788|249
    TO|汤加|東加|Tonga|TON|776|614
    TR|土耳其|=|Türkiye|TUR|792|137
    TT|特立尼达和多巴哥|千里達及托巴哥|Trinidad and Tobago|TTO|780|442
    TV|图瓦卢|吐瓦魯|Tuvalu|TUV|798|619
    TZ|坦桑尼亚|坦尚尼亞|Tanzania, United Republic of|TZA|834|247
    UA|乌克兰|烏克蘭|Ukraine|UKR|804|347
    UG|乌干达|烏干達|Uganda|UGA|800|250
    UM|美国本土外小岛屿|美國本土外小島嶼|United States Minor Outlying Islands|UMI|581|
    US|美国|美國|United States of America|USA|840|502
    UY|乌拉圭|烏拉圭|Uruguay|URY|858|444
    UZ|乌兹别克斯坦|烏茲別克|Uzbekistan|UZB|860|149
    VA|梵蒂冈|梵蒂岡|Holy See|VAT|336|356
    VC|圣文森特和格林纳丁斯|聖文森及格瑞那丁|Saint Vincent and the Grenadines|VCT|670|439
    VE|委内瑞拉|委內瑞拉|Venezuela (Bolivarian Republic of)|VEN|862|445
    VG|英属维尔京群岛|英屬維京群島|Virgin Islands (British)|VGB|092|446
    VI|美属维尔京群岛|美屬維京群島|Virgin Islands (U.S.)|VIR|850|
    VN|越南|=|Viet Nam|VNM|704|141
    VU|瓦努阿图|萬那杜|Vanuatu|VUT|548|608
    WF|瓦利斯和富图纳|瓦利斯及富圖納|Wallis and Futuna|WLF|876|625
    WS|萨摩亚|薩摩亞|Samoa|WSM|882|617
    YE|也门|葉門|Yemen|YEM|887|139
    YT|马约特|馬約特|Mayotte|MYT|175|259
    ZA|南非|=|South Africa|ZAF|710|244
    ZM|赞比亚|尚比亞|Zambia|ZMB|894|253
    ZW|津巴布韦|辛巴威|Zimbabwe|ZWE|716|254
    `,
    'alpha3',
    'numeric',
    'customs',
  ),
}
