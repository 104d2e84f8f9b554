import { hsTable } from './hs-table.ts'

export const semiconductors = hsTable(`
  3818|经掺杂用于电子工业的化学元素及类似化合物|經摻雜用於電子工業的化學元素及類似化合物|Chemical elements and compounds doped for use in electronics|用途;外观（圆片、薄片等）;直径;掺杂成分;品牌;型号
    381800|经掺杂用于电子工业的圆片、薄片及类似形状的化学元素；化合物|經摻雜用於電子工業的圓片、薄片及類似形狀的化學元素；化合物|Doped elements in discs, wafers or similar forms; doped compounds
      3818001100|直径小于15.24厘米的单晶硅切片|直徑小於15.24公分的單晶矽切片|Monocrystalline silicon wafers, diameter under 15.24 cm|035|0/11|13/13
      3818001900|直径15.24厘米及以上的单晶硅切片|直徑15.24公分及以上的單晶矽切片|Monocrystalline silicon wafers, diameter 15.24 cm or more|035|0/11|13/13
      3818009000|其他经掺杂用于电子工业的化学元素及化合物|其他經摻雜用於電子工業的化學元素及化合物|Other doped chemical elements and compounds for electronics|035|0/17|13/13
  8486|制造半导体器件、集成电路或平板显示器用的机器及装置|製造半導體器件、積體電路或平板顯示器用的機器及裝置|Machines for making semiconductor devices, integrated circuits or flat panel displays|用途;功能;原理;品牌;型号
    848610|制造单晶柱或晶圆用的机器及装置|製造單晶柱或晶圓用的機器及裝置|Machines for the manufacture of boules or wafers
      8486101000|利用温度变化处理单晶硅的机器及装置|利用溫度變化處理單晶矽的機器及裝置|Machines treating monocrystalline silicon by change of temperature|001,035|0/30|13/13|6/
      8486102000|制造单晶柱或晶圆用的研磨设备|製造單晶柱或晶圓用的研磨設備|Grinding machines for boules or wafers|001,035|0/30|13/13|6/
      8486103000|制造单晶柱或晶圆用的切割设备|製造單晶柱或晶圓用的切割設備|Sawing machines for boules or wafers|001,035|0/30|13/13|6/
      8486104000|制造单晶柱或晶圆用的化学机械抛光设备|製造單晶柱或晶圓用的化學機械拋光設備|Chemical mechanical polishers for wafers|001,035|0/30|13/13|6/
    848620|制造半导体器件或集成电路用的机器及装置|製造半導體器件或積體電路用的機器及裝置|Machines for the manufacture of semiconductor devices or integrated circuits
      8486201000|制造半导体器件或集成电路用的氧化、扩散、退火及其他热处理设备|製造半導體器件或積體電路用的氧化、擴散、退火及其他熱處理設備|Oxidation, diffusion, annealing and other heat-treatment equipment for semiconductors|001,035|0/30|13/13|6/
      8486202100|制造半导体器件或集成电路用的化学气相沉积装置（CVD）|製造半導體器件或積體電路用的化學氣相沉積裝置（CVD）|Chemical vapor deposition equipment (CVD) for semiconductors|001,035|0/30|13/13|6/
      8486202200|制造半导体器件或集成电路用的物理气相沉积装置（PVD）|製造半導體器件或積體電路用的物理氣相沉積裝置（PVD）|Physical vapor deposition equipment (PVD) for semiconductors|001,035|0/30|13/13|6/
      8486203100|制造半导体器件或集成电路用的分步重复光刻机|製造半導體器件或積體電路用的步進重複曝光機|Step and repeat aligners (steppers) for semiconductors|001,035|0/30|13/13|6/
      8486204100|制造半导体器件或集成电路用的等离子体干法刻蚀机|製造半導體器件或積體電路用的電漿乾式蝕刻機|Plasma dry etchers for semiconductors|001,035|0/30|13/13|6/
      8486205000|制造半导体器件或集成电路用的离子注入机|製造半導體器件或積體電路用的離子注入機|Ion implanters for semiconductors|001,035|0/30|13/13|6/
    848640|本章注释十一（三）所列的机器及装置|本章註釋十一（三）所列的機器及裝置|Machines specified in Note 11 (C) to this Chapter
      8486402100|塑封机|塑膠封裝機|Plastic encapsulating machines for semiconductor packaging|001,035|0/30|13/13|6/
      8486402200|引线键合装置|打線接合裝置|Wire bonders|001,035|0/30|13/13|6/
    848690|品目8486所列机器的零件及附件|品目8486所列機器的零件及附件|Parts and accessories of machines of heading 8486
      8486902000|引线键合装置用零件及附件|打線接合裝置用零件及附件|Parts and accessories of wire bonders|035|0/20|13/13
      8486909100|带背板的溅射靶材组件|帶背板的濺鍍靶材組件|Sputtering target assemblies with backing plate|035|0/17|13/13
      8486909900|其他品目8486所列机器用零件及附件|其他品目8486所列機器用零件及附件|Other parts and accessories of machines of heading 8486|035|0/17|13/13
  8523|录制声音或其他信息用的圆盘、磁带、固态非易失性数据存储器件、“智能卡”等|錄製聲音或其他資訊用的圓碟、磁帶、固態非揮發性資料儲存裝置、“智慧卡”等|Discs, tapes, solid-state non-volatile storage devices, smart cards and other media|用途;种类;是否录制;容量;品牌;型号
    852351|固态非易失性存储器件（闪速存储器）|固態非揮發性儲存裝置（快閃記憶體）|Solid-state non-volatile storage devices (flash memory)
      8523511000|未录制的固态非易失性存储器件|未錄製的固態非揮發性儲存裝置|Solid-state non-volatile storage devices, unrecorded|007,035|0/70|13/13
      8523512000|已录制的固态非易失性存储器件|已錄製的固態非揮發性儲存裝置|Solid-state non-volatile storage devices, recorded|007,035|0/70|13/13
    852352|“智能卡”|“智慧卡”|Smart cards
      8523521000|未录制的智能卡|未錄製的智慧卡|Smart cards, unrecorded|007,035|0/70|13/13
      8523529000|已录制的智能卡|已錄製的智慧卡|Smart cards, recorded|007,035|0/70|13/13
  8541|半导体器件（二极管、晶体管、换能器等）；发光二极管；已装配的压电晶体|半導體器件（二極體、電晶體、換能器等）；發光二極體；已裝配的壓電晶體|Semiconductor devices (diodes, transistors, transducers); light-emitting diodes; mounted piezo-electric crystals|用途;功能;结构类型;是否封装;耗散功率;品牌;型号
    854110|二极管，但光敏二极管或发光二极管除外|二極體，但光敏二極體或發光二極體除外|Diodes, other than photosensitive or light-emitting diodes
      8541100000|二极管（光敏二极管或发光二极管除外）|二極體（光敏二極體或發光二極體除外）|Diodes, other than photosensitive or light-emitting diodes|007,035|0/30|13/13
    854121|耗散功率小于1瓦的晶体管，但光敏晶体管除外|耗散功率小於1瓦的電晶體，但光敏電晶體除外|Transistors, dissipation rate below 1 W, not photosensitive
      8541210000|耗散功率小于1瓦的晶体管（光敏晶体管除外）|耗散功率小於1瓦的電晶體（光敏電晶體除外）|Transistors with a dissipation rate of less than 1 W, not photosensitive|007,035|0/30|13/13
    854129|其他晶体管，但光敏晶体管除外|其他電晶體，但光敏電晶體除外|Other transistors, not photosensitive
      8541290000|耗散功率1瓦及以上的晶体管（光敏晶体管除外）|耗散功率1瓦及以上的電晶體（光敏電晶體除外）|Transistors with a dissipation rate of 1 W or more, not photosensitive|007,035|0/30|13/13
    854130|半导体开关元件、两端交流开关元件及三端双向可控硅开关元件，但光敏器件除外|半導體開關元件、兩端交流開關元件及三端雙向矽控整流器開關元件，但光敏器件除外|Thyristors, diacs and triacs, not photosensitive
      8541300000|晶闸管、两端及三端交流开关元件（光敏器件除外）|閘流體、兩端及三端交流開關元件（光敏器件除外）|Thyristors, diacs and triacs, not photosensitive|007,035|0/30|13/13
    854141|发光二极管（LED）|發光二極體（LED）|Light-emitting diodes (LED)
      8541410000|发光二极管（LED）|發光二極體（LED）|Light-emitting diodes (LED)|007,035|0/30|13/13
    854142|未装在组件内或组装成块的光电池|未裝在組件內或組裝成塊的光電池|Photovoltaic cells not assembled in modules or made up into panels
      8541420000|未装在组件内或组装成块的光电池（太阳能电池片）|未裝在組件內或組裝成塊的光電池（太陽能電池片）|Photovoltaic cells not assembled in modules or panels|007,035|0/30|13/0
    854143|已装在组件内或组装成块的光电池|已裝在組件內或組裝成塊的光電池|Photovoltaic cells assembled in modules or made up into panels
      8541430000|已装在组件内或组装成块的光电池（太阳能组件）|已裝在組件內或組裝成塊的光電池（太陽能組件）|Photovoltaic cells assembled in modules or panels|007,035|0/30|13/0
    854149|其他光敏半导体器件|其他光敏半導體器件|Other photosensitive semiconductor devices
      8541490000|其他光敏半导体器件（光敏二极管、光耦合器等）|其他光敏半導體器件（光敏二極體、光耦合器等）|Other photosensitive semiconductor devices (photodiodes, photocouplers)|007,035|0/30|13/13
    854151|半导体基换能器|半導體基換能器|Semiconductor-based transducers
      8541511100|检测湿度、气压及其组合指标的半导体基传感器|檢測濕度、氣壓及其組合指標的半導體基感測器|Semiconductor-based sensors for humidity, air pressure and combinations|007,035|0/30|13/13
      8541511200|检测温度、电量、理化指标的半导体基传感器|檢測溫度、電量、理化指標的半導體基感測器|Semiconductor-based sensors for temperature, electrical or physico-chemical quantities|007,035|0/30|13/13
      8541511300|检测液体或气体的流量、液位、压力等变化量的半导体基传感器|檢測液體或氣體的流量、液位、壓力等變化量的半導體基感測器|Semiconductor-based sensors for flow, level or pressure of liquids or gases|007,035|0/30|13/13
      8541511900|其他半导体基传感器|其他半導體基感測器|Other semiconductor-based sensors|007,035|0/30|13/13
      8541513000|半导体基振荡器|半導體基振盪器|Semiconductor-based oscillators|007,035|0/30|13/13
      8541514000|半导体基谐振器|半導體基諧振器|Semiconductor-based resonators|007,035|0/30|13/13
    854159|其他半导体器件|其他半導體器件|Other semiconductor devices
      8541590000|其他半导体器件|其他半導體器件|Other semiconductor devices|007,035|0/30|13/13
    854160|已装配的压电晶体|已裝配的壓電晶體|Mounted piezo-electric crystals
      8541600000|已装配的压电晶体（石英晶体谐振器等）|已裝配的壓電晶體（石英晶體諧振器等）|Mounted piezo-electric crystals (quartz resonators)|007,035|0/30|13/13
    854190|品目8541所列货品的零件|品目8541所列貨品的零件|Parts of goods of heading 8541
      8541900000|二极管、晶体管及类似半导体器件的零件（引线框架等）|二極體、電晶體及類似半導體器件的零件（導線架等）|Parts of diodes, transistors and similar devices (lead frames)|035|0/20|13/13
  8542|集成电路|積體電路|Electronic integrated circuits|用途;功能;是否封装;是否为多元件集成电路;品牌;型号;封装形式;是否量产
    854231|处理器及控制器，不论是否带有存储器、转换器、逻辑电路、放大器、时钟及时序电路或其他电路|處理器及控制器，不論是否帶有記憶體、轉換器、邏輯電路、放大器、時鐘及時序電路或其他電路|Processors and controllers, whether or not combined with memories, converters, logic circuits or other circuits
      8542311100|具有变流功能的半导体模块（多元件集成电路）|具有變流功能的半導體模組（多元件積體電路）|Semiconductor modules with converting function (multi-component integrated circuits)|007,035|0/24|13/13
      8542311900|其他用作处理器及控制器的多元件集成电路|其他用作處理器及控制器的多元件積體電路|Other multi-component integrated circuits used as processors and controllers|007,035|0/24|13/13
      8542319000|其他用作处理器及控制器的集成电路|其他用作處理器及控制器的積體電路|Other integrated circuits used as processors and controllers|007,035|0/24|13/13
    854232|存储器|記憶體|Memories
      8542321000|用作存储器的多元件集成电路|用作記憶體的多元件積體電路|Multi-component integrated circuits used as memories|007,035|0/24|13/13
      8542329000|其他用作存储器的集成电路|其他用作記憶體的積體電路|Other integrated circuits used as memories|007,035|0/24|13/13
    854233|放大器|=|Amplifiers
      8542331000|用作放大器的多元件集成电路|用作放大器的多元件積體電路|Multi-component integrated circuits used as amplifiers|007,035|0/24|13/13
      8542339000|其他用作放大器的集成电路|其他用作放大器的積體電路|Other integrated circuits used as amplifiers|007,035|0/24|13/13
    854239|其他集成电路|其他積體電路|Other integrated circuits
      8542391000|其他多元件集成电路|其他多元件積體電路|Other multi-component integrated circuits|007,035|0/24|13/13
      8542399000|其他集成电路|其他積體電路|Other integrated circuits|007,035|0/24|13/13
    854290|集成电路的零件|積體電路的零件|Parts of integrated circuits
      8542900000|集成电路的零件（引线框架等）|積體電路的零件（導線架等）|Parts of integrated circuits (lead frames)|035|0/20|13/13
`)
