import { hsTable } from './hs-table.ts'

export const displays = hsTable(`
  8524|平板显示模组，不论是否装有触摸屏|平板顯示模組，不論是否裝有觸控螢幕|Flat panel display modules, whether or not incorporating touch-sensitive screens|用途;显示技术（液晶、有机发光二极管等）;是否含驱动器或控制电路;是否装有触摸屏;尺寸;品牌;型号
    852411|不含驱动器或控制电路的液晶模组|不含驅動器或控制電路的液晶模組|Liquid crystal modules without drivers or control circuits
      8524110000|不含驱动器或控制电路的液晶平板显示模组|不含驅動器或控制電路的液晶平板顯示模組|Liquid crystal flat panel modules without drivers or control circuits|007,035|5/50|13/13
    852412|不含驱动器或控制电路的有机发光二极管（OLED）模组|不含驅動器或控制電路的有機發光二極體（OLED）模組|OLED modules without drivers or control circuits
      8524120000|不含驱动器或控制电路的有机发光二极管平板显示模组|不含驅動器或控制電路的有機發光二極體平板顯示模組|OLED flat panel modules without drivers or control circuits|007,035|5/50|13/13
    852419|其他不含驱动器或控制电路的模组|其他不含驅動器或控制電路的模組|Other modules without drivers or control circuits
      8524190000|其他不含驱动器或控制电路的平板显示模组|其他不含驅動器或控制電路的平板顯示模組|Other flat panel modules without drivers or control circuits|007,035|5/50|13/13
    852491|其他液晶模组|其他液晶模組|Other liquid crystal modules
      8524911000|专用于或主要用于税目8517所列装置的液晶平板显示模组|專用於或主要用於稅目8517所列裝置的液晶平板顯示模組|Liquid crystal display modules for apparatus of heading 8517|007,035|0/50|13/13
      8524912000|专用于或主要用于税目8519、8521、8525、8526或8527所列设备的液晶平板显示模组|專用於或主要用於稅目8519、8521、8525、8526或8527所列設備的液晶平板顯示模組|Liquid crystal display modules for apparatus of headings 8519, 8521, 8525, 8526 or 8527|007,035|5/50|13/13
      8524919000|其他液晶平板显示模组|其他液晶平板顯示模組|Other liquid crystal flat panel display modules|007,035|5/50|13/13
    852492|其他有机发光二极管（OLED）模组|其他有機發光二極體（OLED）模組|Other OLED modules
      8524921000|专用于或主要用于税目8517所列装置的有机发光二极管平板显示模组|專用於或主要用於稅目8517所列裝置的有機發光二極體平板顯示模組|OLED display modules for apparatus of heading 8517|007,035|0/50|13/13
      8524929000|其他有机发光二极管平板显示模组|其他有機發光二極體平板顯示模組|Other OLED flat panel display modules|007,035|5/50|13/13
    852499|其他平板显示模组|其他平板顯示模組|Other flat panel display modules
      8524999000|其他平板显示模组|其他平板顯示模組|Other flat panel display modules|007,035|5/50|13/13
  8528|监视器及投影机；电视接收装置|監視器及投影機；電視接收裝置|Monitors and projectors; reception apparatus for television|用途;显示技术;显示屏幕尺寸;接口类型;是否可直接连接税目8471的设备;品牌;型号
    852842|可直接连接且设计用于税目8471的自动数据处理设备的阴极射线管监视器|可直接連接且設計用於稅目8471的自動資料處理設備的陰極射線管監視器|Cathode-ray tube monitors designed for automatic data processing machines
      8528420000|可直接连接且设计用于自动数据处理设备的阴极射线管监视器|可直接連接且設計用於自動資料處理設備的陰極射線管監視器|Cathode-ray tube monitors for automatic data processing machines|001,035|0/70|13/13|A/LM
    852852|可直接连接且设计用于税目8471的自动数据处理设备的其他监视器|可直接連接且設計用於稅目8471的自動資料處理設備的其他監視器|Other monitors designed for automatic data processing machines
      8528521100|专用于或主要用于自动数据处理设备的液晶监视器|專用於或主要用於自動資料處理設備的液晶監視器|Liquid crystal monitors solely or principally for data processing machines|001,035|0/70|13/13|A/LM
      8528521200|其他可连接自动数据处理设备的彩色监视器|其他可連接自動資料處理設備的彩色監視器|Other color monitors connectable to data processing machines|001,035|0/70|13/13|A/LM
      8528521900|其他可连接自动数据处理设备的单色监视器|其他可連接自動資料處理設備的單色監視器|Other monochrome monitors connectable to data processing machines|001,035|0/70|13/13|A/LM
    852859|其他监视器|其他監視器|Other monitors
      8528591010|专用于车载导航仪的液晶监视器|專用於車載導航儀的液晶監視器|Liquid crystal monitors solely for vehicle navigation devices|001,035|18/130|13/13
      8528591090|其他彩色监视器|其他彩色監視器|Other color monitors|001,035|18/130|13/13|A/LM
      8528599000|其他单色监视器|其他單色監視器|Other monochrome monitors|001,035|8/130|13/13
    852862|可直接连接且设计用于税目8471的自动数据处理设备的投影机|可直接連接且設計用於稅目8471的自動資料處理設備的投影機|Projectors designed for automatic data processing machines
      8528622000|可直接连接自动数据处理设备的彩色投影机|可直接連接自動資料處理設備的彩色投影機|Color projectors connectable to data processing machines|001,035|0/70|13/13|A/LM
    852869|其他投影机|其他投影機|Other projectors
      8528691000|其他彩色投影机|其他彩色投影機|Other color projectors|001,035|10/130|13/13|A/LM
    852871|不带有视频显示器或屏幕的电视接收装置|不帶有視訊顯示器或螢幕的電視接收裝置|Television receivers not incorporating a display or screen
      8528711000|彩色卫星电视接收机|彩色衛星電視接收機|Color satellite television receivers|001,035|15/130|13/13|A/LM
      8528718000|其他不带屏幕的彩色电视接收装置（机顶盒）|其他不帶螢幕的彩色電視接收裝置（機上盒）|Other color television receivers without screen (set-top boxes)|001,035|15/130|13/13|A/LM
    852872|其他彩色电视接收装置|其他彩色電視接收裝置|Other color television receivers
      8528722200|液晶显示器的彩色数字电视接收机|液晶顯示器的彩色數位電視接收機|Color digital television receivers with liquid crystal display|001,035|15/130|13/13|A/LM
      8528729200|其他彩色数字电视接收机|其他彩色數位電視接收機|Other color digital television receivers|001,035|15/130|13/13|A/LM
  8529|专用于或主要用于品目8524至8528所列装置或设备的零件|專用於或主要用於品目8524至8528所列裝置或設備的零件|Parts for apparatus of headings 8524 to 8528|用途;品牌;型号;材质
    852910|各种天线或天线反射器及其零件|各種天線或天線反射器及其零件|Antennas and antenna reflectors of all kinds; parts thereof
      8529102000|无线电收音机及其组合机、电视接收机用天线及零件|無線電收音機及其組合機、電視接收機用天線及零件|Antennas and parts for radio and television receivers|035|0/90|13/13
      8529109090|其他无线电设备天线及其零件|其他無線電設備天線及其零件|Other antennas for radio apparatus, and parts|035|0/40|13/13
    852990|其他零件|=|Other parts
      8529908100|彩色电视接收机的零件（高频调谐器除外）|彩色電視接收機的零件（高頻調諧器除外）|Parts of color television receivers, other than tuners|035|9/80|13/13
      8529909090|其他品目8524至8528所列装置的零件|其他品目8524至8528所列裝置的零件|Other parts for apparatus of headings 8524 to 8528|035|0/57|13/13
  9013|激光器（激光二极管除外）；其他未列名光学仪器及器具|雷射器（雷射二極體除外）；其他未列名光學儀器及器具|Lasers, other than laser diodes; other optical appliances and instruments|用途;原理;功率;品牌;型号
    901320|激光器，但激光二极管除外|雷射器，但雷射二極體除外|Lasers, other than laser diodes
      9013200099|其他激光器（激光二极管除外）|其他雷射器（雷射二極體除外）|Other lasers, other than laser diodes|007,035|0/20|13/13
    901380|其他装置、仪器及器具|其他裝置、儀器及器具|Other devices, appliances and instruments
      9013801000|放大镜|放大鏡|Hand magnifying glasses|007,035|6/40|13/13
      9013809000|其他未列名光学装置、仪器及器具|其他未列名光學裝置、儀器及器具|Other optical devices, appliances and instruments|007,035|0/40|13/13
    901390|零件及附件|=|Parts and accessories
      9013909090|激光器及其他光学装置的零件及附件|雷射器及其他光學裝置的零件及附件|Parts and accessories of lasers and other optical devices|035|0/17|13/13
`)
