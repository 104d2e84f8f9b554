import type { DemoKind } from './findings.ts'

/**
 * Products of the demo companies: parts as the trade knows them, with the customs code each kind goes under. The rates
 * are of the day the sample tariff was taken; the provider's classification is authoritative.
 */
type DemoStory =
  | 'unclassified'
  | 'draft'
  | 'submitted'
  | 'classified'
  | 'returned'
  | 'accepted'
  | 'objected'
  | 'cancelled'

export type DemoProduct = {
  model: string
  brand: string
  name: string
  origin: string
  unit: string
  kind: DemoKind
  /** The final state of its classification. */
  story: DemoStory
  description: string
}

const piece = '007'

/** `model|brand|name|origin|kind|story|description`, one a line. */
const rows = (text: string): DemoProduct[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [model = '', brand = '', name = '', origin = '', kind = '', story = '', description = ''] = line
        .trim()
        .split('|')
      return {
        model,
        brand,
        name,
        origin,
        unit: piece,
        kind: kind as DemoKind,
        story: story as DemoStory,
        description,
      }
    })

export const demoProducts: readonly DemoProduct[] = rows(`
  STM32F103C8T6|STMicroelectronics 意法半导体|微控制器|CN|mcu|accepted|ARM Cortex-M3，72 MHz，64 KB 闪存，LQFP-48
  STM32G071RBT6|STMicroelectronics 意法半导体|微控制器|TW|mcu|accepted|ARM Cortex-M0+，64 MHz，128 KB 闪存，LQFP-64
  STM32H743VIT6|STMicroelectronics 意法半导体|微控制器|TW|processor|classified|ARM Cortex-M7，480 MHz，2 MB 闪存，LQFP-100
  GD32F303RCT6|GigaDevice 兆易创新|微控制器|CN|mcu|accepted|ARM Cortex-M4，120 MHz，256 KB 闪存
  NXP LPC1768FBD100|NXP 恩智浦|微控制器|TH|mcu|accepted|ARM Cortex-M3，100 MHz，512 KB 闪存
  i.MX6ULL MCIMX6Y2CVM08AB|NXP 恩智浦|应用处理器|KR|processor|submitted|ARM Cortex-A7，800 MHz，BGA-289
  ATMEGA328P-AU|Microchip 微芯|微控制器|PH|mcu|accepted|8 位 AVR，32 KB 闪存，TQFP-32
  PIC18F46K22-I/PT|Microchip 微芯|微控制器|TH|mcu|draft|8 位 PIC，64 KB 闪存，TQFP-44
  ESP32-S3-WROOM-1-N8|Espressif 乐鑫|无线通信模块|CN|analog|objected|双核 Xtensa，Wi-Fi 与蓝牙 5，8 MB 闪存
  MSP430FR2355TPTR|TI 德州仪器|微控制器|MY|mcu|accepted|16 位超低功耗，32 KB FRAM
  W25Q128JVSIQ|Winbond 华邦|闪存芯片|TW|memory|accepted|128 Mb SPI NOR，SOIC-8
  W25N01GVZEIG|Winbond 华邦|闪存芯片|TW|memory|submitted|1 Gb SPI NAND，WSON-8
  MT41K256M16TW-107:P|Micron 美光|动态存储器|SG|memory|accepted|DDR3L 4 Gb，FBGA-96
  K4A8G165WC-BCTD|Samsung 三星|动态存储器|KR|memory|classified|DDR4 8 Gb，FBGA-96
  24LC256-I/SN|Microchip 微芯|电可擦存储器|TH|memory|accepted|256 Kb I2C EEPROM，SOIC-8
  IS62WV51216BLL-55TLI|ISSI 芯成|静态存储器|TW|memory|unclassified|8 Mb SRAM，TSOP-44
  LM358DR|TI 德州仪器|运算放大器|MY|amplifier|accepted|双路，3 至 32 V，SOIC-8
  OPA2277UA|TI 德州仪器|精密运算放大器|MY|amplifier|accepted|双路低失调，SOIC-8
  AD8605ARTZ-REEL7|Analog Devices 亚德诺|精密运算放大器|PH|amplifier|classified|单路低噪声，SOT-23-5
  INA226AIDGSR|TI 德州仪器|电流功率监测芯片|MY|analog|accepted|36 V，16 位，I2C，VSSOP-10
  TPS5430DDAR|TI 德州仪器|降压转换器|MY|analog|accepted|3 A，5.5 至 36 V，SO-PowerPAD-8
  LM2596S-ADJ/NOPB|TI 德州仪器|降压转换器|MX|analog|accepted|3 A，可调输出，TO-263-5
  AMS1117-3.3|AMS 先进单片|低压差稳压器|CN|analog|accepted|1 A，3.3 V，SOT-223
  ADM2587EBRWZ|Analog Devices 亚德诺|隔离收发器|PH|analog|submitted|RS-485，2.5 kV 隔离，SOIC-20
  MAX3232ESE+T|Maxim 美信|接口收发器|TH|analog|accepted|RS-232，双路，SOIC-16
  CP2102N-A02-GQFN28R|Silicon Labs 芯科|接口转换芯片|TW|analog|returned|USB 转串口，QFN-28
  DS3231SN#|Maxim 美信|实时时钟|PH|analog|accepted|温补，I2C，SOIC-16
  TJA1050T/CM,118|NXP 恩智浦|总线收发器|TH|analog|accepted|高速 CAN，SOIC-8
  1N4148W-7-F|Diodes 美台|开关二极管|CN|diode|accepted|100 V，300 mA，SOD-123
  SS34|MDD 辰达|肖特基二极管|CN|diode|accepted|40 V，3 A，SMA
  SMBJ24CA|Littelfuse 力特|瞬态抑制二极管|CN|diode|classified|双向，24 V，600 W，SMB
  BAT54C,215|Nexperia 安世|肖特基二极管|MY|diode|accepted|30 V，200 mA，SOT-23
  MMBT3904|ON Semiconductor 安森美|三极管|CN|smallTransistor|accepted|NPN，40 V，200 mA，SOT-23
  AO3400A|AOS 万代|场效应管|CN|smallTransistor|accepted|N 沟道，30 V，5.8 A，SOT-23
  IRFZ44NPBF|Infineon 英飞凌|场效应管|MX|powerTransistor|accepted|N 沟道，55 V，49 A，TO-220
  IKW40N120H3|Infineon 英飞凌|绝缘栅双极晶体管|MY|powerTransistor|submitted|1200 V，40 A，TO-247
  PC817X2NSZ0F|Sharp 夏普|光耦合器|CN|optocoupler|accepted|晶体管输出，5 kV，DIP-4
  EL357N(C)(TA)-G|Everlight 亿光|光耦合器|CN|optocoupler|unclassified|晶体管输出，SOP-4
  19-217/GHC-YR1S2/3T|Everlight 亿光|发光二极管|CN|led|accepted|绿色，0603
  XPGDWT-01-0000-00ME3|Cree LED 科锐|发光二极管|CN|led|returned|白光，3.45 × 3.45 mm
  X322516MLB4SI|YXC 扬兴|石英晶体谐振器|CN|crystal|accepted|16 MHz，9 pF，3225
  ABM8-25.000MHZ-B2-T|Abracon|石英晶体谐振器|CN|crystal|unclassified|25 MHz，18 pF，3225
  GRM155R71C104KA88D|Murata 村田|多层陶瓷电容|JP|mlcc|accepted|100 nF，16 V，X7R，0402
  GRM21BR61E226ME44L|Murata 村田|多层陶瓷电容|JP|mlcc|accepted|22 µF，25 V，X5R，0805
  CL10B104KB8NNNC|Samsung 三星|多层陶瓷电容|PH|mlcc|accepted|100 nF，50 V，X7R，0603
  CC0402KRX7R9BB102|Yageo 国巨|多层陶瓷电容|TW|mlcc|accepted|1 nF，50 V，X7R，0402
  C3216X5R1E476M160AC|TDK|多层陶瓷电容|JP|mlcc|submitted|47 µF，25 V，X5R，1206
  TAJB106K016RNJ|Kyocera AVX|钽电容|CZ|tantalum|accepted|10 µF，16 V，B 型
  T491D477K006AT|KEMET 基美|钽电容|MX|tantalum|classified|470 µF，6.3 V，D 型
  EEEFK1V101P|Panasonic 松下|铝电解电容|JP|aluminium|accepted|100 µF，35 V，贴片
  RC0402FR-0710KL|Yageo 国巨|贴片电阻|CN|resistor|accepted|10 kΩ，1 %，0402
  RC0603FR-074K7L|Yageo 国巨|贴片电阻|CN|resistor|accepted|4.7 kΩ，1 %，0603
  ERJ-2RKF1002X|Panasonic 松下|贴片电阻|JP|resistor|accepted|10 kΩ，1 %，0402
  WSL2512R0100FEA|Vishay 威世|采样电阻|IL|resistor|objected|10 mΩ，1 %，1 W，2512
  SRN6045-100M|Bourns 伯恩斯|功率电感|CN|inductor|accepted|10 µH，3 A，半屏蔽
  MPZ2012S601AT000|TDK|铁氧体磁珠|CN|inductor|draft|600 Ω，2 A，0805
  VLS6045EX-100M|TDK|功率电感|CN|inductor|accepted|10 µH，3.4 A
  USB4105-GF-A|GCT|连接器|CN|connector|accepted|USB Type-C 母座，16 针
  S2B-PH-K-S(LF)(SN)|JST 日压|连接器|JP|connector|accepted|2 针，2.0 mm，卧式
  53261-0471|Molex 莫仕|连接器|CN|connector|submitted|4 针，1.25 mm，卧贴
  G5V-2-H1 DC5|Omron 欧姆龙|信号继电器|MY|relay|accepted|5 V，2 路转换
  HF115F/012-1ZS1|Hongfa 宏发|功率继电器|CN|relay|cancelled|12 V，16 A
  0451005.MRL|Littelfuse 力特|贴片保险丝|CN|fuse|classified|5 A，125 V，2410
  0ZCJ0050FF2E|Bel Fuse|自恢复保险丝|CN|fuse|unclassified|500 mA，1206
  LRS-150-24|Mean Well 明纬|开关电源|CN|powerSupply|accepted|24 V，6.5 A，150 W
  IRM-10-5|Mean Well 明纬|电源模块|CN|powerSupply|unclassified|5 V，2 A，10 W
  QS-MB-8L-R2|Quayside Boards|八层印刷电路板|CN|board|returned|沉金，板厚 1.6 mm
  HLK-PM01|Hi-Link 海凌科|电源模块|CN|powerSupply|cancelled|5 V，3 W
`)

export const rivalProducts: readonly DemoProduct[] = rows(`
  STM32F103C8T6|STMicroelectronics 意法半导体|单片机|CN|mcu|accepted|
  GRM155R71C104KA88D|Murata 村田|贴片电容|JP|mlcc|submitted|
  LM358DR|TI 德州仪器|运放|MY|amplifier|unclassified|
`)

export const demoReasons = {
  note: '用于工业控制板，请按整机用途参考',
  returned: '请补充规格书，注明额定电压和封装',
  objected: '该器件应按其主要功能归类，请复核',
}

/** How many suppliers sell how many of the products each, and for how many months back at most. */
export const demoPrices = { months: 14, suppliers: 5, productsEach: 14, rivalProducts: 2 }
