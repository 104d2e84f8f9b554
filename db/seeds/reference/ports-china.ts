/** `value|zh-CN|zh-TW|English|kind`, mainland China, Hong Kong, Macao and Taiwan; see ports.ts for the codes. */
export const chinaPorts = `
  CNSZX|深圳|=|Shenzhen|sea
  CNYTN|盐田|鹽田|Yantian|sea
  CNSHK|蛇口|=|Shekou|sea
  CNCWN|赤湾|赤灣|Chiwan|sea
  CNMWN|妈湾|媽灣|Mawan|sea
  CNDCB|大铲湾|大鏟灣|Dachan Bay|sea
  CNHUG|皇岗口岸|皇崗口岸|Huanggang Port|land
  CNWJD|文锦渡口岸|文錦渡口岸|Wenjindu Port|land
  CNSTJ|沙头角口岸|沙頭角口岸|Shatoujiao Port|land
  CNSZX-SZB|深圳湾口岸|深圳灣口岸|Shenzhen Bay Port|land
  CNSZX-LTG|莲塘口岸|蓮塘口岸|Liantang Port|land
  CNSZX-FTN|福田口岸|=|Futian Port|land
  CNSZX-LHU|罗湖口岸|羅湖口岸|Luohu Port|land
  CNSZX-PHU|深圳平湖南铁路口岸|深圳平湖南鐵路口岸|Shenzhen Pinghu South Railway Port|rail
  CNSZX-AIR|深圳宝安国际机场|深圳寶安國際機場|Shenzhen Bao'an International Airport|air
  CNCAN|广州白云国际机场|廣州白雲國際機場|Guangzhou Baiyun International Airport|air
  CNGZG|广州|廣州|Guangzhou|sea
  CNHUA|广州黄埔|廣州黃埔|Huangpu, Guangzhou|sea
  CNNSA|广州南沙|廣州南沙|Nansha, Guangzhou|sea
  CNZUH|珠海|=|Zhuhai|sea
  CNJZU|珠海九洲|=|Jiuzhou, Zhuhai|sea
  CNGBP|拱北口岸|=|Gongbei Port|land
  CNZUH-HZM|港珠澳大桥珠海公路口岸|港珠澳大橋珠海公路口岸|Zhuhai Port of the Hong Kong-Zhuhai-Macao Bridge|land
  CNZUH-HQN|横琴口岸|橫琴口岸|Hengqin Port|land
  CNDGG|东莞|東莞|Dongguan|sea
  CNHMN|东莞虎门|東莞虎門|Humen, Dongguan|sea
  CNZSN|中山|=|Zhongshan|sea
  CNJMN|江门|江門|Jiangmen|sea
  CNXIN|江门新会|江門新會|Xinhui, Jiangmen|sea
  CNFOS|佛山|=|Foshan|sea
  CNSUD|佛山顺德|佛山順德|Shunde, Foshan|sea
  CNROQ|佛山容奇|=|Rongqi, Foshan|sea
  CNGOM|佛山高明|=|Gaoming, Foshan|sea
  CNSJQ|佛山三水|=|Sanshui, Foshan|sea
  CNHUI|惠州|=|Huizhou|sea
  CNZHA|湛江|=|Zhanjiang|sea
  CNMMI|茂名|=|Maoming|sea
  CNYJI|阳江|陽江|Yangjiang|sea
  CNSWA|汕头|汕頭|Shantou|sea
  CNSWE|汕尾|=|Shanwei|sea
  CNCOZ|潮州|=|Chaozhou|sea
  CNFAN|防城港|=|Fangchenggang|sea
  CNBHY|北海|=|Beihai|sea
  CNQZH|钦州|欽州|Qinzhou|sea
  CNWUZ|梧州|=|Wuzhou|sea
  CNNNG|南宁吴圩国际机场|南寧吳圩國際機場|Nanning Wuxu International Airport|air
  CNYYG|友谊关口岸|友誼關口岸|Youyiguan Port|land
  CNDOX|东兴口岸|東興口岸|Dongxing Port|land
  CNPIN|凭祥铁路口岸|憑祥鐵路口岸|Pingxiang Railway Port|rail
  CNHAK|海口|=|Haikou|sea
  CNYPG|洋浦|=|Yangpu|sea
  CNSYX|三亚凤凰国际机场|三亞鳳凰國際機場|Sanya Phoenix International Airport|air
  CNXMN|厦门|廈門|Xiamen|sea
  CNXMN-AIR|厦门高崎国际机场|廈門高崎國際機場|Xiamen Gaoqi International Airport|air
  CNFOC|福州|=|Fuzhou|sea
  CNMAW|福州马尾|福州馬尾|Mawei, Fuzhou|sea
  CNQZJ|泉州|=|Quanzhou|sea
  CNPUT|莆田|=|Putian|sea
  CNNGB|宁波|寧波|Ningbo|sea
  CNNGB-AIR|宁波栎社国际机场|寧波櫟社國際機場|Ningbo Lishe International Airport|air
  CNZOS|舟山|=|Zhoushan|sea
  CNWNZ|温州|溫州|Wenzhou|sea
  CNJIX|嘉兴|嘉興|Jiaxing|sea
  CNHGH|杭州萧山国际机场|杭州蕭山國際機場|Hangzhou Xiaoshan International Airport|air
  CNSHA|上海|=|Shanghai|sea
  CNYSN|上海洋山|=|Yangshan, Shanghai|sea
  CNWGQ|上海外高桥|上海外高橋|Waigaoqiao, Shanghai|sea
  CNPVG|上海浦东国际机场|上海浦東國際機場|Shanghai Pudong International Airport|air
  CNSHA-AIR|上海虹桥国际机场|上海虹橋國際機場|Shanghai Hongqiao International Airport|air
  CNNKG|南京|=|Nanjing|sea
  CNNTG|南通|=|Nantong|sea
  CNZJG|张家港|張家港|Zhangjiagang|sea
  CNTAG|太仓|太倉|Taicang|sea
  CNCGU|常熟|=|Changshu|sea
  CNJIA|江阴|江陰|Jiangyin|sea
  CNCZX|常州|=|Changzhou|sea
  CNYZH|扬州|揚州|Yangzhou|sea
  CNZHE|镇江|鎮江|Zhenjiang|sea
  CNLYG|连云港|連雲港|Lianyungang|sea
  CNWUX|无锡硕放机场|無錫碩放機場|Sunan Shuofang International Airport, Wuxi|air
  CNWHI|芜湖|蕪湖|Wuhu|sea
  CNHFE|合肥新桥国际机场|合肥新橋國際機場|Hefei Xinqiao International Airport|air
  CNKHN|南昌昌北国际机场|南昌昌北國際機場|Nanchang Changbei International Airport|air
  CNJIU|九江|=|Jiujiang|sea
  CNWUH|武汉|武漢|Wuhan|sea
  CNWUH-AIR|武汉天河国际机场|武漢天河國際機場|Wuhan Tianhe International Airport|air
  CNEHU|鄂州花湖国际机场|鄂州花湖國際機場|Ezhou Huahu International Airport|air
  CNCSX|长沙黄花国际机场|長沙黃花國際機場|Changsha Huanghua International Airport|air
  CNCLJ|岳阳城陵矶|岳陽城陵磯|Chenglingji, Yueyang|sea
  CNCGO|郑州新郑国际机场|鄭州新鄭國際機場|Zhengzhou Xinzheng International Airport|air
  CNCKG|重庆|重慶|Chongqing|sea
  CNCKG-AIR|重庆江北国际机场|重慶江北國際機場|Chongqing Jiangbei International Airport|air
  CNCKG-RWY|重庆团结村铁路口岸|重慶團結村鐵路口岸|Chongqing Tuanjiecun Railway Port|rail
  CNCTU|成都双流国际机场|成都雙流國際機場|Chengdu Shuangliu International Airport|air
  CNTFU|成都天府国际机场|成都天府國際機場|Chengdu Tianfu International Airport|air
  CNCTU-RWY|成都国际铁路港|成都國際鐵路港|Chengdu International Railway Port|rail
  CNKMG|昆明长水国际机场|昆明長水國際機場|Kunming Changshui International Airport|air
  CNKWE|贵阳龙洞堡国际机场|貴陽龍洞堡國際機場|Guiyang Longdongbao International Airport|air
  CNHKM|河口口岸|=|Hekou Port|land
  CNMHN|磨憨口岸|=|Mohan Port|land
  CNRUI|瑞丽口岸|瑞麗口岸|Ruili Port|land
  CNSIA|西安咸阳国际机场|西安咸陽國際機場|Xi'an Xianyang International Airport|air
  CNSIA-RWY|西安国际港站|西安國際港站|Xi'an International Railway Port|rail
  CNURC|乌鲁木齐天山国际机场|烏魯木齊天山國際機場|Urumqi Tianshan International Airport|air
  CNAKL|阿拉山口口岸|=|Alashankou Port|rail
  CNHRS|霍尔果斯口岸|霍爾果斯口岸|Khorgos Port|land
  CNTAO|青岛|青島|Qingdao|sea
  CNTAO-AIR|青岛胶东国际机场|青島膠東國際機場|Qingdao Jiaodong International Airport|air
  CNYNT|烟台|煙台|Yantai|sea
  CNWEI|威海|=|Weihai|sea
  CNRZH|日照|=|Rizhao|sea
  CNLKU|龙口|龍口|Longkou|sea
  CNTNA|济南遥墙国际机场|濟南遙牆國際機場|Jinan Yaoqiang International Airport|air
  CNTXG|天津新港|=|Xingang, Tianjin|sea
  CNTSN|天津滨海国际机场|天津濱海國際機場|Tianjin Binhai International Airport|air
  CNPEK|北京首都国际机场|北京首都國際機場|Beijing Capital International Airport|air
  CNPKX|北京大兴国际机场|北京大興國際機場|Beijing Daxing International Airport|air
  CNCFD|唐山曹妃甸|=|Caofeidian, Tangshan|sea
  CNSHP|秦皇岛|秦皇島|Qinhuangdao|sea
  CNHUH|黄骅|黃驊|Huanghua|sea
  CNDLC|大连|大連|Dalian|sea
  CNDLC-AIR|大连周水子国际机场|大連周水子國際機場|Dalian Zhoushuizi International Airport|air
  CNYIK|营口|營口|Yingkou|sea
  CNBYQ|营口鲅鱼圈|營口鮁魚圈|Bayuquan, Yingkou|sea
  CNJNZ|锦州|錦州|Jinzhou|sea
  CNDDG|丹东|丹東|Dandong|sea
  CNSHE|沈阳桃仙国际机场|瀋陽桃仙國際機場|Shenyang Taoxian International Airport|air
  CNHRB|哈尔滨太平国际机场|哈爾濱太平國際機場|Harbin Taiping International Airport|air
  CNMLX|满洲里口岸|滿洲里口岸|Manzhouli Port|rail
  CNRLC|二连浩特口岸|二連浩特口岸|Erenhot Port|rail
  CNSFE|绥芬河口岸|綏芬河口岸|Suifenhe Port|rail
  HKHKG|香港|=|Hong Kong|sea
  HKHKG-AIR|香港国际机场|香港國際機場|Hong Kong International Airport|air
  HKHKG-KCT|香港葵青货柜码头|香港葵青貨櫃碼頭|Kwai Tsing Container Terminals, Hong Kong|sea
  HKHKG-RTT|香港屯门内河码头|香港屯門內河碼頭|River Trade Terminal, Tuen Mun, Hong Kong|sea
  HKHKG-LMC|落马洲管制站|落馬洲管制站|Lok Ma Chau Control Point|land
  HKHKG-SBP|深圳湾口岸港方口岸区|深圳灣口岸港方口岸區|Shenzhen Bay Control Point (Hong Kong Port Area)|land
  HKHKG-HYW|香园围管制站|香園圍管制站|Heung Yuen Wai Control Point|land
  HKHKG-MKT|文锦渡管制站|文錦渡管制站|Man Kam To Control Point|land
  HKHKG-STK|沙头角管制站|沙頭角管制站|Sha Tau Kok Control Point|land
  HKHKG-HZM|港珠澳大桥香港口岸|港珠澳大橋香港口岸|Hong Kong Port of the Hong Kong-Zhuhai-Macao Bridge|land
  MOMFM|澳门|澳門|Macao|sea
  MOMFM-AIR|澳门国际机场|澳門國際機場|Macao International Airport|air
  TWKHH|高雄|=|Kaohsiung|sea
  TWKEL|基隆|=|Keelung|sea
  TWTXG|台中|=|Taichung|sea
  TWTPE|台北|=|Taipei|sea
  TWTPE-AIR|台湾桃园国际机场|臺灣桃園國際機場|Taiwan Taoyuan International Airport|air
`
