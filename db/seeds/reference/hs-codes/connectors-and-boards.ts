import { hsTable } from './hs-table.ts'

export const connectorsAndBoards = hsTable(`
  7410|铜箔，厚度不超过0.15毫米|銅箔，厚度不超過0.15公釐|Copper foil, thickness not exceeding 0.15 mm|用途;材质;是否有衬背;厚度;成分含量;品牌
    741011|无衬背的精炼铜箔|無襯背的精煉銅箔|Refined copper foil, not backed
      7410110000|无衬背的精炼铜箔|無襯背的精煉銅箔|Refined copper foil, not backed|035|4/17|13/13
    741021|有衬背的精炼铜箔|有襯背的精煉銅箔|Refined copper foil, backed
      7410211000|印刷电路用覆铜板|印刷電路用銅箔基板|Copper-clad laminates for printed circuits|035|4/20|13/13
      7410219000|其他有衬背的精炼铜箔|其他有襯背的精煉銅箔|Other refined copper foil, backed|035|4/17|13/13
  8534|印刷电路|印刷電路|Printed circuits|用途;层数;是否为多层;材质;品牌;型号
    853400|印刷电路|印刷電路|Printed circuits
      8534001000|四层以上的印刷电路|四層以上的印刷電路|Printed circuits with more than four layers|017,035|0/35|13/13
      8534009000|四层及以下的印刷电路|四層及以下的印刷電路|Printed circuits with up to four layers|017,035|0/35|13/13
  8535|电路开关、保护或连接用的电气装置，电压超过1000伏|電路開關、保護或連接用的電氣裝置，電壓超過1000伏|Apparatus for switching, protecting or connecting circuits, exceeding 1,000 V|用途;额定电压;品牌;型号
    853510|熔断器|熔斷器|Fuses
      8535100000|线路电压超过1000伏的熔断器|線路電壓超過1000伏的熔斷器|Fuses for a voltage exceeding 1,000 V|035|10/50|13/13
    853540|避雷器、电压限幅器及电涌抑制器|避雷器、電壓限幅器及電湧抑制器|Lightning arresters, voltage limiters and surge suppressors
      8535400000|线路电压超过1000伏的避雷器、电压限幅器及电涌抑制器|線路電壓超過1000伏的避雷器、電壓限幅器及電湧抑制器|Lightning arresters, voltage limiters and surge suppressors exceeding 1,000 V|035|10/50|13/13
  8536|电路开关、保护或连接用的电气装置，电压不超过1000伏；光缆连接器|電路開關、保護或連接用的電氣裝置，電壓不超過1000伏；光纜連接器|Apparatus for switching, protecting or connecting circuits, not exceeding 1,000 V; optical fiber connectors|用途;功能;额定电压;品牌;型号
    853610|熔断器|熔斷器|Fuses
      8536100000|线路电压不超过1000伏的熔断器|線路電壓不超過1000伏的熔斷器|Fuses for a voltage not exceeding 1,000 V|035|10/50|13/13|A/LM
    853620|自动断路器|自動斷路器|Automatic circuit breakers
      8536200000|线路电压不超过1000伏的自动断路器|線路電壓不超過1000伏的自動斷路器|Automatic circuit breakers not exceeding 1,000 V|035|9/50|13/13|A/LM
    853630|其他电路保护装置|其他電路保護裝置|Other apparatus for protecting electrical circuits
      8536300000|线路电压不超过1000伏的其他电路保护装置|線路電壓不超過1000伏的其他電路保護裝置|Other apparatus for protecting circuits not exceeding 1,000 V|035|0/50|13/13
    853641|电压不超过60伏的继电器|電壓不超過60伏的繼電器|Relays for a voltage not exceeding 60 V
      8536411000|电压不超过36伏的继电器|電壓不超過36伏的繼電器|Relays for a voltage not exceeding 36 V|035|10/50|13/13
      8536419000|电压超过36伏但不超过60伏的继电器|電壓超過36伏但不超過60伏的繼電器|Relays for a voltage exceeding 36 V but not 60 V|035|10/50|13/13
    853649|其他继电器|其他繼電器|Other relays
      8536490000|电压超过60伏但不超过1000伏的继电器|電壓超過60伏但不超過1000伏的繼電器|Relays for a voltage exceeding 60 V but not 1,000 V|035|10/50|13/13
    853650|其他开关|其他開關|Other switches
      8536500000|电压不超过1000伏的其他开关|電壓不超過1000伏的其他開關|Other switches not exceeding 1,000 V|035|0/50|13/13|A/LM
    853661|灯座|燈座|Lamp-holders
      8536610000|电压不超过1000伏的灯座|電壓不超過1000伏的燈座|Lamp-holders not exceeding 1,000 V|035|10/50|13/13
    853669|插头及插座|插頭及插座|Plugs and sockets
      8536690000|电压不超过1000伏的插头及插座|電壓不超過1000伏的插頭及插座|Plugs and sockets not exceeding 1,000 V|035|0/50|13/13|A/LM
    853670|光导纤维、光导纤维束或光缆用连接器|光纖、光纖束或光纜用連接器|Connectors for optical fibers, bundles or cables
      8536700000|光导纤维、光导纤维束或光缆用连接器|光纖、光纖束或光纜用連接器|Connectors for optical fibers, bundles or cables|035|8/80|13/13
    853690|其他装置|其他裝置|Other apparatus
      8536901100|工作电压不超过36伏的接插件|工作電壓不超過36伏的連接器|Connectors for a working voltage not exceeding 36 V|035|0/50|13/13
      8536901900|工作电压超过36伏但不超过1000伏的接插件|工作電壓超過36伏但不超過1000伏的連接器|Connectors for a working voltage exceeding 36 V but not 1,000 V|035|0/50|13/13
      8536909000|其他电压不超过1000伏的电路连接装置（端子等）|其他電壓不超過1000伏的電路連接裝置（端子等）|Other apparatus for connecting circuits not exceeding 1,000 V (terminals)|035|0/50|13/13
  8537|电力控制或分配的盘、板、台、柜及其他基座|電力控制或分配的盤、板、臺、櫃及其他基座|Boards, panels, consoles, cabinets and other bases for electric control or distribution|用途;额定电压;是否装有数控装置;品牌;型号
    853710|电压不超过1000伏|電壓不超過1000伏|For a voltage not exceeding 1,000 V
      8537101100|可编程序控制器（PLC）|可程式控制器（PLC）|Programmable logic controllers (PLC)|007,035|5/14|13/13
      8537101900|其他数控装置|其他數值控制裝置|Other numerical control panels|007,035|5/14|13/13
      8537109090|其他电力控制或分配盘、板、台、柜（电压不超过1000伏）|其他電力控制或分配盤、板、臺、櫃（電壓不超過1000伏）|Other boards and cabinets for electric control or distribution not exceeding 1,000 V|007,035|8.4/50|13/13|A/LM
    853720|电压超过1000伏|電壓超過1000伏|For a voltage exceeding 1,000 V
      8537209000|其他电力控制或分配装置（电压超过1000伏）|其他電力控制或分配裝置（電壓超過1000伏）|Other apparatus for electric control or distribution exceeding 1,000 V|007,035|8.4/50|13/13
  8544|绝缘电线、电缆及其他绝缘电导体；光缆|絕緣電線、電纜及其他絕緣電導體；光纜|Insulated wire, cable and other insulated conductors; optical fiber cables|用途;是否有接头;额定电压;材质;品牌;型号
    854411|铜制绕组电线|銅製繞組電線|Winding wire of copper
      8544110000|铜制绕组电线|銅製繞組電線|Winding wire of copper|035|10/70|13/13
    854419|其他绕组电线|其他繞組電線|Other winding wire
      8544190000|其他绕组电线（非铜制）|其他繞組電線（非銅製）|Winding wire, other than of copper|035|15/70|13/13
    854420|同轴电缆及其他同轴电导体|同軸電纜及其他同軸電導體|Co-axial cable and other co-axial conductors
      8544200000|同轴电缆及其他同轴电导体|同軸電纜及其他同軸電導體|Co-axial cable and other co-axial electric conductors|035|10/20|13/13
    854430|车辆、航空器或船舶用点火布线组及其他布线组|車輛、航空器或船舶用點火配線組及其他配線組|Ignition wiring sets and other wiring sets for vehicles, aircraft or ships
      8544302000|机动车辆用点火布线组及其他布线组|機動車輛用點火配線組及其他配線組|Ignition and other wiring sets for motor vehicles|035|10/20|13/13
    854442|有接头的其他电导体，电压不超过1000伏|有接頭的其他電導體，電壓不超過1000伏|Other conductors, not exceeding 1,000 V, fitted with connectors
      8544421100|有接头的电缆，额定电压不超过80伏|有接頭的電纜，額定電壓不超過80伏|Cables fitted with connectors, not exceeding 80 V|030,035|0/20|13/13
      8544421900|有接头的其他电导体，额定电压不超过80伏|有接頭的其他電導體，額定電壓不超過80伏|Other conductors fitted with connectors, not exceeding 80 V|035|0/70|13/13
      8544422100|有接头的电缆，额定电压80至1000伏|有接頭的電纜，額定電壓80至1000伏|Cables fitted with connectors, exceeding 80 V but not 1,000 V|030,035|0/20|13/13|A/LM
      8544422900|有接头的其他电导体，额定电压80至1000伏|有接頭的其他電導體，額定電壓80至1000伏|Other conductors fitted with connectors, exceeding 80 V but not 1,000 V|035|0/70|13/13|A/LM
    854449|其他电导体，电压不超过1000伏|其他電導體，電壓不超過1000伏|Other conductors, not exceeding 1,000 V
      8544491100|无接头的电缆，额定电压不超过80伏|無接頭的電纜，額定電壓不超過80伏|Cables without connectors, not exceeding 80 V|030,035|6/20|13/13
      8544491900|无接头的其他电导体，额定电压不超过80伏|無接頭的其他電導體，額定電壓不超過80伏|Other conductors without connectors, not exceeding 80 V|035|6/70|13/13
      8544492100|无接头的电缆，额定电压80至1000伏|無接頭的電纜，額定電壓80至1000伏|Cables without connectors, exceeding 80 V but not 1,000 V|030,035|6/20|13/13|A/LM
    854470|光缆|光纜|Optical fiber cables
      8544700000|光缆|光纜|Optical fiber cables|030,035|0/20|13/13
  8547|电气机器、器具或设备用的绝缘配件|電氣機器、器具或設備用的絕緣配件|Insulating fittings for electrical machines, appliances or equipment|用途;材质;品牌;型号
    854720|塑料制绝缘配件|塑膠製絕緣配件|Insulating fittings of plastics
      8547200000|塑料制绝缘配件|塑膠製絕緣配件|Insulating fittings of plastics|035|7/70|13/13
`)
