import { hsTable } from './hs-table.ts'

export const machinery = hsTable(`
  8413|液体泵，不论是否装有计量装置；液体提升机|液體泵，不論是否裝有計量裝置；液體提升機|Pumps for liquids; liquid elevators|用途;原理;驱动方式;品牌;型号
    841330|活塞式内燃发动机用燃油泵、润滑油泵或冷却剂泵|活塞式內燃發動機用燃油泵、潤滑油泵或冷卻劑泵|Fuel, lubricating or cooling medium pumps for piston engines
      8413303000|润滑油泵|潤滑油泵|Lubricating oil pumps for piston engines|001,035|3/30|13/13
    841370|其他离心泵|其他離心泵|Other centrifugal pumps
      8413709990|其他离心泵|其他離心泵|Other centrifugal pumps|001,035|8/30|13/13
  8414|空气泵或真空泵、压缩机、风机及风扇|空氣泵或真空泵、壓縮機、風機及風扇|Air or vacuum pumps, compressors, ventilators and fans|用途;原理;驱动方式;输出功率;品牌;型号
    841410|真空泵|=|Vacuum pumps
      8414100090|其他真空泵|=|Other vacuum pumps|001,035|8/30|13/13
    841430|制冷设备用压缩机|製冷設備用壓縮機|Compressors of a kind used in refrigerating equipment
      8414301200|电动机额定功率超过0.4千瓦但不超过5千瓦的冷藏箱或冷冻箱用压缩机|電動機額定功率超過0.4千瓦但不超過5千瓦的冷藏箱或冷凍箱用壓縮機|Compressors for refrigerators or freezers, motor exceeding 0.4 kW but not 5 kW|001,035|8/80|13/13|A/LM
    841459|其他风机、风扇|其他風機、風扇|Other fans
      8414599091|其他台扇、落地扇等以外的风机、风扇（机箱散热扇等）|其他檯扇、落地扇等以外的風機、風扇（機箱散熱扇等）|Other fans and blowers (cooling fans for cabinets)|001,035|7/30|13/13
  8415|空气调节器|空氣調節器|Air conditioning machines|用途;种类（独立式、分体式）;制冷量;品牌;型号
    841510|独立式或分体式空气调节器|獨立式或分體式空氣調節器|Window, wall or floor types, self-contained or split-system
      8415102100|制冷量不超过4000大卡/时的分体式空调器|製冷量不超過4000大卡/時的分體式空調器|Split-system air conditioners not exceeding 4,000 kcal/h|001,035|8/130|13/13|A/LM
  8418|电气或非电气的冷藏箱、冷冻箱及其他制冷设备|電氣或非電氣的冷藏箱、冷凍箱及其他製冷設備|Refrigerators, freezers and other refrigerating equipment|用途;种类;容积;制冷温度;品牌;型号
    841850|装有冷藏或冷冻设备的其他展示用柜、箱|裝有冷藏或冷凍設備的其他展示用櫃、箱|Other furniture incorporating refrigerating or freezing equipment
      8418500000|装有冷藏或冷冻装置的其他展示柜及类似设备|裝有冷藏或冷凍裝置的其他展示櫃及類似設備|Show-cases and similar furniture incorporating refrigerating equipment|001,035|10/100|13/13|A/LM
  8421|离心机；液体或气体的过滤、净化机器及装置|離心機；液體或氣體的過濾、淨化機器及裝置|Centrifuges; filtering or purifying machinery for liquids or gases|用途;原理;品牌;型号
    842121|过滤或净化水用的机器及装置|過濾或淨化水用的機器及裝置|For filtering or purifying water
      8421211000|家用型过滤或净化水用的机器及装置|家用型過濾或淨化水用的機器及裝置|Household machinery for filtering or purifying water|001,035|5/130|13/13|A/R
    842139|其他气体的过滤、净化机器及装置|其他氣體的過濾、淨化機器及裝置|Other machinery for filtering or purifying gases
      8421391000|家用型气体过滤、净化机器及装置（空气净化器）|家用型氣體過濾、淨化機器及裝置（空氣淨化器）|Household air purifiers|001,035|7/130|13/13|A/LM
      8421399090|其他气体过滤、净化机器及装置|其他氣體過濾、淨化機器及裝置|Other machinery for filtering or purifying gases|001,035|5/40|13/13
  8424|液体或粉末的喷射、散布或喷雾机械器具|液體或粉末的噴射、散佈或噴霧機械器具|Mechanical appliances for projecting, dispersing or spraying liquids or powders|用途;原理;品牌;型号
    842489|其他器具|=|Other appliances
      8424899990|其他喷射、散布或喷雾机械器具（点胶机等）|其他噴射、散佈或噴霧機械器具（點膠機等）|Other appliances for projecting or dispersing liquids (dispensers)|001,035|0/30|13/13
  8428|其他升降、搬运、装卸机械|其他升降、搬運、裝卸機械|Other lifting, handling, loading or unloading machinery|用途;功能;品牌;型号
    842870|工业机器人（搬运用）|工業機器人（搬運用）|Industrial robots
      8428700000|搬运用工业机器人|搬運用工業機器人|Industrial robots for handling|001,035|5/30|13/13
  8456|用激光、其他光、超声波、放电等方法加工材料的机床|用雷射、其他光、超音波、放電等方法加工材料的工具機|Machine-tools working by laser, other light, ultrasonic or electro-discharge processes|用途;原理;是否数控;品牌;型号
    845611|用激光处理的机床|用雷射處理的工具機|Operated by laser
      8456110090|其他用激光处理各种材料的加工机床|其他用雷射處理各種材料的加工工具機|Other machine-tools operated by laser|001,035|0/30|13/13|O/
    845630|用放电方法处理的机床|用放電方法處理的工具機|Operated by electro-discharge processes
      8456301090|其他数控的放电处理加工机床|其他數值控制的放電處理加工工具機|Other numerically controlled electro-discharge machine-tools|001,035|9.7/30|13/13|O/
  8457|加工金属的加工中心、单工位组合机床及多工位组合机床|加工金屬的加工中心機、單工位組合工具機及多工位組合工具機|Machining centers, unit construction machines and multi-station transfer machines|用途;种类（立式、卧式、龙门式）;是否数控;品牌;型号
    845710|加工中心|加工中心機|Machining centers
      8457101000|立式加工金属的加工中心|立式加工金屬的加工中心機|Vertical machining centers for working metal|001,035|9.7/20|13/13|O/
      8457102000|卧式加工金属的加工中心|臥式加工金屬的加工中心機|Horizontal machining centers for working metal|001,035|9.7/20|13/13|O/
      8457103000|龙门式加工金属的加工中心|龍門式加工金屬的加工中心機|Gantry machining centers for working metal|001,035|9.7/20|13/13|O/
  8466|专用于或主要用于品目8456至8465所列机器的零件、附件|專用於或主要用於品目8456至8465所列機器的零件、附件|Parts and accessories for machines of headings 8456 to 8465|用途;适用机型;品牌;型号
    846693|品目8456至8461所列机器用的零件、附件|品目8456至8461所列機器用的零件、附件|For machines of headings 8456 to 8461
      8466939000|其他品目8456至8461机器用的零件、附件|其他品目8456至8461機器用的零件、附件|Other parts and accessories for machines of headings 8456 to 8461|035|5/20|13/13
  8477|橡胶或塑料及其产品的加工机器|橡膠或塑膠及其產品的加工機器|Machinery for working rubber or plastics|用途;原理;品牌;型号
    847710|注射机|射出成型機|Injection-molding machines
      8477101090|其他注塑机|其他塑膠射出成型機|Other injection-molding machines for plastics|001,035|0/30|13/13|O/
  8479|未列名的具有独立功能的机器及机械器具|未列名的具有獨立功能的機器及機械器具|Machines and mechanical appliances having individual functions, n.e.s.|用途;功能;原理;品牌;型号
    847950|未列名的工业机器人|未列名的工業機器人|Industrial robots, not elsewhere specified
      8479501100|协作机器人|協作機器人|Collaborative robots|001,035|0/30|13/13
      8479509090|其他未列名工业机器人|其他未列名工業機器人|Other industrial robots, not elsewhere specified|001,035|0/30|13/13
    847989|其他机器及机械器具|其他機器及機械器具|Other machines and mechanical appliances
      8479896100|自动插件机|自動插件機|Automatic component insertion machines|001,035|0/30|13/13
      8479896200|自动贴片机|自動表面黏著機|Automatic surface-mount machines|001,035|0/30|13/13|O/
      8479896900|其他印刷电路板上装配元器件的机器|其他印刷電路板上裝配元器件的機器|Other machines for mounting components on printed circuit boards|001,035|0/30|13/13
      8479899990|其他未列名具有独立功能的机器及机械器具|其他未列名具有獨立功能的機器及機械器具|Other machines having individual functions, n.e.s.|001,035|0/30|13/13
  8480|金属铸造用型箱；型模底板；塑料、橡胶等用的型模|金屬鑄造用型箱；型模底板；塑膠、橡膠等用的型模|Molding boxes; mold bases; molds for plastics, rubber and other materials|用途;材质;成型方法;品牌;型号
    848071|塑料或橡胶用注模或压模|塑膠或橡膠用注模或壓模|Injection or compression molds for rubber or plastics
      8480719090|其他塑料或橡胶用注模或压模|其他塑膠或橡膠用注模或壓模|Other injection or compression molds for rubber or plastics|006,035|0/20|13/13
  8481|管道、锅炉、罐、桶等用的龙头、旋塞、阀门及类似装置|管道、鍋爐、罐、桶等用的龍頭、旋塞、閥門及類似裝置|Taps, cocks, valves and similar appliances for pipes, boilers, tanks or vats|用途;种类;材质;驱动方式;品牌;型号
    848120|油压或气压传动阀|油壓或氣壓傳動閥|Valves for oleohydraulic or pneumatic transmissions
      8481201000|油压传动阀|油壓傳動閥|Valves for oleohydraulic transmissions|006,035|5/30|13/13
      8481202000|气压传动阀|氣壓傳動閥|Valves for pneumatic transmissions|006,035|5/30|13/13
    848180|其他装置|其他裝置|Other appliances
      8481804090|其他阀门|其他閥門|Other valves|006,035|7/30|13/13
  8482|滚动轴承|滾動軸承|Ball or roller bearings|用途;种类;内径;外径;品牌;型号
    848210|滚珠轴承|滾珠軸承|Ball bearings
      8482102000|深沟球轴承|深溝球軸承|Deep groove ball bearings|006,035|8/20|13/13
      8482103000|角接触轴承|角接觸軸承|Angular contact bearings|006,035|8/20|13/13
      8482109000|其他滚珠轴承|其他滾珠軸承|Other ball bearings|006,035|8/20|13/13
  8483|传动轴及曲柄；轴承座；齿轮及齿轮传动装置；滚珠螺杆传动装置|傳動軸及曲柄；軸承座；齒輪及齒輪傳動裝置；滾珠螺桿傳動裝置|Transmission shafts and cranks; bearing housings; gears and gearing; ball screws|用途;种类;材质;品牌;型号
    848340|齿轮及齿轮传动装置；滚珠或滚子螺杆传动装置；齿轮箱|齒輪及齒輪傳動裝置；滾珠或滾子螺桿傳動裝置；齒輪箱|Gears and gearing; ball or roller screws; gear boxes
      8483401000|滚子螺杆传动装置|滾子螺桿傳動裝置|Roller screws|006,035|8/30|13/13
      8483402000|行星齿轮减速器|行星齒輪減速器|Planet gear reducers|006,035|8/30|13/13
      8483409000|其他齿轮、齿轮传动装置、齿轮箱及变速装置|其他齒輪、齒輪傳動裝置、齒輪箱及變速裝置|Other gears, gearing, gear boxes and speed changers|006,035|8/30|13/13
  8515|电气、激光、超声波等钎焊或焊接机器及装置|電氣、雷射、超音波等釺焊或焊接機器及裝置|Electric, laser, ultrasonic and other soldering, brazing or welding machines|用途;原理;是否自动;品牌;型号
    851511|钎焊机器及装置用烙铁及焊枪|釺焊機器及裝置用烙鐵及焊槍|Soldering irons and guns
      8515110000|烙铁及焊枪|烙鐵及焊槍|Soldering irons and guns|007,035|10/30|13/13|A/LM
    851519|其他钎焊机器及装置|其他釺焊機器及裝置|Other brazing or soldering machines
      8515190010|专用于印刷电路组件制造的其他波峰焊接机器|專用於印刷電路組件製造的其他波峰焊接機器|Wave soldering machines solely for printed circuit assemblies|001,035|0/30|13/13
      8515190090|其他钎焊机器及装置（回流焊等）|其他釺焊機器及裝置（迴焊等）|Other brazing or soldering machines (reflow)|001,035|10/30|13/13
    851580|其他机器及装置|其他機器及裝置|Other machines and apparatus
      8515801090|其他激光焊接机器及装置|其他雷射焊接機器及裝置|Other laser welding machines and apparatus|001,035|8/30|13/13
      8515809090|其他焊接机器及装置（超声波焊接等）|其他焊接機器及裝置（超音波焊接等）|Other welding machines and apparatus (ultrasonic)|001,035|8/30|13/13
`)
