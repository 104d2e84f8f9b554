import { hsTable } from './hs-table.ts'

export const cosmetics = hsTable(`
  3303|香水及花露水|=|Perfumes and toilet waters|用途;包装规格;成分含量;品牌;是否为特殊用途;单价区间
    330300|香水及花露水|=|Perfumes and toilet waters
      3303000010|包装标注含量以重量计的香水及花露水|包裝標註含量以重量計的香水及花露水|Perfumes and toilet waters, content marked by weight|035,011|3/150|13/13/15|AB/MN
      3303000020|包装标注含量以体积计的香水及花露水|包裝標註含量以體積計的香水及花露水|Perfumes and toilet waters, content marked by volume|035,011|3/150|13/13/15|AB/MN
  3304|美容品或化妆品及护肤品|美容品或化妝品及護膚品|Beauty or make-up preparations and preparations for the care of the skin|用途;包装规格;成分含量;品牌;是否为特殊用途;单价区间
    330410|唇用化妆品|唇用化妝品|Lip make-up preparations
      3304100091|包装标注含量以重量计的其他唇用化妆品|包裝標註含量以重量計的其他唇用化妝品|Other lip make-up, content marked by weight|035,011|5/150|13/13/15|AB/MN
      3304100092|包装标注含量以体积计的其他唇用化妆品|包裝標註含量以體積計的其他唇用化妝品|Other lip make-up, content marked by volume|035,011|5/150|13/13/15|AB/MN
      3304100093|包装标注规格为“片”或“张”的其他唇用化妆品|包裝標註規格為“片”或“張”的其他唇用化妝品|Other lip make-up, marked by piece or sheet|035,011|5/150|13/13/15|AB/MN
    330420|眼用化妆品|眼用化妝品|Eye make-up preparations
      3304200091|包装标注含量以重量计的其他眼用化妆品|包裝標註含量以重量計的其他眼用化妝品|Other eye make-up, content marked by weight|035,011|5/150|13/13/15|AB/MN
      3304200092|包装标注含量以体积计的其他眼用化妆品|包裝標註含量以體積計的其他眼用化妝品|Other eye make-up, content marked by volume|035,011|5/150|13/13/15|AB/MN
    330430|指（趾）甲化妆品|指（趾）甲化妝品|Manicure or pedicure preparations
      3304300001|包装标注含量以重量计的指（趾）甲化妆品|包裝標註含量以重量計的指（趾）甲化妝品|Manicure or pedicure preparations, content marked by weight|035,011|5/150|13/13/15|AB/MN
      3304300002|包装标注含量以体积计的指（趾）甲化妆品|包裝標註含量以體積計的指（趾）甲化妝品|Manicure or pedicure preparations, content marked by volume|035,011|5/150|13/13/15|AB/MN
    330491|粉，不论是否压紧|粉，不論是否壓緊|Powders, whether or not compressed
      3304910090|其他粉状化妆品（不论是否压紧）|其他粉狀化妝品（不論是否壓緊）|Other powders, whether or not compressed|035,011|5/150|13/13/15|AB/MN
    330499|其他美容品或化妆品及护肤品|其他美容品或化妝品及護膚品|Other beauty, make-up and skin-care preparations
      3304990021|包装标注含量以重量计的其他美容品或化妆品及护肤品|包裝標註含量以重量計的其他美容品或化妝品及護膚品|Other beauty, make-up and skin-care preparations, by weight|035,011|1/150|13/13/15|AB/MN
      3304990031|包装标注含量以体积计的其他美容品或化妆品及护肤品|包裝標註含量以體積計的其他美容品或化妝品及護膚品|Other beauty, make-up and skin-care preparations, by volume|035,011|1/150|13/13/15|AB/MN
      3304990041|包装标注规格为“片”或“张”的其他美容品或护肤品（面膜）|包裝標註規格為“片”或“張”的其他美容品或護膚品（面膜）|Other beauty and skin-care preparations, by piece or sheet (face masks)|035,011|1/150|13/13/15|AB/MN
      3304990099|其他不征消费税的美容品或护肤品|其他不徵消費稅的美容品或護膚品|Other beauty and skin-care preparations not subject to consumption tax|035,011|1/150|13/13|AB/MN
  3305|护发品|護髮品|Preparations for use on the hair|用途;包装规格;品牌;是否为特殊用途
    330510|洗发剂（香波）|洗髮劑（洗髮精）|Shampoos
      3305100090|其他洗发剂（香波）|其他洗髮劑（洗髮精）|Other shampoos|035|3/150|13/13|AB/MN
    330520|烫发剂|燙髮劑|Preparations for permanent waving or straightening
      3305200000|烫发剂|燙髮劑|Preparations for permanent waving or straightening|035|3/150|13/13|AB/MN
    330530|定型剂|定型劑|Hair lacquers
      3305300000|定型剂|定型劑|Hair lacquers|035|3/150|13/13|AB/MN
    330590|其他护发品|其他護髮品|Other preparations for use on the hair
      3305900000|其他护发品（染发剂、护发素等）|其他護髮品（染髮劑、潤髮乳等）|Other preparations for the hair (dyes, conditioners)|035|3/150|13/13|AB/MN
  3306|口腔及牙齿清洁剂|口腔及牙齒清潔劑|Preparations for oral or dental hygiene|用途;包装规格;品牌
    330610|洁齿品|潔齒品|Dentifrices
      3306101090|其他牙膏|=|Other toothpastes|035|3/150|13/13|AB/MN
      3306109000|其他洁齿品|其他潔齒品|Other dentifrices|035|3/150|13/13|AB/MN
    330690|其他口腔及牙齿清洁剂|其他口腔及牙齒清潔劑|Other preparations for oral or dental hygiene
      3306900000|其他口腔及牙齿清洁剂（漱口水等）|其他口腔及牙齒清潔劑（漱口水等）|Other preparations for oral or dental hygiene (mouthwash)|035|3/150|13/13|AB/MN
  3307|剃须用制剂、人体除臭剂、沐浴用制剂及其他芳香料制品|剃鬚用製劑、人體除臭劑、沐浴用製劑及其他芳香料製品|Shaving preparations, deodorants, bath preparations and other perfumery|用途;包装规格;品牌
    330710|剃须用制剂|剃鬚用製劑|Pre-shave, shaving or after-shave preparations
      3307100000|剃须用制剂|剃鬚用製劑|Pre-shave, shaving or after-shave preparations|035|3/150|13/13|AB/MN
    330720|人体除臭剂及止汗剂|人體除臭劑及止汗劑|Personal deodorants and antiperspirants
      3307200000|人体除臭剂及止汗剂|人體除臭劑及止汗劑|Personal deodorants and antiperspirants|035|3/150|13/13|AB/MN
    330730|香浴盐及其他沐浴用制剂|香浴鹽及其他沐浴用製劑|Perfumed bath salts and other bath preparations
      3307300000|香浴盐及其他沐浴用制剂|香浴鹽及其他沐浴用製劑|Perfumed bath salts and other bath preparations|035|3/150|13/13|AB/MN
    330790|其他芳香料制品及化妆盥洗品|其他芳香料製品及化妝盥洗品|Other perfumery, cosmetic or toilet preparations
      3307900000|其他编号未列名的芳香料制品及化妆盥洗品|其他未列名的芳香料製品及化妝盥洗品|Other perfumery, cosmetic or toilet preparations, n.e.s.|035|3/150|13/13|AB/MN
  3401|肥皂；作肥皂用的有机表面活性产品；洁肤用品|肥皂；作肥皂用的有機表面活性產品；潔膚用品|Soap; organic surface-active products for use as soap; skin-washing products|用途;外观;包装规格;品牌
    340111|盥洗用皂（包括含药的产品）|盥洗用皂（包括含藥的產品）|Soap for toilet use (including medicated products)
      3401110000|条状、块状的盥洗用皂|條狀、塊狀的盥洗用皂|Soap for toilet use, in bars or cakes|035|6.5/130|13/13|AB/MN
    340130|洁肤用的有机表面活性产品及制品|潔膚用的有機表面活性產品及製品|Organic surface-active products for washing the skin
      3401300000|洁肤用有机表面活性产品（洗面奶、沐浴露等），零售包装|潔膚用有機表面活性產品（洗面乳、沐浴乳等），零售包裝|Organic surface-active skin-washing products (facial cleanser, shower gel), for retail sale|035|6.5/150|13/13|AB/MN
`)
