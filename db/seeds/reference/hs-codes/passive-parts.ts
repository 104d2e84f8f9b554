import { hsTable } from './hs-table.ts'

export const passiveParts = hsTable(`
  8504|变压器、静止式变流器及电感器|變壓器、靜止式變流器及電感器|Electrical transformers, static converters and inductors|用途;功能;额定容量或输出功率;稳压精度;品牌;型号
    850410|放电灯或放电管用镇流器|放電燈或放電管用安定器|Ballasts for discharge lamps or tubes
      8504101000|电子镇流器|電子安定器|Electronic ballasts|007,035|10/35|13/13|A/LM
    850431|额定容量不超过1千伏安的其他变压器|額定容量不超過1千伏安的其他變壓器|Other transformers, power handling capacity not exceeding 1 kVA
      8504311000|额定容量不超过1千伏安的互感器|額定容量不超過1千伏安的互感器|Measuring transformers not exceeding 1 kVA|007,035|5/50|13/13
      8504319000|额定容量不超过1千伏安的其他变压器|額定容量不超過1千伏安的其他變壓器|Other transformers not exceeding 1 kVA|007,035|5/50|13/13
    850432|额定容量超过1千伏安但不超过16千伏安的其他变压器|額定容量超過1千伏安但不超過16千伏安的其他變壓器|Other transformers, exceeding 1 kVA but not 16 kVA
      8504321000|额定容量1至16千伏安的互感器|額定容量1至16千伏安的互感器|Measuring transformers exceeding 1 kVA but not 16 kVA|007,035|5/50|13/13
      8504329000|额定容量1至16千伏安的其他变压器|額定容量1至16千伏安的其他變壓器|Other transformers exceeding 1 kVA but not 16 kVA|007,035|5/50|13/13
    850440|静止式变流器|靜止式變流器|Static converters
      8504401300|品目8471所列机器用的稳压电源|品目8471所列機器用的穩壓電源|Regulated power supplies for machines of heading 8471|007,035|0/40|13/13|A/LM
      8504401400|功率小于1千瓦、精度低于万分之一的直流稳压电源|功率小於1千瓦、精度低於萬分之一的直流穩壓電源|DC regulated power supplies under 1 kW, accuracy below 1 in 10,000|007,035|0/30|13/13|A/LM
      8504401500|功率小于10千瓦、精度低于千分之一的交流稳压电源|功率小於10千瓦、精度低於千分之一的交流穩壓電源|AC regulated power supplies under 10 kW, accuracy below 1 in 1,000|007,035|0/30|13/13
      8504401900|其他稳压电源|其他穩壓電源|Other regulated power supplies|007,035|0/30|13/13
      8504402000|不间断供电电源（UPS）|不斷電系統（UPS）|Uninterruptible power supplies (UPS)|001,035|0/40|13/13
      8504403000|逆变器|逆變器|Inverters|007,035|0/30|13/13
      8504409100|具有变流功能的半导体模块|具有變流功能的半導體模組|Semiconductor modules with converting function|007,035|0/30|13/13
      8504409999|其他未列名静止式变流器|其他未列名靜止式變流器|Other static converters, not elsewhere specified|007,035|0/30|13/13
    850450|其他电感器|其他電感器|Other inductors
      8504500000|其他电感器|其他電感器|Other inductors|007,035|0/35|13/13
    850490|变压器、静止式变流器及电感器的零件|變壓器、靜止式變流器及電感器的零件|Parts of transformers, static converters and inductors
      8504902000|稳压电源及不间断供电电源的零件|穩壓電源及不斷電系統的零件|Parts of regulated power supplies and UPS|035|0/50|13/13
      8504909000|其他静止式变流器及电感器的零件|其他靜止式變流器及電感器的零件|Parts of other static converters and inductors|035|0/35|13/13
  8532|固定、可变或可调（微调）电容器|固定、可變或可調（微調）電容器|Electrical capacitors, fixed, variable or adjustable (pre-set)|用途;种类（介质）;结构类型（片式等）;品牌;型号
    853210|固定电容器，用于50/60赫兹电路，额定无功功率不低于0.5千乏|固定電容器，用於50/60赫茲電路，額定無功功率不低於0.5千乏|Fixed power capacitors for 50/60 Hz circuits, not less than 0.5 kvar
      8532100000|电力电容器（无功功率不低于0.5千乏）|電力電容器（無功功率不低於0.5千乏）|Power capacitors, reactive power not less than 0.5 kvar|035,054|0/35|13/13
    853221|钽电容器|鉭電容器|Tantalum capacitors
      8532211000|片式钽电容器|片式鉭電容器|Tantalum chip capacitors|035,054|0/35|13/13
      8532219000|其他钽电容器|其他鉭電容器|Other tantalum capacitors|035,054|0/35|13/13
    853222|铝电解电容器|鋁電解電容器|Aluminum electrolytic capacitors
      8532221000|片式铝电解电容器|片式鋁電解電容器|Aluminum electrolytic chip capacitors|035,054|0/35|13/13
      8532229000|其他铝电解电容器|其他鋁電解電容器|Other aluminum electrolytic capacitors|035,054|0/35|13/13
    853223|单层瓷介电容器|單層瓷介電容器|Ceramic dielectric capacitors, single layer
      8532230000|单层瓷介电容器|單層瓷介電容器|Ceramic dielectric capacitors, single layer|035,054|0/35|13/13
    853224|多层瓷介电容器|多層瓷介電容器|Ceramic dielectric capacitors, multilayer
      8532241000|片式多层瓷介电容器（MLCC）|片式多層瓷介電容器（MLCC）|Multilayer ceramic chip capacitors (MLCC)|035,054|0/35|13/13
      8532249000|其他多层瓷介电容器|其他多層瓷介電容器|Other multilayer ceramic capacitors|035,054|0/35|13/13
    853225|纸介质或塑料介质电容器|紙介質或塑膠介質電容器|Capacitors with dielectric of paper or plastics
      8532251000|片式纸介质或塑料介质电容器|片式紙介質或塑膠介質電容器|Paper or plastics dielectric chip capacitors|035,054|0/35|13/13
      8532259000|其他纸介质或塑料介质电容器|其他紙介質或塑膠介質電容器|Other paper or plastics dielectric capacitors|035,054|0/35|13/13
    853229|其他固定电容器|其他固定電容器|Other fixed capacitors
      8532290000|其他固定电容器|其他固定電容器|Other fixed capacitors|035,054|0/35|13/13
    853230|可变或可调（微调）电容器|可變或可調（微調）電容器|Variable or adjustable (pre-set) capacitors
      8532300000|可变或可调（微调）电容器|可變或可調（微調）電容器|Variable or adjustable (pre-set) capacitors|035,054|0/35|13/13
    853290|电容器零件|電容器零件|Parts of capacitors
      8532909000|其他电容器零件|其他電容器零件|Parts of other capacitors|035|0/35|13/13
  8533|电阻器（包括变阻器及电位器），但加热电阻器除外|電阻器（包括變阻器及電位器），但加熱電阻器除外|Electrical resistors (including rheostats and potentiometers), other than heating resistors|用途;种类;额定功率;结构类型（片式等）;品牌;型号
    853310|固定碳质电阻器，合成或薄膜式|固定碳質電阻器，合成或薄膜式|Fixed carbon resistors, composition or film types
      8533100000|固定碳质电阻器（合成或薄膜式）|固定碳質電阻器（合成或薄膜式）|Fixed carbon resistors, composition or film types|035,054|0/50|13/13
    853321|额定功率不超过20瓦的其他固定电阻器|額定功率不超過20瓦的其他固定電阻器|Other fixed resistors, power handling capacity not exceeding 20 W
      8533211000|额定功率不超过20瓦的片式固定电阻器|額定功率不超過20瓦的片式固定電阻器|Fixed chip resistors not exceeding 20 W|035,054|0/50|13/13
      8533219000|额定功率不超过20瓦的其他固定电阻器|額定功率不超過20瓦的其他固定電阻器|Other fixed resistors not exceeding 20 W|035,054|0/50|13/13
    853329|其他固定电阻器|其他固定電阻器|Other fixed resistors
      8533290000|额定功率超过20瓦的其他固定电阻器|額定功率超過20瓦的其他固定電阻器|Other fixed resistors exceeding 20 W|035,054|0/50|13/13
    853331|额定功率不超过20瓦的线绕可变电阻器|額定功率不超過20瓦的線繞可變電阻器|Wirewound variable resistors not exceeding 20 W
      8533310000|额定功率不超过20瓦的线绕可变电阻器|額定功率不超過20瓦的線繞可變電阻器|Wirewound variable resistors not exceeding 20 W|035,054|0/50|13/13
    853339|其他线绕可变电阻器|其他線繞可變電阻器|Other wirewound variable resistors
      8533390000|额定功率超过20瓦的线绕可变电阻器|額定功率超過20瓦的線繞可變電阻器|Wirewound variable resistors exceeding 20 W|035,054|0/50|13/13
    853340|其他可变电阻器，包括变阻器及电位器|其他可變電阻器，包括變阻器及電位器|Other variable resistors, including rheostats and potentiometers
      8533400000|其他可变电阻器（包括变阻器、电位器、热敏及压敏电阻器）|其他可變電阻器（包括變阻器、電位器、熱敏及壓敏電阻器）|Other variable resistors, including potentiometers, thermistors and varistors|035,054|0/50|13/13
    853390|电阻器零件|電阻器零件|Parts of resistors
      8533900000|电阻器零件|電阻器零件|Parts of resistors|035|0/50|13/13
  8538|专用于或主要用于品目8535至8537所列装置的零件|專用於或主要用於品目8535至8537所列裝置的零件|Parts for apparatus of headings 8535 to 8537|用途;品牌;型号;材质
    853890|其他零件|=|Other parts
      8538900000|品目8535、8536或8537所列装置的其他零件|品目8535、8536或8537所列裝置的其他零件|Other parts for apparatus of headings 8535, 8536 or 8537|035|7/50|13/13
  8539|白炽灯泡、放电灯管、发光二极管（LED）光源|白熾燈泡、放電燈管、發光二極體（LED）光源|Filament or discharge lamps; light-emitting diode (LED) light sources|用途;类型;功率;额定电压;品牌;型号
    853951|发光二极管（LED）模块|發光二極體（LED）模組|Light-emitting diode (LED) modules
      8539510000|发光二极管（LED）模块|發光二極體（LED）模組|Light-emitting diode (LED) modules|007,035|5/30|13/13
    853952|发光二极管（LED）灯泡（管）|發光二極體（LED）燈泡（管）|Light-emitting diode (LED) lamps
      8539521000|发光二极管（LED）灯泡|發光二極體（LED）燈泡|Light-emitting diode (LED) bulbs|008,035|5/30|13/13
      8539522000|发光二极管（LED）灯管|發光二極體（LED）燈管|Light-emitting diode (LED) tubes|008,035|5/30|13/13
  8543|未列名的具有独立功能的电气设备及装置|未列名的具有獨立功能的電氣設備及裝置|Electrical machines and apparatus having individual functions, not elsewhere specified|用途;功能;原理;品牌;型号
    854320|信号发生器|訊號發生器|Signal generators
      8543201000|输出信号频率在1500兆赫兹以下的通用信号发生器|輸出訊號頻率在1500百萬赫茲以下的通用訊號發生器|General signal generators, output frequency below 1,500 MHz|001,035|0/20|13/13
      8543209090|其他信号发生器|其他訊號發生器|Other signal generators|001,035|0/20|13/13
    854340|电子烟及类似的个人电子雾化设备|電子煙及類似的個人電子霧化設備|Electronic cigarettes and similar personal electric vaporising devices
      8543400010|可将税目2404所列产品中的雾化物雾化为可吸入气溶胶的设备及装置|可將稅目2404所列產品中的霧化物霧化為可吸入氣溶膠的設備及裝置|Devices vaporising products of heading 2404 for inhalation|007,035|0/35|13/13/36|7/
    854370|其他设备及装置|其他設備及裝置|Other machines and apparatus
      8543709990|其他未列名具有独立功能的电气设备及装置|其他未列名具有獨立功能的電氣設備及裝置|Other electrical apparatus having individual functions|001,035|0/35|13/13
    854390|品目8543所列货品的零件|品目8543所列貨品的零件|Parts of goods of heading 8543
      8543909000|其他具有独立功能的电气设备零件|其他具有獨立功能的電氣設備零件|Parts of other electrical apparatus of heading 8543|035|0/35|13/13
`)
