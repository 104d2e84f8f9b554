import { hsTable } from './hs-table.ts'

export const batteriesAndMotors = hsTable(`
  8501|电动机及发电机（不包括发电机组）|電動機及發電機（不包括發電機組）|Electric motors and generators (excluding generating sets)|用途;输出功率;机座尺寸;电源类型（直流、交流）;品牌;型号
    850110|输出功率不超过37.5瓦的电动机|輸出功率不超過37.5瓦的電動機|Motors of an output not exceeding 37.5 W
      8501101000|输出功率不超过37.5瓦的玩具用电动机|輸出功率不超過37.5瓦的玩具用電動機|Motors for toys, output not exceeding 37.5 W|001,035|12/80|13/13
      8501109101|机座尺寸20至39毫米、输出功率不超过37.5瓦的微电机|機座尺寸20至39公釐、輸出功率不超過37.5瓦的微電機|Micro-motors, frame size 20 to 39 mm, not exceeding 37.5 W|001,035|9/50|13/13
      8501109990|其他输出功率不超过37.5瓦的电动机|其他輸出功率不超過37.5瓦的電動機|Other motors of an output not exceeding 37.5 W|001,035|9/35|13/13
    850120|输出功率超过37.5瓦的交直流两用电动机|輸出功率超過37.5瓦的交直流兩用電動機|Universal AC/DC motors exceeding 37.5 W
      8501200000|输出功率超过37.5瓦的交直流两用电动机|輸出功率超過37.5瓦的交直流兩用電動機|Universal AC/DC motors exceeding 37.5 W|001,061|10/35|13/13
    850131|输出功率不超过750瓦的其他直流电动机、直流发电机|輸出功率不超過750瓦的其他直流電動機、直流發電機|Other DC motors and DC generators not exceeding 750 W
      8501310000|输出功率不超过750瓦的直流电动机及直流发电机|輸出功率不超過750瓦的直流電動機及直流發電機|DC motors and DC generators not exceeding 750 W|001,061|12/35|13/13
    850132|输出功率超过750瓦但不超过75千瓦的直流电机|輸出功率超過750瓦但不超過75千瓦的直流電機|DC motors and generators exceeding 750 W but not 75 kW
      8501320000|输出功率750瓦至75千瓦的直流电动机及直流发电机|輸出功率750瓦至75千瓦的直流電動機及直流發電機|DC motors and generators exceeding 750 W but not 75 kW|001,061|10/35|13/13
    850140|其他单相交流电动机|其他單相交流電動機|Other AC motors, single-phase
      8501400000|单相交流电动机|單相交流電動機|AC motors, single-phase|001,061|10/35|13/13
    850151|输出功率不超过750瓦的多相交流电动机|輸出功率不超過750瓦的多相交流電動機|AC motors, multi-phase, not exceeding 750 W
      8501510090|输出功率不超过750瓦的多相交流电动机|輸出功率不超過750瓦的多相交流電動機|AC motors, multi-phase, not exceeding 750 W|001,061|5/30|13/13
    850152|输出功率超过750瓦但不超过75千瓦的多相交流电动机|輸出功率超過750瓦但不超過75千瓦的多相交流電動機|AC motors, multi-phase, exceeding 750 W but not 75 kW
      8501520000|输出功率750瓦至75千瓦的多相交流电动机|輸出功率750瓦至75千瓦的多相交流電動機|AC motors, multi-phase, exceeding 750 W but not 75 kW|001,061|10/30|13/13
  8503|专用于或主要用于品目8501或8502所列机器的零件|專用於或主要用於品目8501或8502所列機器的零件|Parts for machines of heading 8501 or 8502|用途;品牌;型号;材质
    850300|专用于或主要用于品目8501或8502所列机器的零件|專用於或主要用於品目8501或8502所列機器的零件|Parts for machines of heading 8501 or 8502
      8503001000|玩具用电动机等微电机的零件|玩具用電動機等微電機的零件|Parts of micro-motors such as those for toys|035|12/70|13/13
      8503009090|其他电动机、发电机的零件|其他電動機、發電機的零件|Parts of other motors and generators|035|8/30|13/13
  8506|原电池及原电池组|原電池及原電池組|Primary cells and primary batteries|用途;种类;形状;是否含汞;品牌;型号
    850610|二氧化锰的原电池及原电池组|二氧化錳的原電池及原電池組|Manganese dioxide primary cells and batteries
      8506101110|扣式无汞碱性锌锰原电池及原电池组|扣式無汞鹼性鋅錳原電池及原電池組|Button mercury-free alkaline manganese cells and batteries|007,035|8/80|13/13
      8506101210|圆柱型无汞碱性锌锰原电池及原电池组|圓柱型無汞鹼性鋅錳原電池及原電池組|Cylindrical mercury-free alkaline manganese cells and batteries|007,035|8/80|13/13
    850650|锂的原电池及原电池组|鋰的原電池及原電池組|Lithium primary cells and batteries
      8506500000|锂的原电池及原电池组|鋰的原電池及原電池組|Lithium primary cells and batteries|007,035|8/80|13/6
  8507|蓄电池，包括隔板|蓄電池，包括隔板|Electric accumulators, including separators|用途;种类;容量;电压;是否单体;品牌;型号
    850710|用于启动活塞式发动机的铅酸蓄电池|用於啟動活塞式發動機的鉛酸蓄電池|Lead-acid accumulators for starting piston engines
      8507100000|启动活塞式发动机用铅酸蓄电池|啟動活塞式發動機用鉛酸蓄電池|Lead-acid accumulators for starting piston engines|007,035|10/90|13/0/4
    850720|其他铅酸蓄电池|其他鉛酸蓄電池|Other lead-acid accumulators
      8507200000|其他铅酸蓄电池|其他鉛酸蓄電池|Other lead-acid accumulators|007,035|10/90|13/0/4
    850730|镍镉蓄电池|鎳鎘蓄電池|Nickel-cadmium accumulators
      8507300000|镍镉蓄电池|鎳鎘蓄電池|Nickel-cadmium accumulators|007,035|10/40|13/0/4
    850750|镍氢蓄电池|鎳氫蓄電池|Nickel-metal hydride accumulators
      8507500000|镍氢蓄电池|鎳氫蓄電池|Nickel-metal hydride accumulators|007,035|10/40|13/6
    850760|锂离子蓄电池|鋰離子蓄電池|Lithium-ion accumulators
      8507600010|纯电动或插电式混合动力汽车用锂离子蓄电池单体|純電動或插電式混合動力汽車用鋰離子蓄電池單體|Lithium-ion cells for battery electric or plug-in hybrid vehicles|007,035|10/40|13/6
      8507600020|纯电动或插电式混合动力汽车用锂离子蓄电池系统|純電動或插電式混合動力汽車用鋰離子蓄電池系統|Lithium-ion battery systems for electric or plug-in hybrid vehicles|007,035|10/40|13/6
      8507600030|飞机用锂离子蓄电池|飛機用鋰離子蓄電池|Lithium-ion accumulators for aircraft|007,035|10/40|13/6
      8507600090|其他锂离子蓄电池|其他鋰離子蓄電池|Other lithium-ion accumulators|007,035|10/40|13/6|A/LM
    850790|零件|=|Parts
      8507901000|铅酸蓄电池零件|鉛酸蓄電池零件|Parts of lead-acid accumulators|035|8/90|13/0
      8507909000|其他蓄电池零件（隔膜、外壳等）|其他蓄電池零件（隔膜、外殼等）|Parts of other accumulators (separators, cases)|035|8/40|13/13
`)
