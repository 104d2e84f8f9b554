import { hsTable } from './hs-table.ts'

export const textilesAndGoods = hsTable(`
  4202|衣箱、提箱、公文箱、旅行包、手提包及类似容器|衣箱、提箱、公文箱、旅行包、手提包及類似容器|Trunks, suitcases, briefcases, traveling bags, handbags and similar containers|种类;材质（表面材质）;品牌;规格
    420212|以塑料或纺织材料作面的箱包|以塑膠或紡織材料作面的箱包|With outer surface of plastics or of textile materials
      4202121000|以塑料或纺织材料作面的衣箱|以塑膠或紡織材料作面的衣箱|Trunks and suitcases with outer surface of plastics or textiles|007,035|10/100|13/13
      4202129000|以塑料或纺织材料作面的其他箱包|以塑膠或紡織材料作面的其他箱包|Other cases with outer surface of plastics or textiles|007,035|10/100|13/13
    420221|以皮革或再生皮革作面的手提包|=|Handbags with outer surface of leather
      4202210090|其他以皮革或再生皮革作面的手提包|=|Other handbags with outer surface of leather or composition leather|007,035|6/100|13/13
    420292|以塑料片或纺织材料作面的其他容器|以塑膠片或紡織材料作面的其他容器|Other containers with outer surface of plastic sheeting or textiles
      4202920000|以塑料片或纺织材料作面的其他容器（背包、电脑包等）|以塑膠片或紡織材料作面的其他容器（背包、電腦包等）|Other containers with outer surface of plastic sheeting or textiles (backpacks)|007,035|6/100|13/13
  5209|棉机织物，含棉85%及以上，每平方米重量超过200克|棉機織物，含棉85%及以上，每平方公尺重量超過200克|Woven fabrics of cotton, 85 % or more, more than 200 g/m2|织造方法;染整方法;成分含量;幅宽;每平方米克重;品牌
    520942|劳动布（牛仔布）|勞動布（牛仔布）|Denim
      5209420090|其他色织的全棉或含棉85%及以上劳动布（牛仔布）|其他色織的全棉或含棉85%及以上勞動布（牛仔布）|Other denim of yarns of different colors, 85 % or more cotton|030,035|8/80|13/13
  5407|合成纤维长丝纱线的机织物|合成纖維長絲紗線的機織物|Woven fabrics of synthetic filament yarn|织造方法;染整方法;成分含量;是否变形长丝;幅宽;每平方米克重
    540752|染色的聚酯变形长丝机织物，含量85%及以上|染色的聚酯變形長絲機織物，含量85%及以上|Dyed, containing 85 % or more of textured polyester filaments
      5407520000|染色的聚酯变形长丝机织物（含量85%及以上）|染色的聚酯變形長絲機織物（含量85%及以上）|Dyed woven fabrics, 85 % or more textured polyester filaments|030,035|8/130|13/13
  6109|针织或钩编的T恤衫、汗衫及其他内衣背心|針織或鉤編的T恤衫、汗衫及其他內衣背心|T-shirts, singlets and other vests, knitted or crocheted|织造方法;种类;类别（男式、女式）;成分含量;品牌;货号
    610910|棉制T恤衫、汗衫及其他内衣背心|棉製T恤衫、汗衫及其他內衣背心|Of cotton
      6109100091|其他棉制针织或钩编T恤衫、汗衫|其他棉製針織或鉤編T恤衫、汗衫|Other T-shirts and singlets of cotton, knitted or crocheted|011,035|6/90|13/13
    610990|其他纺织材料制T恤衫、汗衫|其他紡織材料製T恤衫、汗衫|Of other textile materials
      6109909091|其他纺织材料制针织或钩编T恤衫、汗衫|其他紡織材料製針織或鉤編T恤衫、汗衫|T-shirts and singlets of other textile materials, knitted|011,035|6/130|13/13
  6302|床上、餐桌、盥洗及厨房用的织物制品|床上、餐桌、盥洗及廚房用的織物製品|Bed, table, toilet and kitchen linen|织造方法;种类;成分含量;品牌;规格
    630260|棉制毛巾织物的盥洗及厨房用制品|棉製毛巾織物的盥洗及廚房用製品|Toilet and kitchen linen, of cotton terry fabrics
      6302601000|棉制毛巾织物的浴巾|棉製毛巾織物的浴巾|Bath towels of cotton terry fabrics|015,035|6/90|13/13
      6302609000|棉制毛巾织物的其他盥洗及厨房用制品|棉製毛巾織物的其他盥洗及廚房用製品|Other toilet and kitchen linen of cotton terry fabrics|015,035|6/90|13/13
  6307|其他纺织制成品|其他紡織製成品|Other made up textile articles|用途;种类;成分含量;品牌;规格
    630790|其他制成品|其他製成品|Other made up articles
      6307900010|纺织材料制口罩|紡織材料製口罩|Face masks of textile materials|007,035|6/90|13/13
      6307900090|其他纺织材料制成品|其他紡織材料製成品|Other made up articles of textile materials|035|6/90|13/13
  6403|橡胶、塑料或皮革外底、皮革制鞋面的鞋靴|橡膠、塑膠或皮革外底、皮革製鞋面的鞋靴|Footwear with outer soles of rubber, plastics or leather and uppers of leather|款式;鞋面材质;外底材质;是否过踝;品牌;货号
    640399|其他不过踝鞋靴|其他不過踝鞋靴|Other footwear, not covering the ankle
      6403990090|其他皮革制鞋面的不过踝鞋靴|其他皮革製鞋面的不過踝鞋靴|Other footwear with leather uppers, not covering the ankle|025,035|10/100|13/13
  7318|钢铁制的螺钉、螺栓、螺母、垫圈及类似品|鋼鐵製的螺釘、螺栓、螺帽、墊圈及類似品|Screws, bolts, nuts, washers and similar articles of iron or steel|用途;材质;种类;抗拉强度;杆径;品牌
    731815|其他螺钉及螺栓，不论是否带有螺母或垫圈|其他螺釘及螺栓，不論是否帶有螺帽或墊圈|Other screws and bolts, whether or not with nuts or washers
      7318159090|其他钢铁制螺钉及螺栓|其他鋼鐵製螺釘及螺栓|Other screws and bolts of iron or steel|035|8/80|13/13
    731816|螺母|螺帽|Nuts
      7318160000|钢铁制螺母|鋼鐵製螺帽|Nuts of iron or steel|035|8/80|13/13
    731822|其他垫圈|其他墊圈|Other washers
      7318220090|其他钢铁制垫圈|其他鋼鐵製墊圈|Other washers of iron or steel|035|10/80|13/13
  7326|其他钢铁制品|其他鋼鐵製品|Other articles of iron or steel|用途;材质;加工方法;品牌;型号
    732690|其他钢铁制品|其他鋼鐵製品|Other articles of iron or steel
      7326901900|其他工业用钢铁制品|其他工業用鋼鐵製品|Other articles of iron or steel for technical use|035|10.5/50|13/13
  7616|其他铝制品|其他鋁製品|Other articles of aluminum|用途;材质;加工方法;品牌;型号
    761699|其他铝制品|其他鋁製品|Other articles of aluminum
      7616991090|其他工业用铝制品（散热片等）|其他工業用鋁製品（散熱片等）|Other articles of aluminum for technical use (heat sinks)|035|10/50|13/13
      7616999000|其他非工业用铝制品|其他非工業用鋁製品|Other articles of aluminum, not for technical use|035|10/80|13/13
  8003|锡条、杆、型材及丝|錫條、杆、型材及絲|Tin bars, rods, profiles and wire|材质;成分含量;规格;用途;品牌
    800300|锡条、杆、型材及丝|錫條、杆、型材及絲|Tin bars, rods, profiles and wire
      8003000000|锡及锡合金条、杆、型材、丝（焊锡丝等）|錫及錫合金條、杆、型材、絲（焊錫絲等）|Tin and tin alloy bars, rods, profiles and wire (solder wire)|035|8/30|13/0
  9102|手表、怀表及其他表，品目9101的货品除外|手錶、懷錶及其他表，品目9101的貨品除外|Wrist-watches, pocket-watches and other watches, other than those of heading 9101|驱动方式;显示方式;表壳材质;品牌;型号;单价区间
    910211|仅有机械指示器的电力驱动手表|僅有機械指示器的電力驅動手錶|Electrically operated wrist-watches with mechanical display only
      9102110000|仅有机械指示器的电力驱动手表|僅有機械指示器的電力驅動手錶|Electrically operated wrist-watches with mechanical display only|008,035|8/80|13/13
    910221|自动上弦的机械手表|自動上弦的機械手錶|Wrist-watches with automatic winding
      9102210090|其他自动上弦的机械手表|其他自動上弦的機械手錶|Other wrist-watches with automatic winding|008,035|8/80|13/13
  9503|三轮车、踏板车及类似的带轮玩具；玩偶；其他玩具|三輪車、踏板車及類似的帶輪玩具；玩偶；其他玩具|Tricycles, scooters and similar wheeled toys; dolls; other toys|用途;种类;材质;是否带动力装置;品牌;型号
    950300|玩具|=|Toys
      9503006000|智力玩具|=|Puzzles and intellectual toys|006,035|0/80|13/13|A/LM
      9503008900|其他未列名玩具|=|Other toys, not elsewhere specified|006,035|0/80|13/13|A/LM
  9504|视频游戏控制器及设备，游艺场所、桌上或室内游戏用品|視訊遊戲控制器及設備，遊藝場所、桌上或室內遊戲用品|Video game consoles and machines, articles for funfair, table or parlour games|用途;种类;品牌;型号
    950450|视频游戏控制器及设备，但子目9504.30的货品除外|視訊遊戲控制器及設備，但子目9504.30的貨品除外|Video game consoles and machines, other than those of subheading 9504.30
      9504501900|其他视频游戏控制器及设备（与电视接收机配套使用）|其他視訊遊戲控制器及設備（與電視接收機配套使用）|Other video game consoles used with a television receiver|001,035|0/130|13/13
      9504508000|其他视频游戏控制器及设备|其他視訊遊戲控制器及設備|Other video game consoles and machines|001,035|0/130|13/13
`)
