/** `value|zh-CN|zh-TW|English|kind`, outside China; see ports.ts for the codes. */
export const worldPorts = `
  JPTYO|东京|東京|Tokyo|sea
  JPYOK|横滨|橫濱|Yokohama|sea
  JPOSA|大阪|=|Osaka|sea
  JPUKB|神户|神戶|Kobe|sea
  JPNGO|名古屋|=|Nagoya|sea
  JPHKT|博多|=|Hakata|sea
  JPMOJ|门司|門司|Moji|sea
  JPNRT|东京成田国际机场|東京成田國際機場|Tokyo Narita International Airport|air
  JPHND|东京羽田机场|東京羽田機場|Tokyo Haneda Airport|air
  JPKIX|大阪关西国际机场|大阪關西國際機場|Osaka Kansai International Airport|air
  KRPUS|釜山|=|Busan|sea
  KRINC|仁川|=|Incheon|sea
  KRKAN|光阳|光陽|Gwangyang|sea
  KRICN|首尔仁川国际机场|首爾仁川國際機場|Seoul Incheon International Airport|air
  SGSIN|新加坡|=|Singapore|sea
  SGSIN-AIR|新加坡樟宜机场|新加坡樟宜機場|Singapore Changi Airport|air
  MYPKG|巴生港|=|Port Klang|sea
  MYPEN|槟城|檳城|Penang|sea
  MYTPP|丹戎帕拉帕斯|丹絨帕拉帕斯|Tanjung Pelepas|sea
  MYPGU|巴西古当|巴西古當|Pasir Gudang|sea
  MYKUL|吉隆坡国际机场|吉隆坡國際機場|Kuala Lumpur International Airport|air
  THLCH|林查班|=|Laem Chabang|sea
  THBKK|曼谷|=|Bangkok|sea
  THBKK-AIR|曼谷素万那普机场|曼谷蘇凡納布機場|Bangkok Suvarnabhumi Airport|air
  VNSGN|胡志明市|=|Ho Chi Minh City|sea
  VNCLI|吉莱|吉萊|Cat Lai|sea
  VNHPH|海防|=|Haiphong|sea
  VNDAD|岘港|峴港|Da Nang|sea
  VNHAN|河内内排国际机场|河內內排國際機場|Hanoi Noi Bai International Airport|air
  VNSGN-AIR|胡志明市新山一国际机场|胡志明市新山一國際機場|Ho Chi Minh City Tan Son Nhat International Airport|air
  PHMNL|马尼拉|馬尼拉|Manila|sea
  PHCEB|宿务|宿霧|Cebu|sea
  PHMNL-AIR|马尼拉尼诺·阿基诺国际机场|馬尼拉艾奎諾國際機場|Manila Ninoy Aquino International Airport|air
  IDJKT|雅加达|雅加達|Jakarta|sea
  IDSUB|泗水|=|Surabaya|sea
  IDSRG|三宝垄|三寶壟|Semarang|sea
  KHKOS|西哈努克|施亞努市|Sihanoukville|sea
  KHPNH|金边|金邊|Phnom Penh|sea
  MMRGN|仰光|=|Yangon|sea
  INNSA|那瓦舍瓦|那瓦西瓦|Nhava Sheva|sea
  INMUN|蒙德拉|蒙德拉|Mundra|sea
  INMAA|金奈|清奈|Chennai|sea
  INCCU|加尔各答|加爾各答|Kolkata|sea
  INDEL|德里英迪拉·甘地国际机场|德里英迪拉·甘地國際機場|Delhi Indira Gandhi International Airport|air
  INBOM|孟买贾特拉帕蒂·希瓦吉国际机场|孟買賈特拉帕蒂·希瓦吉國際機場|Mumbai Chhatrapati Shivaji International Airport|air
  LKCMB|科伦坡|可倫坡|Colombo|sea
  BDCGP|吉大港|=|Chattogram|sea
  PKKHI|卡拉奇|喀拉蚩|Karachi|sea
  AEJEA|杰贝阿里|傑貝阿里|Jebel Ali|sea
  AEDXB|迪拜国际机场|杜拜國際機場|Dubai International Airport|air
  AEAUH|阿布扎比|阿布達比|Abu Dhabi|sea
  SAJED|吉达|吉達|Jeddah|sea
  SADMM|达曼|達曼|Dammam|sea
  QADOH|多哈哈马德国际机场|杜哈哈馬德國際機場|Doha Hamad International Airport|air
  ILHFA|海法|=|Haifa|sea
  ILASH|阿什杜德|阿什杜德|Ashdod|sea
  TRIST|伊斯坦布尔|伊斯坦堡|Istanbul|sea
  TRMER|梅尔辛|梅爾辛|Mersin|sea
  GRPIR|比雷埃夫斯|比雷埃夫斯|Piraeus|sea
  ITGOA|热那亚|熱那亞|Genoa|sea
  ITSPE|拉斯佩齐亚|拉斯佩齊亞|La Spezia|sea
  ITTRS|的里雅斯特|第里雅斯特|Trieste|sea
  ITMXP|米兰马尔彭萨机场|米蘭馬爾彭薩機場|Milan Malpensa Airport|air
  ESBCN|巴塞罗那|巴塞隆納|Barcelona|sea
  ESVLC|瓦伦西亚|瓦倫西亞|Valencia|sea
  ESALG|阿尔赫西拉斯|阿爾赫西拉斯|Algeciras|sea
  ESMAD|马德里巴拉哈斯机场|馬德里巴拉哈斯機場|Madrid Barajas Airport|air
  PTLIS|里斯本|=|Lisbon|sea
  FRLEH|勒阿弗尔|勒阿弗爾|Le Havre|sea
  FRFOS|福斯|=|Fos-sur-Mer|sea
  FRMRS|马赛|馬賽|Marseille|sea
  FRCDG|巴黎戴高乐机场|巴黎戴高樂機場|Paris Charles de Gaulle Airport|air
  BEANR|安特卫普|安特衛普|Antwerp|sea
  BEZEE|泽布吕赫|澤布魯日|Zeebrugge|sea
  BELGG|列日机场|列日機場|Liège Airport|air
  NLRTM|鹿特丹|=|Rotterdam|sea
  NLAMS|阿姆斯特丹史基浦机场|阿姆斯特丹史基浦機場|Amsterdam Schiphol Airport|air
  DEHAM|汉堡|漢堡|Hamburg|sea
  DEBRV|不来梅哈芬|布萊梅港|Bremerhaven|sea
  DEDUI|杜伊斯堡|=|Duisburg|rail
  DEFRA|法兰克福机场|法蘭克福機場|Frankfurt Airport|air
  DELEJ|莱比锡哈雷机场|萊比錫哈雷機場|Leipzig/Halle Airport|air
  DEMUC|慕尼黑机场|慕尼黑機場|Munich Airport|air
  LULUX|卢森堡芬德尔机场|盧森堡芬德爾機場|Luxembourg Findel Airport|air
  GBFXT|费利克斯托|費利克斯托|Felixstowe|sea
  GBSOU|南安普敦|=|Southampton|sea
  GBLGP|伦敦门户港|倫敦門戶港|London Gateway|sea
  GBLHR|伦敦希思罗机场|倫敦希斯洛機場|London Heathrow Airport|air
  IEDUB|都柏林|=|Dublin|sea
  DKAAR|奥胡斯|奧胡斯|Aarhus|sea
  SEGOT|哥德堡|=|Gothenburg|sea
  NOOSL|奥斯陆|奧斯陸|Oslo|sea
  FIHEL|赫尔辛基|赫爾辛基|Helsinki|sea
  PLGDN|格但斯克|=|Gdansk|sea
  RULED|圣彼得堡|聖彼得堡|Saint Petersburg|sea
  RUVVO|符拉迪沃斯托克|海參崴|Vladivostok|sea
  RUSVO|莫斯科谢列梅捷沃机场|莫斯科謝列梅捷沃機場|Moscow Sheremetyevo Airport|air
  KZALA|阿拉木图|阿拉木圖|Almaty|rail
  EGPSD|塞得港|=|Port Said|sea
  EGALY|亚历山大|亞歷山大|Alexandria|sea
  MAPTM|丹吉尔地中海港|丹吉爾地中海港|Tanger Med|sea
  NGAPP|阿帕帕|=|Apapa|sea
  KEMBA|蒙巴萨|蒙巴薩|Mombasa|sea
  TZDAR|达累斯萨拉姆|三蘭港|Dar es Salaam|sea
  ZADUR|德班|德爾班|Durban|sea
  ZACPT|开普敦|開普敦|Cape Town|sea
  USLAX|洛杉矶|洛杉磯|Los Angeles|sea
  USLAX-AIR|洛杉矶国际机场|洛杉磯國際機場|Los Angeles International Airport|air
  USLGB|长滩|長灘|Long Beach|sea
  USOAK|奥克兰（美国）|奧克蘭（美國）|Oakland|sea
  USSEA|西雅图|西雅圖|Seattle|sea
  USTIW|塔科马|塔科馬|Tacoma|sea
  USNYC|纽约|紐約|New York|sea
  USJFK|纽约肯尼迪国际机场|紐約甘迺迪國際機場|New York John F. Kennedy International Airport|air
  USSAV|萨凡纳|薩凡納|Savannah|sea
  USCHS|查尔斯顿|查爾斯頓|Charleston|sea
  USORF|诺福克|諾福克|Norfolk|sea
  USHOU|休斯敦|休士頓|Houston|sea
  USMIA|迈阿密|邁阿密|Miami|sea
  USORD|芝加哥奥黑尔国际机场|芝加哥歐海爾國際機場|Chicago O'Hare International Airport|air
  USANC|安克雷奇国际机场|安克拉治國際機場|Anchorage International Airport|air
  USMEM|孟菲斯国际机场|曼非斯國際機場|Memphis International Airport|air
  CAVAN|温哥华|溫哥華|Vancouver|sea
  CAPRR|鲁珀特王子港|魯珀特王子港|Prince Rupert|sea
  CAMTR|蒙特利尔|蒙特婁|Montreal|sea
  CAHAL|哈利法克斯|=|Halifax|sea
  CAYYZ|多伦多皮尔逊国际机场|多倫多皮爾遜國際機場|Toronto Pearson International Airport|air
  MXZLO|曼萨尼约|曼薩尼約|Manzanillo|sea
  MXLZC|拉萨罗卡德纳斯|拉薩羅卡德納斯|Lázaro Cárdenas|sea
  PABLB|巴尔博亚|巴爾博亞|Balboa|sea
  PAONX|科隆|=|Colón|sea
  BRSSZ|桑托斯|=|Santos|sea
  BRGRU|圣保罗瓜鲁柳斯国际机场|聖保羅瓜魯柳斯國際機場|São Paulo Guarulhos International Airport|air
  ARBUE|布宜诺斯艾利斯|布宜諾斯艾利斯|Buenos Aires|sea
  CLSAI|圣安东尼奥|聖安東尼奧|San Antonio|sea
  CLVAP|瓦尔帕莱索|法爾巴拉索|Valparaíso|sea
  PECLL|卡亚俄|卡亞俄|Callao|sea
  COBUN|布埃纳文图拉|布埃納文圖拉|Buenaventura|sea
  ECGYE|瓜亚基尔|瓜亞基爾|Guayaquil|sea
  AUSYD|悉尼|雪梨|Sydney|sea
  AUMEL|墨尔本|墨爾本|Melbourne|sea
  AUBNE|布里斯班|=|Brisbane|sea
  AUFRE|弗里曼特尔|費里曼圖|Fremantle|sea
  AUSYD-AIR|悉尼金斯福德·史密斯机场|雪梨金斯福德·史密斯機場|Sydney Kingsford Smith Airport|air
  NZAKL|奥克兰（新西兰）|奧克蘭（紐西蘭）|Auckland|sea
  NZTRG|陶朗加|=|Tauranga|sea
`
