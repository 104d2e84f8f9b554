import { type Dictionary, rows } from './dictionary.ts'

export const customsOffices: Dictionary = {
  type: 1021,
  code: 'customs-office',
  zhCN: '关区代码（样例）',
  zhTW: '關區代碼（樣例）',
  en: 'Customs offices (sample)',
  source: {
    zhCN: '海关关区代码表中常用的关区，样例数据；由服务商按现行代码表维护',
    zhTW: '海關關區代碼表中常用的關區，樣例資料；由服務商按現行代碼表維護',
    en: 'Frequently used offices of China Customs’ code table, sample data; the provider maintains them by the table in force',
  },
  sourceDate: '2024-01-01',
  entries: rows(
    `
    0100|北京关区|北京關區|Beijing Customs District
    0101|机场单证|機場單證|Beijing Airport Documents
    0200|天津关区|天津關區|Tianjin Customs District
    0202|新港海关|新港海關|Xingang Customs
    0900|大连海关|大連海關|Dalian Customs
    0901|大连港湾|大連港灣|Dalian Harbor
    2200|上海海关|上海海關|Shanghai Customs
    2201|浦江海关|浦江海關|Pujiang Customs
    2202|吴淞海关|吳淞海關|Wusong Customs
    2210|浦东海关|浦東海關|Pudong Customs
    2218|外高桥关|外高橋關|Waigaoqiao Customs
    2225|外港海关|外港海關|Waigang Customs
    2233|浦东机场|浦東機場|Pudong Airport
    2248|洋山港区|洋山港區|Yangshan Port
    2300|南京海关|南京海關|Nanjing Customs
    2303|苏州海关|蘇州海關|Suzhou Customs
    2900|杭州关区|杭州關區|Hangzhou Customs District
    3100|宁波关区|寧波關區|Ningbo Customs District
    3104|北仑海关|北侖海關|Beilun Customs
    3500|福州关区|福州關區|Fuzhou Customs District
    3700|厦门关区|廈門關區|Xiamen Customs District
    4200|青岛海关|青島海關|Qingdao Customs
    4600|郑州关区|鄭州關區|Zhengzhou Customs District
    4700|武汉海关|武漢海關|Wuhan Customs
    5100|广州海关|廣州海關|Guangzhou Customs
    5141|广州机场|廣州機場|Guangzhou Airport
    5200|黄埔关区|黃埔關區|Huangpu Customs District
    5300|深圳海关|深圳海關|Shenzhen Customs
    5301|皇岗海关|皇崗海關|Huanggang Customs
    5302|罗湖海关|羅湖海關|Luohu Customs
    5303|沙头角关|沙頭角關|Shatoujiao Customs
    5304|蛇口海关|蛇口海關|Shekou Customs
    5307|南头海关|南頭海關|Nantou Customs
    5316|大鹏海关|大鵬海關|Dapeng Customs
    5317|深关机场|深關機場|Shenzhen Airport
    5318|梅林海关|梅林海關|Meilin Customs
    5319|同乐海关|同樂海關|Tongle Customs
    5320|文锦渡关|文錦渡關|Wenjindu Customs
    5321|福保税关|福保稅關|Futian Bonded Customs
    5700|拱北关区|拱北關區|Gongbei Customs District
    6000|汕头海关|汕頭海關|Shantou Customs
    6400|海口关区|海口關區|Haikou Customs District
    7200|南宁关区|南寧關區|Nanning Customs District
    7900|成都关区|成都關區|Chengdu Customs District
    8000|重庆关区|重慶關區|Chongqing Customs District
    8600|昆明关区|昆明關區|Kunming Customs District
    9000|西安关区|西安關區|Xi'an Customs District
    `,
  ),
}
