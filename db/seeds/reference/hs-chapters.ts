import { type DictEntry, rows } from './dictionary.ts'

/** The twenty-one sections of the Harmonized System, by number. */
export const hsSections: readonly DictEntry[] = rows(`
  1|活动物；动物产品|活動物；動物產品|Live animals; animal products
  2|植物产品|植物產品|Vegetable products
  3|动、植物或微生物油、脂及其分解产品；精制的食用油脂；动、植物蜡|動、植物或微生物油、脂及其分解產品；精製的食用油脂；動、植物蠟|Animal, vegetable or microbial fats and oils; prepared edible fats; waxes
  4|食品；饮料、酒及醋；烟草及烟草代用品|食品；飲料、酒及醋；菸草及菸草代用品|Prepared foodstuffs; beverages, spirits and vinegar; tobacco
  5|矿产品|礦產品|Mineral products
  6|化学工业及其相关工业的产品|化學工業及其相關工業的產品|Products of the chemical or allied industries
  7|塑料及其制品；橡胶及其制品|塑膠及其製品；橡膠及其製品|Plastics and rubber, and articles thereof
  8|生皮、皮革、毛皮及其制品；旅行用品、手提包及类似容器|生皮、皮革、毛皮及其製品；旅行用品、手提包及類似容器|Raw hides and skins, leather, furskins and articles; travel goods and handbags
  9|木及木制品；木炭；软木及软木制品；编结材料制品|木及木製品；木炭；軟木及軟木製品；編結材料製品|Wood and articles of wood; charcoal; cork; plaiting materials
  10|木浆及其他纤维状纤维素浆；纸、纸板及其制品|木漿及其他纖維狀纖維素漿；紙、紙板及其製品|Pulp of wood; paper, paperboard and articles thereof
  11|纺织原料及纺织制品|紡織原料及紡織製品|Textiles and textile articles
  12|鞋、帽、伞、杖、鞭及其零件；羽毛、人造花、人发制品|鞋、帽、傘、杖、鞭及其零件；羽毛、人造花、人髮製品|Footwear, headgear, umbrellas, walking-sticks; feathers, artificial flowers, human hair articles
  13|石料、石膏、水泥、石棉、云母及类似材料的制品；陶瓷产品；玻璃及其制品|石料、石膏、水泥、石棉、雲母及類似材料的製品；陶瓷產品；玻璃及其製品|Articles of stone, plaster, cement, asbestos, mica; ceramic products; glass
  14|天然或养殖珍珠、宝石或半宝石、贵金属及其制品；仿首饰；硬币|天然或養殖珍珠、寶石或半寶石、貴金屬及其製品；仿首飾；硬幣|Pearls, precious stones, precious metals and articles; imitation jewelry; coin
  15|贱金属及其制品|賤金屬及其製品|Base metals and articles of base metal
  16|机器、机械器具、电气设备及其零件；录音机、电视图像及声音录制设备|機器、機械器具、電氣設備及其零件；錄音機、電視圖像及聲音錄製設備|Machinery and mechanical appliances; electrical equipment; sound and television recorders
  17|车辆、航空器、船舶及有关运输设备|車輛、航空器、船舶及有關運輸設備|Vehicles, aircraft, vessels and associated transport equipment
  18|光学、照相、计量、检验、医疗仪器及设备；钟表；乐器|光學、照相、計量、檢驗、醫療儀器及設備；鐘錶；樂器|Optical, photographic, measuring, medical instruments; clocks and watches; musical instruments
  19|武器、弹药及其零件、附件|武器、彈藥及其零件、附件|Arms and ammunition; parts and accessories thereof
  20|杂项制品|雜項製品|Miscellaneous manufactured articles
  21|艺术品、收藏品及古物|藝術品、收藏品及古物|Works of art, collectors' pieces and antiques
`)

