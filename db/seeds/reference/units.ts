import { type Dictionary, rows } from './dictionary.ts'

export const units: Dictionary = {
  type: 1003,
  code: 'unit',
  zhCN: '计量单位',
  zhTW: '計量單位',
  en: 'Units of measure',
  source: {
    zhCN: '海关计量单位代码表',
    zhTW: '海關計量單位代碼表',
    en: 'China Customs unit of measure code table',
  },
  sourceDate: '2026-11-15',
  entries: rows(`
    001|台|=|Unit (machine)
    002|座|=|Seat, stand or building
    003|辆|輛|Vehicle
    004|艘|=|Vessel
    005|架|=|Aircraft or frame
    006|套|=|Set
    007|个|個|Piece
    008|只|隻|Piece (single)
    009|头|頭|Head
    010|张|張|Sheet
    011|件|=|Article
    012|支|=|Stick
    013|枝|=|Branch or pen
    014|根|=|Rod
    015|条|條|Strip
    016|把|=|Piece with handle
    017|块|塊|Block
    018|卷|捲|Roll
    019|副|=|Pair or set
    020|片|=|Slice
    021|组|組|Group
    022|份|=|Copy
    023|幅|=|Width of cloth or picture
    025|双|雙|Pair (footwear)
    026|对|對|Pair
    027|棵|=|Tree
    028|株|=|Plant
    029|井|=|Well
    030|米|公尺|Meter
    031|盘|盤|Reel
    032|平方米|平方公尺|Square meter
    033|立方米|立方公尺|Cubic meter
    034|筒|=|Tube
    035|千克|公斤|Kilogram
    036|克|公克|Gram
    037|盆|=|Pot
    038|万个|萬個|Ten thousand pieces
    039|具|=|Body or apparatus
    040|百副|=|Hundred sets
    041|百支|=|Hundred sticks
    042|百把|=|Hundred pieces with handle
    043|百个|百個|Hundred pieces
    044|百片|=|Hundred slices
    045|刀|=|Quire
    046|疋|=|Bolt of cloth
    047|公担|公擔|Quintal
    048|扇|=|Leaf (door or window)
    049|百枝|=|Hundred branches
    050|千只|千隻|Thousand pieces (single)
    051|千块|千塊|Thousand blocks
    052|千盒|=|Thousand boxes
    053|千枝|=|Thousand branches
    054|千个|千個|Thousand pieces
    055|亿支|億支|Hundred million sticks
    056|亿个|億個|Hundred million pieces
    057|万套|萬套|Ten thousand sets
    058|千张|千張|Thousand sheets
    059|万张|萬張|Ten thousand sheets
    060|千伏安|=|Kilovolt-ampere
    061|千瓦|=|Kilowatt
    062|千瓦时|千瓦小時|Kilowatt hour
    063|千升|公秉|Kiloliter
    067|英尺|英呎|Foot
    070|吨|公噸|Tonne
    071|长吨|長噸|Long ton
    072|短吨|短噸|Short ton
    073|司马担|司馬擔|Sima picul
    074|司马斤|司馬斤|Sima catty
    075|斤|市斤|Jin (500 g)
    076|磅|=|Pound
    077|担|擔|Picul
    078|英担|英擔|Long hundredweight
    079|短担|短擔|Short hundredweight
    080|两|兩|Tael
    081|市担|市擔|Market picul
    083|盎司|=|Ounce
    084|克拉|=|Carat
    085|市尺|=|Market foot
    086|码|碼|Yard
    088|英寸|英吋|Inch
    089|寸|=|Chinese inch
    095|升|公升|Liter
    096|毫升|=|Milliliter
    097|英加仑|英制加侖|Imperial gallon
    098|美加仑|美制加侖|US gallon
    099|立方英尺|立方英呎|Cubic foot
    101|立方尺|=|Cubic Chinese foot
    110|平方码|平方碼|Square yard
    111|平方英尺|平方英呎|Square foot
    112|平方尺|=|Square Chinese foot
    115|英制马力|英制馬力|Imperial horsepower
    116|公制马力|公制馬力|Metric horsepower
    118|令|=|Ream
    120|箱|=|Case
    121|批|=|Batch
    122|罐|=|Can
    123|桶|=|Barrel
    124|扎|紮|Bunch
    125|包|=|Bale
    126|箩|籮|Basket (large)
    127|打|=|Dozen
    128|筐|=|Basket
    129|罗|籮（十二打）|Gross
    130|匹|=|Bolt
    131|册|冊|Volume
    132|本|=|Book
    133|发|發|Round (ammunition)
    134|枚|=|Piece (small)
    135|捆|綑|Bundle
    136|袋|=|Bag
    139|粒|=|Grain
    140|盒|=|Box
    141|合|=|Case (paired)
    142|瓶|=|Bottle
    143|千支|=|Thousand sticks
    144|万双|萬雙|Ten thousand pairs
    145|万粒|萬粒|Ten thousand grains
    146|千粒|=|Thousand grains
    147|千米|公里|Kilometer
    148|千英尺|千英呎|Thousand feet
    149|百万贝可|百萬貝克|Megabecquerel
    163|部|=|Unit (device)
  `),
}
