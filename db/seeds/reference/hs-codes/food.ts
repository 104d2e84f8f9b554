import { hsTable } from './hs-table.ts'

export const food = hsTable(`
  0202|冻牛肉|凍牛肉|Meat of bovine animals, frozen|制作或保存方法（冻）;状态（带骨、去骨等）;牛肉部位;品牌;厂号
    020220|冻带骨牛肉|凍帶骨牛肉|Frozen bovine meat, other cuts with bone in
      0202200090|其他冻带骨牛肉|其他凍帶骨牛肉|Other frozen bovine meat with bone in|035|12/70|9/9|7AB/PRQS
    020230|冻去骨牛肉|凍去骨牛肉|Frozen bovine meat, boneless
      0202300090|其他冻去骨牛肉|其他凍去骨牛肉|Other frozen boneless bovine meat|035|12/70|9/9|7AB/PRQS
  0203|鲜、冷、冻猪肉|鮮、冷、凍豬肉|Meat of swine, fresh, chilled or frozen|制作或保存方法（鲜、冷、冻）;状态（带骨、去骨等）;部位;品牌;厂号
    020329|其他冻猪肉|其他凍豬肉|Other frozen meat of swine
      0203290090|其他冻猪肉|其他凍豬肉|Other frozen meat of swine|035|12/70/8|9/9|7AB/PRQS
  0302|鲜、冷鱼，但品目0304的鱼片除外|鮮、冷魚，但品目0304的魚片除外|Fish, fresh or chilled, excluding fillets of heading 0304|制作或保存方法（鲜、冷）;拉丁名称;个体重量;捕捞或养殖
    030214|鲜、冷大西洋鲑鱼及多瑙哲罗鱼|鮮、冷大西洋鮭魚及多瑙哲羅魚|Atlantic salmon and Danube salmon, fresh or chilled
      0302141000|鲜、冷大西洋鲑鱼|鮮、冷大西洋鮭魚|Atlantic salmon, fresh or chilled|035|7/40|9/9|AB/PRQS
  0303|冻鱼，但品目0304的鱼片除外|凍魚，但品目0304的魚片除外|Fish, frozen, excluding fillets of heading 0304|制作或保存方法（冻）;拉丁名称;个体重量;捕捞或养殖
    030313|冻大西洋鲑鱼及多瑙哲罗鱼|凍大西洋鮭魚及多瑙哲羅魚|Atlantic salmon and Danube salmon, frozen
      0303130000|冻大西洋鲑鱼及多瑙哲罗鱼|凍大西洋鮭魚及多瑙哲羅魚|Atlantic salmon and Danube salmon, frozen|035|7/40|9/9|ABU/PRQS
  0306|带壳或去壳的甲壳动物|帶殼或去殼的甲殼動物|Crustaceans, whether in shell or not|制作或保存方法;拉丁名称;个体重量或规格;是否带壳
    030617|其他冻小虾及对虾|其他凍小蝦及對蝦|Other frozen shrimps and prawns
      0306179090|其他冻虾及对虾|其他凍蝦及對蝦|Other frozen shrimps and prawns|035|5/70/2|9/9|AB/PRQS
  0402|浓缩、加糖或其他甜物质的乳及稀奶油|濃縮、加糖或其他甜物質的乳及鮮奶油|Milk and cream, concentrated or sweetened|外观（粉状、液状等）;脂肪含量;是否加糖;品牌;包装规格
    040210|脂肪含量不超过1.5%的固状乳及稀奶油|脂肪含量不超過1.5%的固狀乳及鮮奶油|In solid forms, fat content not exceeding 1.5 %
      0402100000|脂肪含量不超过1.5%的固状乳及稀奶油（脱脂奶粉）|脂肪含量不超過1.5%的固狀乳及鮮奶油（脫脂奶粉）|Milk powder, fat content not exceeding 1.5 % (skimmed)|035|10/40|13/13|7AB/PRQS
    040221|脂肪含量超过1.5%、未加糖的固状乳及稀奶油|脂肪含量超過1.5%、未加糖的固狀乳及鮮奶油|In solid forms, fat content exceeding 1.5 %, not sweetened
      0402210000|脂肪含量超过1.5%、未加糖的固状乳及稀奶油（全脂奶粉）|脂肪含量超過1.5%、未加糖的固狀乳及鮮奶油（全脂奶粉）|Milk powder, fat content exceeding 1.5 %, unsweetened (whole)|035|10/40|13/13|7AB/PRQS
  0405|黄油及其他从乳中提取的脂和油；乳酱|奶油及其他從乳中提取的脂和油；乳醬|Butter and other fats and oils derived from milk; dairy spreads|制作方法;脂肪含量;品牌;包装规格
    040510|黄油|奶油|Butter
      0405100000|黄油|奶油|Butter|035|10/90|13/13|AB/PRQS
  0406|乳酪及凝乳|=|Cheese and curd|种类;是否磨碎或粉化;品牌;包装规格
    040690|其他乳酪|=|Other cheese
      0406900000|其他乳酪|=|Other cheese|035|12/90/8|13/13|AB/PRQS
  0409|天然蜂蜜|=|Natural honey|品牌;包装规格;是否天然
    040900|天然蜂蜜|=|Natural honey
      0409000000|天然蜂蜜|=|Natural honey|035|15/80|9/9|AB/PRQS
  0801|鲜或干的椰子、巴西果及腰果|鮮或乾的椰子、巴西果及腰果|Coconuts, Brazil nuts and cashew nuts, fresh or dried|制作或保存方法;是否去壳;种类
    080132|去壳腰果|去殼腰果|Cashew nuts, shelled
      0801320000|鲜或干的去壳腰果|鮮或乾的去殼腰果|Cashew nuts, shelled, fresh or dried|035|10/70/7|9/9|AB/PRQS
  0802|鲜或干的其他坚果|鮮或乾的其他堅果|Other nuts, fresh or dried|制作或保存方法;是否去壳;种类
    080212|去壳扁桃仁（巴旦杏仁）|去殼扁桃仁（巴旦杏仁）|Almonds, shelled
      0802120000|去壳扁桃仁（巴旦杏仁）|去殼扁桃仁（巴旦杏仁）|Almonds, shelled|035|10/70|9/9|AB/PRQS
    080252|去壳阿月浑子果（开心果）|去殼阿月渾子果（開心果）|Pistachios, shelled
      0802520000|去壳阿月浑子果（开心果）|去殼阿月渾子果（開心果）|Pistachios, shelled|035|10/70/5|9/9|AB/PRQS
  0805|鲜或干的柑橘属水果|鮮或乾的柑橘屬水果|Citrus fruit, fresh or dried|制作或保存方法;种类;规格
    080510|橙|=|Oranges
      0805100000|鲜或干的橙|鮮或乾的橙|Oranges, fresh or dried|035|11/100|9/9|AB/PRQS
  0806|鲜或干的葡萄|鮮或乾的葡萄|Grapes, fresh or dried|制作或保存方法;种类;规格
    080610|鲜葡萄|鮮葡萄|Fresh grapes
      0806100000|鲜葡萄|鮮葡萄|Fresh grapes|035|13/80|9/9|AB/PRQS
  0808|鲜的苹果、梨及榅桲|鮮的蘋果、梨及榲桲|Apples, pears and quinces, fresh|制作或保存方法;种类;规格
    080810|鲜苹果|鮮蘋果|Fresh apples
      0808100000|鲜苹果|鮮蘋果|Fresh apples|035|10/100|9/9|AB/PRQS
  0809|鲜的杏、樱桃、桃、李|鮮的杏、櫻桃、桃、李|Apricots, cherries, peaches and plums, fresh|制作或保存方法;种类;规格
    080929|其他鲜樱桃|其他鮮櫻桃|Other fresh cherries
      0809290000|其他鲜樱桃（车厘子）|其他鮮櫻桃|Other fresh cherries|035|10/100|9/9|AB/PRQS
  0810|其他鲜果|其他鮮果|Other fruit, fresh|制作或保存方法;种类;规格
    081050|鲜猕猴桃|鮮奇異果|Kiwifruit, fresh
      0810500000|鲜猕猴桃|鮮奇異果|Kiwifruit, fresh|035|20/80|9/9|AB/PRQS
    081060|鲜榴莲|鮮榴蓮|Durians, fresh
      0810600000|鲜榴莲|鮮榴蓮|Durians, fresh|035|20/80|9/9|AB/PRQS
  0901|咖啡；咖啡豆荚及咖啡豆皮；含咖啡的咖啡代用品|咖啡；咖啡豆莢及咖啡豆皮；含咖啡的咖啡代用品|Coffee; coffee husks and skins; coffee substitutes containing coffee|是否焙炒;是否浸除咖啡碱;品种;包装规格;品牌
    090111|未焙炒、未浸除咖啡碱的咖啡|未焙炒、未浸除咖啡因的咖啡|Coffee, not roasted, not decaffeinated
      0901110000|未焙炒、未浸除咖啡碱的咖啡（生豆）|未焙炒、未浸除咖啡因的咖啡（生豆）|Coffee, not roasted, not decaffeinated (green beans)|035|8/50|9/9|AB/PRQS
    090121|已焙炒、未浸除咖啡碱的咖啡|已焙炒、未浸除咖啡因的咖啡|Coffee, roasted, not decaffeinated
      0901210000|已焙炒、未浸除咖啡碱的咖啡|已焙炒、未浸除咖啡因的咖啡|Coffee, roasted, not decaffeinated|035|15/80|13/13|AB/RS
  0902|茶，不论是否加香料|茶，不論是否加香料|Tea, whether or not flavored|种类;是否加香料;内包装每件净重;品牌
    090210|每件净重不超过3千克的绿茶|每件淨重不超過3公斤的綠茶|Green tea in packings not exceeding 3 kg
      0902109000|每件净重不超过3千克的其他绿茶|每件淨重不超過3公斤的其他綠茶|Other green tea in packings not exceeding 3 kg|035|15/100|9/9|AB/PRQS
    090230|每件净重不超过3千克的红茶及部分发酵茶|每件淨重不超過3公斤的紅茶及部分發酵茶|Black and partly fermented tea in packings not exceeding 3 kg
      0902309000|每件净重不超过3千克的红茶及其他部分发酵茶|每件淨重不超過3公斤的紅茶及其他部分發酵茶|Black tea and other partly fermented tea in packings not exceeding 3 kg|035|15/100|9/9|AB/PRQS
  1509|橄榄油及其分离品，未经化学改性|橄欖油及其分離品，未經化學改性|Olive oil and its fractions, not chemically modified|加工方法;是否初榨;酸度;品牌;包装规格
    150920|特级初榨橄榄油|特級初榨橄欖油|Extra virgin olive oil
      1509200000|特级初榨橄榄油|特級初榨橄欖油|Extra virgin olive oil|035|10/30|9/9|7AB/MRNS
  1704|不含可可的糖食|=|Sugar confectionery, not containing cocoa|是否含可可;种类;品牌;包装规格
    170490|其他糖食|=|Other sugar confectionery
      1704900000|其他不含可可的糖食（糖果、白巧克力等）|=|Other sugar confectionery not containing cocoa (sweets, white chocolate)|035|10/50|13/13|AB/RS
  1806|巧克力及其他含可可的食品|=|Chocolate and other food preparations containing cocoa|是否含可可;形状（块状、条状）;是否夹心;每件净重;品牌
    180631|其他夹心块状或条状的含可可食品|其他夾心塊狀或條狀的含可可食品|Other, in blocks, slabs or bars, filled
      1806310000|夹心块状或条状的巧克力及含可可食品|夾心塊狀或條狀的巧克力及含可可食品|Chocolate and cocoa preparations in blocks or bars, filled|035|8/50|13/13|AB/RS
    180632|其他不夹心块状或条状的含可可食品|其他不夾心塊狀或條狀的含可可食品|Other, in blocks, slabs or bars, not filled
      1806320000|不夹心块状或条状的巧克力及含可可食品|不夾心塊狀或條狀的巧克力及含可可食品|Chocolate and cocoa preparations in blocks or bars, not filled|035|10/50|13/13|AB/RS
    180690|其他含可可的食品|=|Other cocoa preparations
      1806900000|其他巧克力及含可可的食品|=|Other chocolate and cocoa preparations|035|8/50|13/13|AB/RS
  1901|麦精；细粉、粗粉、淀粉或麦精制的食品；乳品制的食品|麥精；細粉、粗粉、澱粉或麥精製的食品；乳品製的食品|Malt extract; food preparations of flour, starch, malt extract or milk products|用途;成分含量;是否供婴幼儿食用;是否零售包装;品牌
    190110|适合供婴幼儿食用的零售包装食品|適合供嬰幼兒食用的零售包裝食品|Preparations suitable for infants or young children, put up for retail sale
      1901101000|供婴幼儿食用的零售包装配方奶粉|供嬰幼兒食用的零售包裝配方奶粉|Infant formula milk powder put up for retail sale|035|15/40/5|13/13|7AB/RS
      1901109000|其他供婴幼儿食用的零售包装食品|其他供嬰幼兒食用的零售包裝食品|Other preparations for infants or young children, for retail sale|035|15/40/5|13/13|AB/RS
  1902|面食，不论是否煮熟、包馅或其他方法制作|麵食，不論是否煮熟、包餡或其他方法製作|Pasta, whether or not cooked, stuffed or otherwise prepared|制作方法;成分含量;是否包馅;品牌;包装规格
    190230|其他面食|其他麵食|Other pasta
      1902303000|即食或快熟面条|即食或速食麵|Instant noodles|035|10/80|13/13|AB/RS
  1904|谷物膨化或烘炒制的食品|穀物膨化或烘炒製的食品|Prepared foods obtained by swelling or roasting cereals|制作方法;成分含量;品牌;包装规格
    190410|谷物膨化或烘炒制的食品|穀物膨化或烘炒製的食品|Prepared foods obtained by swelling or roasting cereals
      1904100000|谷物膨化或烘炒制的食品（玉米片等）|穀物膨化或烘炒製的食品（玉米片等）|Prepared foods obtained by swelling or roasting cereals (corn flakes)|035|10/80|13/13|AB/RS
  1905|面包、糕点、饼干及其他烘焙糕饼|麵包、糕點、餅乾及其他烘焙糕餅|Bread, pastry, cakes, biscuits and other bakers' wares|种类;成分含量;品牌;包装规格
    190531|甜饼干|甜餅乾|Sweet biscuits
      1905310000|甜饼干|甜餅乾|Sweet biscuits|035|10/80|13/13|AB/RS
    190532|华夫饼干及圣餐饼|華夫餅乾及聖餐餅|Waffles and wafers
      1905320000|华夫饼干及圣餐饼|華夫餅乾及聖餐餅|Waffles and wafers|035|10/80|13/13|AB/RS
    190590|其他烘焙糕饼|其他烘焙糕餅|Other bakers' wares
      1905900000|其他面包、糕点、饼干及烘焙糕饼|其他麵包、糕點、餅乾及烘焙糕餅|Other bread, pastry, cakes and biscuits|035|10/80|13/13|AB/RS
  2008|用其他方法制作或保藏的水果、坚果|用其他方法製作或保藏的水果、堅果|Fruit and nuts, otherwise prepared or preserved|种类;制作或保存方法;是否罐头;品牌;包装规格
    200819|其他坚果及子仁，包括混合产品|其他堅果及子仁，包括混合產品|Other nuts and seeds, including mixtures
      2008199990|其他制作或保藏的坚果及子仁|其他製作或保藏的堅果及子仁|Other nuts and seeds, prepared or preserved|035|10/80|13/13|AB/RS
  2009|未发酵及未加酒精的水果汁、坚果汁或蔬菜汁|未發酵及未加酒精的水果汁、堅果汁或蔬菜汁|Fruit, nut or vegetable juices, unfermented and without spirit|种类;白利糖度值;是否冷冻;品牌;包装规格
    200912|非冷冻的、白利糖度值不超过20的橙汁|非冷凍的、白利糖度值不超過20的橙汁|Orange juice, not frozen, Brix value not exceeding 20
      2009120090|其他非冷冻橙汁，白利糖度值不超过20|其他非冷凍橙汁，白利糖度值不超過20|Other orange juice, not frozen, Brix value not exceeding 20|035|30/90|13/13|AB/RS
  2101|咖啡、茶的浓缩精汁及以其为基本成分的制品|咖啡、茶的濃縮精汁及以其為基本成分的製品|Extracts, essences and concentrates of coffee or tea, and preparations thereof|种类;成分含量;品牌;包装规格
    210111|咖啡浓缩精汁|咖啡濃縮精汁|Extracts, essences and concentrates of coffee
      2101110000|咖啡浓缩精汁（速溶咖啡）|咖啡濃縮精汁（即溶咖啡）|Extracts, essences and concentrates of coffee (instant coffee)|035|12/130|13/13|AB/RS
    210112|以咖啡为基本成分的制品|以咖啡為基本成分的製品|Preparations with a basis of coffee
      2101120000|以咖啡浓缩精汁或咖啡为基本成分的制品|以咖啡濃縮精汁或咖啡為基本成分的製品|Preparations with a basis of coffee extracts or coffee|035|12/130|13/13|AB/RS
  2103|调味汁及其制品；混合调味品|調味汁及其製品；混合調味品|Sauces and preparations; mixed condiments and seasonings|种类;成分含量;品牌;包装规格
    210310|酱油|醬油|Soya sauce
      2103100000|酱油|醬油|Soya sauce|035|12/90|13/13|AB/RS
    210390|其他调味汁及调味品|其他調味汁及調味品|Other sauces and condiments
      2103909000|其他调味汁及其制品、混合调味品|其他調味汁及其製品、混合調味品|Other sauces, mixed condiments and seasonings|035|12/90|13/13|AB/RS
  2105|冰淇淋及其他冰制食品|冰淇淋及其他冰製食品|Ice cream and other edible ice|种类;是否含可可;品牌;包装规格
    210500|冰淇淋及其他冰制食品|冰淇淋及其他冰製食品|Ice cream and other edible ice
      2105000000|冰淇淋及其他冰制食品（不论是否含可可）|冰淇淋及其他冰製食品（不論是否含可可）|Ice cream and other edible ice, whether or not containing cocoa|035|12/90|13/13|AB/RS
  2106|未列名食品|=|Food preparations not elsewhere specified|用途;成分含量;品牌;包装规格;是否有保健食品批号
    210610|浓缩蛋白质及组织化蛋白质|濃縮蛋白質及組織化蛋白質|Protein concentrates and textured protein substances
      2106100000|浓缩蛋白质及组织化蛋白质|濃縮蛋白質及組織化蛋白質|Protein concentrates and textured protein substances|035|10/90|13/13|AB/RS
    210690|其他食品|=|Other food preparations
      2106909090|其他编号未列名的食品|其他未列名的食品|Other food preparations not elsewhere specified|035|12/90|13/13|AB/RS
  2202|加味、加糖的水及其他无酒精饮料|加味、加糖的水及其他無酒精飲料|Waters, sweetened or flavored, and other non-alcoholic beverages|种类;成分含量;品牌;包装规格
    220210|加味、加糖的水，包括矿泉水及汽水|加味、加糖的水，包括礦泉水及汽水|Waters, including mineral and aerated, sweetened or flavored
      2202100090|其他加味、加糖或其他甜物质的水|其他加味、加糖或其他甜物質的水|Other waters, sweetened or flavored|095,035|5/100|13/13|AB/RS
    220299|其他无酒精饮料|其他無酒精飲料|Other non-alcoholic beverages
      2202990099|其他无酒精饮料|其他無酒精飲料|Other non-alcoholic beverages|095,035|5/100|13/13|AB/RS
  2204|鲜葡萄酿造的酒；酿酒葡萄汁|鮮葡萄釀造的酒；釀酒葡萄汁|Wine of fresh grapes; grape must|种类;加工方法;酒精浓度;级别;年份;产区;品牌;包装规格
    220410|汽酒|=|Sparkling wine
      2204100000|葡萄汽酒|=|Sparkling wine of fresh grapes|095,035|14/180|13/13/10|AB/RS
    220421|装入2升及以下容器的其他酒|裝入2公升及以下容器的其他酒|Other wine in containers holding 2 liters or less
      2204210000|装入2升及以下容器的鲜葡萄酿造的酒|裝入2公升及以下容器的鮮葡萄釀造的酒|Wine of fresh grapes in containers of 2 liters or less|095,035|14/180|13/13/10|AB/RS
  2208|蒸馏酒、利口酒及其他酒精饮料|蒸餾酒、利口酒及其他酒精飲料|Spirits, liqueurs and other spirituous beverages|种类;酒精浓度;年份;品牌;包装规格
    220820|蒸馏葡萄制得的烈性酒|蒸餾葡萄製得的烈性酒|Spirits obtained by distilling grape wine or marc
      2208200090|其他蒸馏葡萄制得的烈性酒（白兰地）|其他蒸餾葡萄製得的烈性酒（白蘭地）|Other spirits from distilled grape wine or marc (brandy)|095,035|10/180/5|13/13/20|AB/RS
    220830|威士忌酒|威士忌|Whiskies
      2208300000|威士忌酒|威士忌|Whiskies|095,035|10/180/5|13/13/20|AB/RS
`)