/** The ninety-seven chapters, each with its section; chapter 77 is reserved. */
export const hsChapters: readonly DictEntry[] = rows(
  `
  01|活动物|活動物|Live animals|1
  02|肉及食用杂碎|肉及食用雜碎|Meat and edible meat offal|1
  03|鱼、甲壳动物、软体动物及其他水生无脊椎动物|魚、甲殼動物、軟體動物及其他水生無脊椎動物|Fish and crustaceans, molluscs and other aquatic invertebrates|1
  04|乳品；蛋品；天然蜂蜜；其他食用动物产品|乳品；蛋品；天然蜂蜜；其他食用動物產品|Dairy produce; birds' eggs; natural honey; other edible products of animal origin|1
  05|其他动物产品|其他動物產品|Other products of animal origin|1
  06|活树及其他活植物；鳞茎、根及类似品；插花及装饰用簇叶|活樹及其他活植物；鱗莖、根及類似品；插花及裝飾用簇葉|Live trees and other plants; bulbs, roots; cut flowers and ornamental foliage|2
  07|食用蔬菜、根及块茎|食用蔬菜、根及塊莖|Edible vegetables and certain roots and tubers|2
  08|食用水果及坚果；柑橘属水果或甜瓜的果皮|食用水果及堅果；柑橘屬水果或甜瓜的果皮|Edible fruit and nuts; peel of citrus fruit or melons|2
  09|咖啡、茶、马黛茶及调味香料|咖啡、茶、馬黛茶及調味香料|Coffee, tea, mate and spices|2
  10|谷物|穀物|Cereals|2
  11|制粉工业产品；麦芽；淀粉；菊粉；面筋|製粉工業產品；麥芽；澱粉；菊粉；麵筋|Products of the milling industry; malt; starches; inulin; wheat gluten|2
  12|含油子仁及果实；杂项子仁及果实；工业用或药用植物；稻草、秸秆及饲料|含油子仁及果實；雜項子仁及果實；工業用或藥用植物；稻草、秸稈及飼料|Oil seeds and oleaginous fruits; miscellaneous grains, seeds and fruit; industrial or medicinal plants; straw and fodder|2
  13|虫胶；树胶、树脂及其他植物液、汁|蟲膠；樹膠、樹脂及其他植物液、汁|Lac; gums, resins and other vegetable saps and extracts|2
  14|编结用植物材料；其他植物产品|編結用植物材料；其他植物產品|Vegetable plaiting materials; vegetable products not elsewhere specified|2
  15|动、植物或微生物油、脂及其分解产品；精制的食用油脂；动、植物蜡|動、植物或微生物油、脂及其分解產品；精製的食用油脂；動、植物蠟|Animal, vegetable or microbial fats and oils; prepared edible fats; waxes|3
  16|肉、鱼、甲壳动物、软体动物、其他水生无脊椎动物及昆虫的制品|肉、魚、甲殼動物、軟體動物、其他水生無脊椎動物及昆蟲的製品|Preparations of meat, fish, crustaceans, molluscs, other aquatic invertebrates or insects|4
  17|糖及糖食|=|Sugars and sugar confectionery|4
  18|可可及可可制品|可可及可可製品|Cocoa and cocoa preparations|4
  19|谷物、粮食粉、淀粉或乳的制品；糕饼点心|穀物、糧食粉、澱粉或乳的製品；糕餅點心|Preparations of cereals, flour, starch or milk; pastrycooks' products|4
  20|蔬菜、水果、坚果或植物其他部分的制品|蔬菜、水果、堅果或植物其他部分的製品|Preparations of vegetables, fruit, nuts or other parts of plants|4
  21|杂项食品|雜項食品|Miscellaneous edible preparations|4
  22|饮料、酒及醋|飲料、酒及醋|Beverages, spirits and vinegar|4
  23|食品工业的残渣及废料；配制的动物饲料|食品工業的殘渣及廢料；配製的動物飼料|Residues and waste from the food industries; prepared animal fodder|4
  24|烟草、烟草及烟草代用品的制品；非经燃烧吸用的产品|菸草、菸草及菸草代用品的製品；非經燃燒吸用的產品|Tobacco and manufactured tobacco substitutes; products for inhalation without combustion|4
  25|盐；硫磺；泥土及石料；石膏料、石灰及水泥|鹽；硫磺；泥土及石料；石膏料、石灰及水泥|Salt; sulfur; earths and stone; plastering materials, lime and cement|5
  26|矿砂、矿渣及矿灰|礦砂、礦渣及礦灰|Ores, slag and ash|5
  27|矿物燃料、矿物油及其蒸馏产品；沥青物质；矿物蜡|礦物燃料、礦物油及其蒸餾產品；瀝青物質；礦物蠟|Mineral fuels, mineral oils and products of their distillation; bituminous substances; mineral waxes|5
  28|无机化学品；贵金属、稀土金属、放射性元素及其同位素的有机及无机化合物|無機化學品；貴金屬、稀土金屬、放射性元素及其同位素的有機及無機化合物|Inorganic chemicals; compounds of precious metals, rare-earth metals, radioactive elements or isotopes|6
  29|有机化学品|有機化學品|Organic chemicals|6
  30|药品|藥品|Pharmaceutical products|6
  31|肥料|=|Fertilisers|6
  32|鞣料浸膏及染料浸膏；染料、颜料；油漆及清漆；油灰；墨水、油墨|鞣料浸膏及染料浸膏；染料、顏料；油漆及清漆；油灰；墨水、油墨|Tanning or dyeing extracts; dyes, pigments; paints and varnishes; putty; inks|6
  33|精油及香膏；芳香料制品及化妆盥洗品|精油及香膏；芳香料製品及化妝盥洗品|Essential oils and resinoids; perfumery, cosmetic or toilet preparations|6
  34|肥皂、有机表面活性剂、洗涤剂、润滑剂、人造蜡、光洁剂、蜡烛、塑型用膏及牙科用制剂|肥皂、有機表面活性劑、洗滌劑、潤滑劑、人造蠟、光潔劑、蠟燭、塑型用膏及牙科用製劑|Soap, surface-active agents, washing and lubricating preparations, waxes, polishes, candles, modeling pastes, dental preparations|6
  35|蛋白类物质；改性淀粉；胶；酶|蛋白類物質；改性澱粉；膠；酶|Albuminoidal substances; modified starches; glues; enzymes|6
  36|炸药；烟火制品；火柴；引火合金；易燃材料制品|炸藥；煙火製品；火柴；引火合金；易燃材料製品|Explosives; pyrotechnic products; matches; pyrophoric alloys; combustible preparations|6
  37|照相及电影用品|照相及電影用品|Photographic or cinematographic goods|6
  38|杂项化学产品|雜項化學產品|Miscellaneous chemical products|6
  39|塑料及其制品|塑膠及其製品|Plastics and articles thereof|7
  40|橡胶及其制品|橡膠及其製品|Rubber and articles thereof|7
  41|生皮（毛皮除外）及皮革|=|Raw hides and skins (other than furskins) and leather|8
  42|皮革制品；鞍具及挽具；旅行用品、手提包及类似容器；动物肠线制品|皮革製品；鞍具及挽具；旅行用品、手提包及類似容器；動物腸線製品|Articles of leather; saddlery and harness; travel goods, handbags and similar containers; articles of animal gut|8
  43|毛皮、人造毛皮及其制品|毛皮、人造毛皮及其製品|Furskins and artificial fur; manufactures thereof|8
  44|木及木制品；木炭|木及木製品；木炭|Wood and articles of wood; wood charcoal|9
  45|软木及软木制品|軟木及軟木製品|Cork and articles of cork|9
  46|稻草、秸秆、针茅或其他编结材料制品；篮筐及柳条编结品|稻草、秸稈、針茅或其他編結材料製品；籃筐及柳條編結品|Manufactures of straw, esparto or other plaiting materials; basketware and wickerwork|9
  47|木浆及其他纤维状纤维素浆；回收（废碎）纸或纸板|木漿及其他纖維狀纖維素漿；回收（廢碎）紙或紙板|Pulp of wood or of other fibrous cellulosic material; recovered paper|10
  48|纸及纸板；纸浆、纸或纸板制品|紙及紙板；紙漿、紙或紙板製品|Paper and paperboard; articles of paper pulp, paper or paperboard|10
  49|书籍、报纸、印刷图画及其他印刷品；手稿、打字稿及设计图纸|書籍、報紙、印刷圖畫及其他印刷品；手稿、打字稿及設計圖紙|Printed books, newspapers, pictures and other products of the printing industry; manuscripts and plans|10
  50|蚕丝|蠶絲|Silk|11
  51|羊毛、动物细毛或粗毛；马毛纱线及其机织物|羊毛、動物細毛或粗毛；馬毛紗線及其機織物|Wool, fine or coarse animal hair; horsehair yarn and woven fabric|11
  52|棉花|=|Cotton|11
  53|其他植物纺织纤维；纸纱线及其机织物|其他植物紡織纖維；紙紗線及其機織物|Other vegetable textile fibers; paper yarn and woven fabrics of paper yarn|11
  54|化学纤维长丝；化学纤维纺织材料制扁条及类似品|化學纖維長絲；化學纖維紡織材料製扁條及類似品|Man-made filaments; strip and the like of man-made textile materials|11
  55|化学纤维短纤|化學纖維短纖|Man-made staple fibers|11
  56|絮胎、毡呢及无纺织物；特种纱线；线、绳、索、缆及其制品|絮胎、氈呢及無紡織物；特種紗線；線、繩、索、纜及其製品|Wadding, felt and nonwovens; special yarns; twine, cordage, ropes and cables|11
  57|地毯及纺织材料的其他铺地制品|地毯及紡織材料的其他鋪地製品|Carpets and other textile floor coverings|11
  58|特种机织物；簇绒织物；花边；装饰毯；装饰带；刺绣品|特種機織物；簇絨織物；花邊；裝飾毯；裝飾帶；刺繡品|Special woven fabrics; tufted fabrics; lace; tapestries; trimmings; embroidery|11
  59|浸渍、涂布、包覆或层压的纺织物；工业用纺织制品|浸漬、塗布、包覆或層壓的紡織物；工業用紡織製品|Impregnated, coated, covered or laminated textile fabrics; textile articles for industrial use|11
  60|针织物及钩编织物|針織物及鉤編織物|Knitted or crocheted fabrics|11
  61|针织或钩编的服装及衣着附件|針織或鉤編的服裝及衣著附件|Articles of apparel and clothing accessories, knitted or crocheted|11
  62|非针织或非钩编的服装及衣着附件|非針織或非鉤編的服裝及衣著附件|Articles of apparel and clothing accessories, not knitted or crocheted|11
  63|其他纺织制成品；成套物品；旧衣着及旧纺织品；碎织物|其他紡織製成品；成套物品；舊衣著及舊紡織品；碎織物|Other made up textile articles; sets; worn clothing and worn textile articles; rags|11
  64|鞋靴、护腿和类似品及其零件|鞋靴、護腿和類似品及其零件|Footwear, gaiters and the like; parts of such articles|12
  65|帽类及其零件|帽類及其零件|Headgear and parts thereof|12
  66|雨伞、阳伞、手杖、鞭子、马鞭及其零件|雨傘、陽傘、手杖、鞭子、馬鞭及其零件|Umbrellas, sun umbrellas, walking-sticks, whips, riding-crops and parts|12
  67|已加工羽毛、羽绒及其制品；人造花；人发制品|已加工羽毛、羽絨及其製品；人造花；人髮製品|Prepared feathers and down and articles thereof; artificial flowers; articles of human hair|12
  68|石料、石膏、水泥、石棉、云母及类似材料的制品|石料、石膏、水泥、石棉、雲母及類似材料的製品|Articles of stone, plaster, cement, asbestos, mica or similar materials|13
  69|陶瓷产品|陶瓷產品|Ceramic products|13
  70|玻璃及其制品|玻璃及其製品|Glass and glassware|13
  71|天然或养殖珍珠、宝石或半宝石、贵金属、包贵金属及其制品；仿首饰；硬币|天然或養殖珍珠、寶石或半寶石、貴金屬、包貴金屬及其製品；仿首飾；硬幣|Pearls, precious or semi-precious stones, precious metals, metals clad with precious metal; imitation jewelry; coin|14
  72|钢铁|鋼鐵|Iron and steel|15
  73|钢铁制品|鋼鐵製品|Articles of iron or steel|15
  74|铜及其制品|銅及其製品|Copper and articles thereof|15
  75|镍及其制品|鎳及其製品|Nickel and articles thereof|15
  76|铝及其制品|鋁及其製品|Aluminum and articles thereof|15
  77|（保留为税则将来所用）|（保留為稅則將來所用）|(Reserved for possible future use)|15
  78|铅及其制品|鉛及其製品|Lead and articles thereof|15
  79|锌及其制品|鋅及其製品|Zinc and articles thereof|15
  80|锡及其制品|錫及其製品|Tin and articles thereof|15
  81|其他贱金属、金属陶瓷及其制品|其他賤金屬、金屬陶瓷及其製品|Other base metals; cermets; articles thereof|15
  82|贱金属工具、器具、利口器、餐匙、餐叉及其零件|賤金屬工具、器具、利口器、餐匙、餐叉及其零件|Tools, implements, cutlery, spoons and forks, of base metal; parts thereof|15
  83|贱金属杂项制品|賤金屬雜項製品|Miscellaneous articles of base metal|15
  84|核反应堆、锅炉、机器、机械器具及其零件|核反應堆、鍋爐、機器、機械器具及其零件|Nuclear reactors, boilers, machinery and mechanical appliances; parts thereof|16
  85|电机、电气设备及其零件；录音机及放声机、电视图像及声音的录制和重放设备|電機、電氣設備及其零件；錄音機及放聲機、電視圖像及聲音的錄製和重放設備|Electrical machinery and equipment and parts; sound recorders and reproducers, television recorders and reproducers|16
  86|铁道及电车道机车、车辆及其零件；轨道固定装置；各种交通信号设备|鐵道及電車道機車、車輛及其零件；軌道固定裝置；各種交通訊號設備|Railway or tramway locomotives, rolling-stock and parts; track fixtures; traffic signaling equipment|17
  87|车辆及其零件、附件，但铁道及电车道车辆除外|車輛及其零件、附件，但鐵道及電車道車輛除外|Vehicles other than railway or tramway rolling-stock, and parts and accessories|17
  88|航空器、航天器及其零件|=|Aircraft, spacecraft and parts thereof|17
  89|船舶及浮动结构体|船舶及浮動結構體|Ships, boats and floating structures|17
  90|光学、照相、电影、计量、检验、医疗或外科用仪器及设备；其零件、附件|光學、照相、電影、計量、檢驗、醫療或外科用儀器及設備；其零件、附件|Optical, photographic, cinematographic, measuring, checking, medical or surgical instruments; parts and accessories|18
  91|钟表及其零件|鐘錶及其零件|Clocks and watches and parts thereof|18
  92|乐器及其零件、附件|樂器及其零件、附件|Musical instruments; parts and accessories|18
  93|武器、弹药及其零件、附件|武器、彈藥及其零件、附件|Arms and ammunition; parts and accessories thereof|19
  94|家具；寝具、褥垫、弹簧床垫、软坐垫及类似的填充制品；未列名灯具及照明装置；活动房屋|家具；寢具、褥墊、彈簧床墊、軟坐墊及類似的填充製品；未列名燈具及照明裝置；活動房屋|Furniture; bedding, mattresses, cushions and similar stuffed furnishings; luminaires and lighting fittings; prefabricated buildings|20
  95|玩具、游戏品、运动用品及其零件、附件|玩具、遊戲品、運動用品及其零件、附件|Toys, games and sports requisites; parts and accessories|20
  96|杂项制品|雜項製品|Miscellaneous manufactured articles|20
  97|艺术品、收藏品及古物|藝術品、收藏品及古物|Works of art, collectors' pieces and antiques|21
  `,
  'section',
)
