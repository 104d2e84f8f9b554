import { hsTable } from './hs-table.ts'

export const computers = hsTable(`
  8443|印刷机器；打印机、复印机及传真机；零件及附件|印刷機器；印表機、影印機及傳真機；零件及附件|Printing machinery; printers, copying and facsimile machines; parts and accessories|用途;功能;印刷方式;能否与自动数据处理设备或网络连接;品牌;型号
    844331|具有打印、复印或传真中两种及以上功能的机器，可与自动数据处理设备或网络连接|具有列印、影印或傳真中兩種及以上功能的機器，可與自動資料處理設備或網路連接|Machines with two or more of printing, copying or facsimile functions, connectable to a network
      8443311090|静电感光式多功能一体机|靜電感光式多功能一體機|Electrostatic multi-function machines|001,035|0/70|13/13|A/LM
      8443319090|其他具有打印、复印或传真两种及以上功能的机器|其他具有列印、影印或傳真兩種及以上功能的機器|Other multi-function printing, copying or facsimile machines|001,035|0/70|13/13|A/LM
    844332|其他可与自动数据处理设备或网络连接的打印、复印或传真机|其他可與自動資料處理設備或網路連接的列印、影印或傳真機|Other printers, copying and facsimile machines connectable to a network
      8443321100|专用于自动数据处理设备的针式打印机|專用於自動資料處理設備的針式印表機|Dot-matrix printers for data processing machines|001,035|0/70|13/13|A/LM
      8443321200|专用于自动数据处理设备的激光打印机|專用於自動資料處理設備的雷射印表機|Laser printers for data processing machines|001,035|0/70|13/13|A/LM
      8443321300|专用于自动数据处理设备的喷墨打印机|專用於自動資料處理設備的噴墨印表機|Ink-jet printers for data processing machines|001,035|0/70|13/13|A/LM
      8443321400|专用于自动数据处理设备的热敏打印机|專用於自動資料處理設備的熱敏印表機|Thermal printers for data processing machines|001,035|0/70|13/13|A/LM
      8443321900|专用于自动数据处理设备的其他打印机|專用於自動資料處理設備的其他印表機|Other printers for data processing machines|001,035|0/70|13/13|A/LM
    844399|其他零件及附件|=|Other parts and accessories
      8443992100|热敏打印头|熱敏列印頭|Thermal print heads|007,035|0/35|13/13
      8443992900|其他数字印刷设备的零件|其他數位印刷設備的零件|Other parts of digital printing machines|035|0/35|13/13
      8443999090|其他打印机、复印机及传真机的零件和附件|其他印表機、影印機及傳真機的零件和附件|Other parts and accessories of printers, copiers and facsimile machines|035|0/35|13/13
  8470|计算机器；会计计算机、现金出纳机及类似机器|計算機器；會計計算機、現金出納機及類似機器|Calculating machines; accounting machines, cash registers and similar machines|用途;功能;品牌;型号
    847010|不需外接电源的电子计算器|不需外接電源的電子計算器|Electronic calculators operating without an external power source
      8470100000|电子计算器及具有计算功能的袖珍式数据记录机器|電子計算器及具有計算功能的袖珍式資料記錄機器|Electronic calculators and pocket-size data recording machines|001,035|0/80|13/13
    847050|现金出纳机|現金出納機|Cash registers
      8470501000|销售点终端出纳机（POS机）|銷售點終端出納機（POS機）|Point-of-sale terminals|001,035|0/70|13/13|A/LM
  8471|自动数据处理设备及其部件；磁性或光学阅读机|自動資料處理設備及其部件；磁性或光學閱讀機|Automatic data processing machines and units thereof; magnetic or optical readers|用途;功能;品牌;型号;是否含有中央处理器、键盘及显示器;接口类型
    847130|重量不超过10千克的便携式自动数据处理设备|重量不超過10公斤的可攜式自動資料處理設備|Portable automatic data processing machines, weighing not more than 10 kg
      8471301000|平板电脑|平板電腦|Tablet computers|001,035|0/70|13/13|A/LM
      8471309000|其他便携式自动数据处理设备（笔记本电脑）|其他可攜式自動資料處理設備（筆記型電腦）|Other portable automatic data processing machines (notebooks)|001,035|0/70|13/13|A/LM
    847141|同一机壳内至少有一个中央处理器及一个输入输出部件的其他设备|同一機殼內至少有一個中央處理器及一個輸入輸出部件的其他設備|Other machines comprising a CPU and an input and output unit in the same housing
      8471412000|小型自动数据处理设备|小型自動資料處理設備|Mini automatic data processing machines|001,035|0/29|13/13
      8471414000|微型机|微型機|Microprocessing machines|001,035|0/70|13/13|A/LM
      8471419000|其他数据处理设备（同一机壳内含中央处理器及输入输出部件）|其他資料處理設備（同一機殼內含中央處理器及輸入輸出部件）|Other data processing machines with CPU and input/output in one housing|001,035|0/70|13/13
    847149|以系统形式报验的其他设备|以系統形式報驗的其他設備|Other machines presented in the form of systems
      8471494000|以系统形式报验的微型机|以系統形式報驗的微型機|Microprocessing machines presented as systems|001,035|0/70|13/13|A/LM
      8471499100|以系统形式报验的分散型工业过程控制设备|以系統形式報驗的分散型工業過程控制設備|Distributed industrial process control systems|001,035|0/70|13/13
      8471499900|以系统形式报验的其他自动数据处理设备|以系統形式報驗的其他自動資料處理設備|Other data processing machines presented as systems|001,035|0/70|13/13
    847150|处理部件（品目8471.41或8471.49除外）|處理部件（品目8471.41或8471.49除外）|Processing units other than those of subheading 8471.41 or 8471.49
      8471502000|小型机的处理部件|小型機的處理部件|Processing units of mini computers|001,035|0/29|13/13
      8471504000|微型机的处理部件（服务器、主机等）|微型機的處理部件（伺服器、主機等）|Processing units of microcomputers (servers, towers)|001,035|0/70|13/13|A/LM
      8471509000|其他处理部件|其他處理部件|Other processing units|001,035|0/70|13/13
    847160|输入或输出部件，不论是否在同一机壳内有存储部件|輸入或輸出部件，不論是否在同一機殼內有儲存部件|Input or output units, whether or not containing storage units
      8471605000|自动数据处理设备的扫描仪|自動資料處理設備的掃描器|Scanners for data processing machines|001,035|0/40|13/13
      8471606000|自动数据处理设备的数字化仪|自動資料處理設備的數位板|Digitisers for data processing machines|001,035|0/40|13/13
      8471607100|键盘|鍵盤|Keyboards|001,035|0/40|13/13
      8471607200|鼠标器|滑鼠|Mice|001,035|0/40|13/13
      8471609000|其他输入或输出部件|其他輸入或輸出部件|Other input or output units|001,035|0/40|13/13
    847170|存储部件|儲存部件|Storage units
      8471701100|固态硬盘（SSD）|固態硬碟（SSD）|Solid-state drives (SSD)|001,035|0/14|13/13
      8471701900|其他硬盘驱动器|其他硬碟驅動器|Other hard disk drives|001,035|0/14|13/13
      8471703000|光盘驱动器|光碟驅動器|Optical disc drives|001,035|0/14|13/13
      8471709000|其他存储部件|其他儲存部件|Other storage units|001,035|0/14|13/13
    847180|自动数据处理设备的其他部件|自動資料處理設備的其他部件|Other units of automatic data processing machines
      8471800000|自动数据处理设备的其他部件（显卡、声卡等）|自動資料處理設備的其他部件（顯示卡、音效卡等）|Other units of data processing machines (graphics and sound cards)|001,035|0/40|13/13
    847190|其他|=|Other
      8471900090|未列名的磁性或光学阅读机、数据转录及处理机器|未列名的磁性或光學閱讀機、資料轉錄及處理機器|Magnetic or optical readers, transcribing and processing machines, n.e.s.|001,035|0/40|13/13
  8473|专用于或主要用于品目8470至8472所列机器的零件、附件|專用於或主要用於品目8470至8472所列機器的零件、附件|Parts and accessories for machines of headings 8470 to 8472|用途;品牌;型号;材质
    847321|电子计算器的零件、附件|電子計算器的零件、附件|Parts and accessories of electronic calculators
      8473210000|电子计算器的零件、附件|電子計算器的零件、附件|Parts and accessories of electronic calculators|035|0/50|13/13
    847329|其他计算机器、现金出纳机的零件、附件|其他計算機器、現金出納機的零件、附件|Parts and accessories of other machines of heading 8470
      8473290000|现金出纳机及其他品目8470机器的零件、附件|現金出納機及其他品目8470機器的零件、附件|Parts and accessories of cash registers and other machines of heading 8470|035|0/35|13/13
    847330|品目8471所列机器的零件、附件|品目8471所列機器的零件、附件|Parts and accessories of machines of heading 8471
      8473301000|大型、中型及小型机的零件、附件|大型、中型及小型機的零件、附件|Parts and accessories of large, medium and mini computers|035|0/14|13/13
      8473309000|微型机及其他品目8471机器的零件、附件（内存条、主板、机箱等）|微型機及其他品目8471機器的零件、附件（記憶體模組、主機板、機箱等）|Parts and accessories of microcomputers and other machines of heading 8471 (memory modules, mainboards, cases)|035|0/40|13/13
    847340|品目8472所列机器的零件、附件|品目8472所列機器的零件、附件|Parts and accessories of machines of heading 8472
      8473401000|自动柜员机用出钞器和循环出钞器|自動櫃員機用出鈔器和循環出鈔器|Banknote dispensers for automatic teller machines|007,035|0/35|13/13
      8473409000|其他办公室用机器的零件、附件|其他辦公室用機器的零件、附件|Parts and accessories of other office machines|035|0/35|13/13
    847350|同样适用于品目8470至8472中两个及以上品目机器的零件、附件|同樣適用於品目8470至8472中兩個及以上品目機器的零件、附件|Parts equally suitable for machines of two or more of headings 8470 to 8472
      8473500000|品目8470至8472中两个及以上品目机器通用的零件、附件|品目8470至8472中兩個及以上品目機器通用的零件、附件|Parts and accessories suitable for machines of two or more of headings 8470 to 8472|035|0/35|13/13
`)
