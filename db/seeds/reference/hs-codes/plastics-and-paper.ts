import { hsTable } from './hs-table.ts'

export const plasticsAndPaper = hsTable(`
  3901|初级形状的乙烯聚合物|初級形狀的乙烯聚合物|Polymers of ethylene, in primary forms|外观;成分含量;单体单元的种类和比例;比重;级别;品牌;型号
    390110|比重小于0.94的聚乙烯|比重小於0.94的聚乙烯|Polyethylene having a specific gravity of less than 0.94
      3901100001|初级形状的聚乙烯（比重小于0.94）|初級形狀的聚乙烯（比重小於0.94）|Polyethylene in primary forms, specific gravity under 0.94|035|6.5/45|13/13
    390120|比重在0.94及以上的聚乙烯|=|Polyethylene having a specific gravity of 0.94 or more
      3901200099|其他初级形状的聚乙烯（比重0.94及以上）|其他初級形狀的聚乙烯（比重0.94及以上）|Other polyethylene in primary forms, specific gravity 0.94 or more|035|6.5/45|13/13
  3902|初级形状的丙烯或其他烯烃聚合物|初級形狀的丙烯或其他烯烴聚合物|Polymers of propylene or of other olefins, in primary forms|外观;成分含量;单体单元的种类和比例;级别;品牌;型号
    390210|聚丙烯|=|Polypropylene
      3902100090|其他初级形状的聚丙烯|其他初級形狀的聚丙烯|Other polypropylene in primary forms|035|6.5/45|13/13
  3903|初级形状的苯乙烯聚合物|初級形狀的苯乙烯聚合物|Polymers of styrene, in primary forms|外观;成分含量;单体单元的种类和比例;是否改性;品牌;型号
    390330|丙烯腈-丁二烯-苯乙烯（ABS）共聚物|=|Acrylonitrile-butadiene-styrene (ABS) copolymers
      3903301000|改性的丙烯腈-丁二烯-苯乙烯（ABS）共聚物|=|Modified acrylonitrile-butadiene-styrene (ABS) copolymers|035|6.5/45|13/13
      3903309000|其他丙烯腈-丁二烯-苯乙烯（ABS）共聚物|=|Other acrylonitrile-butadiene-styrene (ABS) copolymers|035|6.5/45|13/13
  3907|初级形状的聚缩醛、其他聚醚、环氧树脂、聚碳酸酯及聚酯|初級形狀的聚縮醛、其他聚醚、環氧樹脂、聚碳酸酯及聚酯|Polyacetals, other polyethers, epoxide resins, polycarbonates and polyesters, in primary forms|外观;成分含量;单体单元的种类和比例;级别;品牌;型号
    390730|环氧树脂|環氧樹脂|Epoxide resins
      3907300090|其他初级形状的环氧树脂|其他初級形狀的環氧樹脂|Other epoxide resins in primary forms|035|6.5/45|13/13|A/M
    390740|聚碳酸酯|=|Polycarbonates
      3907400000|初级形状的聚碳酸酯|初級形狀的聚碳酸酯|Polycarbonates in primary forms|035|6.5/45|13/13
    390761|粘数在78毫升/克及以上的聚对苯二甲酸乙二酯|黏數在78毫升/克及以上的聚對苯二甲酸乙二酯|Poly(ethylene terephthalate), viscosity number of 78 ml/g or higher
      3907611000|高粘度聚对苯二甲酸乙二酯切片|高黏度聚對苯二甲酸乙二酯切片|Poly(ethylene terephthalate) chips, high viscosity|035|6.5/45|13/13
  3908|初级形状的聚酰胺|初級形狀的聚酰胺|Polyamides, in primary forms|外观;成分含量;级别;品牌;型号
    390810|聚酰胺-6、-11、-12、-6,6、-6,9、-6,10或-6,12|=|Polyamide-6, -11, -12, -6,6, -6,9, -6,10 or -6,12
      3908101190|其他聚酰胺-6,6切片|=|Other polyamide-6,6 chips|035|6.5/45|13/13
  3919|自粘的塑料板、片、膜、箔、带、扁条|自黏的塑膠板、片、膜、箔、帶、扁條|Self-adhesive plates, sheets, film, foil, tape and strip of plastics|用途;材质;是否成卷;宽度;规格;品牌
    391910|成卷的、宽度不超过20厘米的自粘塑料带|成卷的、寬度不超過20公分的自黏塑膠帶|In rolls of a width not exceeding 20 cm
      3919109900|其他宽度不超过20厘米的成卷自粘塑料板、片、膜、带|其他寬度不超過20公分的成卷自黏塑膠板、片、膜、帶|Other self-adhesive plastics in rolls not exceeding 20 cm in width|035|6.5/80|13/13
    391990|其他自粘塑料板、片、膜等|其他自黏塑膠板、片、膜等|Other self-adhesive plates, sheets and film
      3919909090|其他自粘塑料板、片、膜、箔、带|其他自黏塑膠板、片、膜、箔、帶|Other self-adhesive plates, sheets, film, foil and tape of plastics|035|6.5/80|13/13
  3920|其他非泡沫塑料的板、片、膜、箔及扁条|其他非泡沫塑膠的板、片、膜、箔及扁條|Other plates, sheets, film, foil and strip of non-cellular plastics|用途;材质;规格;是否与其他材料合制;品牌;型号
    392062|聚对苯二甲酸乙二酯制的板、片、膜|聚對苯二甲酸乙二酯製的板、片、膜|Of poly(ethylene terephthalate)
      3920620009|其他聚对苯二甲酸乙二酯板、片、膜、箔及扁条|其他聚對苯二甲酸乙二酯板、片、膜、箔及扁條|Other plates, sheets and film of poly(ethylene terephthalate)|035|6.5/45|13/13
    392099|其他塑料制的板、片、膜|其他塑膠製的板、片、膜|Of other plastics
      3920999090|其他非泡沫塑料板、片、膜、箔及扁条|其他非泡沫塑膠板、片、膜、箔及扁條|Other plates, sheets, film and foil of non-cellular plastics|035|6.5/45|13/13
  3923|供运输或包装货物用的塑料制品|供運輸或包裝貨物用的塑膠製品|Articles for the conveyance or packing of goods, of plastics|用途;材质;规格;品牌
    392310|盒、箱、板条箱及类似品|盒、箱、板條箱及類似品|Boxes, cases, crates and similar articles
      3923100010|供运输或包装半导体晶片、掩模或光罩的塑料盒、箱及类似品|供運輸或包裝半導體晶片、光罩的塑膠盒、箱及類似品|Plastic boxes and cases for semiconductor wafers, masks or reticles|035|10/80/0|13/13
      3923100090|其他供运输或包装货物用的塑料盒、箱及类似品|其他供運輸或包裝貨物用的塑膠盒、箱及類似品|Other plastic boxes, cases and crates|035|10/80|13/13
    392321|乙烯聚合物制的袋及包|=|Sacks and bags of polymers of ethylene
      3923210000|乙烯聚合物制的袋及包|=|Sacks and bags of polymers of ethylene|035|6.5/80|13/13
    392350|塞子、盖子及类似品|塞子、蓋子及類似品|Stoppers, lids, caps and other closures
      3923500000|塑料制塞子、盖子及类似品|塑膠製塞子、蓋子及類似品|Stoppers, lids, caps and other closures of plastics|035|10/80|13/13
    392390|其他供运输或包装货物用的塑料制品|其他供運輸或包裝貨物用的塑膠製品|Other articles for conveyance or packing
      3923900000|其他供运输或包装货物用的塑料制品（载带等）|其他供運輸或包裝貨物用的塑膠製品（載帶等）|Other articles for conveyance or packing of goods (carrier tape)|035|10/80|13/13
  3926|其他塑料制品|其他塑膠製品|Other articles of plastics|用途;材质;规格;品牌;型号
    392690|其他塑料制品|其他塑膠製品|Other articles of plastics
      3926901000|塑料制机器及仪器用零件|塑膠製機器及儀器用零件|Parts of machines and instruments, of plastics|035|10/35|13/13
      3926909090|其他塑料制品|其他塑膠製品|Other articles of plastics|035|10/80|13/13
  4016|其他硫化橡胶制品，硬质橡胶除外|其他硫化橡膠製品，硬質橡膠除外|Other articles of vulcanized rubber other than hard rubber|用途;材质;品牌;型号
    401693|垫片、垫圈及其他密封件|墊片、墊圈及其他密封件|Gaskets, washers and other seals
      4016931000|硫化橡胶制机器及仪器用垫片、垫圈及其他密封件|硫化橡膠製機器及儀器用墊片、墊圈及其他密封件|Gaskets, washers and seals of vulcanized rubber for machines and instruments|035|8/30|13/13
      4016939000|其他硫化橡胶制垫片、垫圈及其他密封件|其他硫化橡膠製墊片、墊圈及其他密封件|Other gaskets, washers and seals of vulcanized rubber|035|8/80|13/13
  4811|经涂布、浸渍、覆盖、染面、饰面或印花的纸及纸板|經塗布、浸漬、覆蓋、染面、飾面或印花的紙及紙板|Paper and paperboard, coated, impregnated, covered, surface-colored or printed|用途;加工程度;规格;每平方米克重;品牌
    481141|自粘的胶粘纸及纸板|自黏的膠黏紙及紙板|Gummed or adhesive paper, self-adhesive
      4811410000|自粘的胶粘纸及纸板|自黏的膠黏紙及紙板|Self-adhesive paper and paperboard|035|5/45|13/13
  4818|卫生纸、纸巾、纸手帕及类似家庭用或卫生用纸制品|衛生紙、紙巾、紙手帕及類似家庭用或衛生用紙製品|Toilet paper, tissues, handkerchiefs and similar household or sanitary paper|用途;材质;规格;品牌
    481810|卫生纸|衛生紙|Toilet paper
      4818100000|卫生纸|衛生紙|Toilet paper|035|5/80|13/13|A/M
    481820|纸手帕及纸面巾|紙手帕及紙面巾|Handkerchiefs, cleansing or facial tissues
      4818200000|纸手帕、纸面巾及纸巾|紙手帕、紙面巾及紙巾|Handkerchiefs, cleansing or facial tissues and towels|035|5/90|13/13|A/M
  4819|纸、纸板制的箱、盒、袋及其他包装容器|紙、紙板製的箱、盒、袋及其他包裝容器|Cartons, boxes, cases, bags and other packing containers of paper|用途;材质;种类;规格;品牌
    481910|瓦楞纸或纸板制的箱、盒、匣|瓦楞紙或紙板製的箱、盒、匣|Cartons, boxes and cases of corrugated paper or paperboard
      4819100000|瓦楞纸或纸板制的箱、盒、匣|瓦楞紙或紙板製的箱、盒、匣|Cartons, boxes and cases of corrugated paper or paperboard|035|5/80|13/13
    481920|非瓦楞纸或纸板制的可折叠箱、盒、匣|非瓦楞紙或紙板製的可摺疊箱、盒、匣|Folding cartons, boxes and cases of non-corrugated paper
      4819200000|非瓦楞纸或纸板制的可折叠箱、盒、匣|非瓦楞紙或紙板製的可摺疊箱、盒、匣|Folding cartons, boxes and cases of non-corrugated paper or paperboard|035|5/80|13/13
  4821|纸或纸板制的各种标签|紙或紙板製的各種標籤|Paper or paperboard labels of all kinds|用途;是否印制;材质;规格;品牌
    482110|印制的标签|印製的標籤|Printed labels
      4821100000|纸或纸板制印制的标签|紙或紙板製印製的標籤|Printed paper or paperboard labels|035|6/50|13/13
  4901|书籍、小册子、散页印刷品及类似印刷品|書籍、小冊子、散頁印刷品及類似印刷品|Printed books, brochures, leaflets and similar printed matter|种类;用途;是否成册
    490199|其他书籍、小册子及类似印刷品|其他書籍、小冊子及類似印刷品|Other books, brochures and similar printed matter
      4901990000|其他书籍、小册子及类似印刷品|其他書籍、小冊子及類似印刷品|Other books, brochures and similar printed matter|035|0/0|9/9
  4911|其他印刷品，包括印刷的图片及照片|其他印刷品，包括印刷的圖片及照片|Other printed matter, including printed pictures and photographs|种类;用途;品牌
    491110|商业广告品、商品目录及类似印刷品|商業廣告品、商品目錄及類似印刷品|Trade advertising material, commercial catalogs and the like
      4911101000|无商业价值的商业广告品及类似印刷品|無商業價值的商業廣告品及類似印刷品|Trade advertising material without commercial value|035|0/0|13/13
      4911109000|其他商业广告品、商品目录及类似印刷品|其他商業廣告品、商品目錄及類似印刷品|Other trade advertising material and commercial catalogs|035|7.5/50|13/13
`)
