import { hsTable } from './hs-table.ts'

export const instruments = hsTable(`
  9001|光导纤维及光缆；偏振片及板；未装配的光学元件|光纖及光纜；偏振片及板；未裝配的光學元件|Optical fibers and cables; sheets of polarizing material; optical elements, unmounted|用途;材质;是否装配;加工程度;品牌;型号
    900110|光导纤维、光导纤维束及光缆，但品目8544的货品除外|光纖、光纖束及光纜，但品目8544的貨品除外|Optical fibers, bundles and cables, other than those of heading 8544
      9001100001|光导纤维、光导纤维束|光纖、光纖束|Optical fibers and optical fiber bundles|035|5/20|13/13
    900120|偏振材料制的片及板|偏振材料製的片及板|Sheets and plates of polarizing material
      9001200000|偏振材料制的片及板（偏光片）|偏振材料製的片及板（偏光片）|Sheets and plates of polarizing material (polarizers)|035|8/20/6|13/13
    900130|隐形眼镜片|隱形眼鏡片|Contact lenses
      9001300000|隐形眼镜片|隱形眼鏡片|Contact lenses|020,035|10/70|13/13|6A/M
    900190|其他未装配的光学元件|其他未裝配的光學元件|Other unmounted optical elements
      9001909090|其他未装配的光学元件|其他未裝配的光學元件|Other unmounted optical elements|035|0/30|13/13
  9002|已装配的光学元件，作为仪器或装置的零件、配件|已裝配的光學元件，作為儀器或裝置的零件、配件|Optical elements, mounted, being parts of or fittings for instruments|用途;材质;品牌;型号
    900211|照相机、投影仪或照片放大机用物镜|照相機、投影儀或照片放大機用物鏡|Objective lenses for cameras, projectors or enlargers
      9002119090|其他照相机、投影仪用物镜|其他照相機、投影儀用物鏡|Other objective lenses for cameras or projectors|007,035|7/80|13/13
    900219|其他物镜|其他物鏡|Other objective lenses
      9002199090|其他已装配的物镜（手机摄像头镜头等）|其他已裝配的物鏡（手機攝影鏡頭等）|Other mounted objective lenses (for phone cameras)|007,035|7/40|13/13
    900220|滤色镜|濾色鏡|Filters
      9002209000|其他用途的滤色镜|其他用途的濾色鏡|Filters for other uses|007,035|6/40|13/13
  9011|复式光学显微镜|複式光學顯微鏡|Compound optical microscopes|用途;品牌;型号;放大倍数
    901110|立体显微镜|立體顯微鏡|Stereoscopic microscopes
      9011100000|立体显微镜|立體顯微鏡|Stereoscopic microscopes|001,035|0/14|13/13
    901180|其他显微镜|其他顯微鏡|Other microscopes
      9011800090|其他复式光学显微镜|其他複式光學顯微鏡|Other compound optical microscopes|001,035|0/14|13/13
  9012|显微镜，但光学显微镜除外；衍射设备|顯微鏡，但光學顯微鏡除外；衍射設備|Microscopes other than optical; diffraction apparatus|用途;原理;品牌;型号
    901210|显微镜（光学显微镜除外）及衍射设备|顯微鏡（光學顯微鏡除外）及衍射設備|Microscopes other than optical, and diffraction apparatus
      9012100000|电子显微镜等非光学显微镜及衍射设备|電子顯微鏡等非光學顯微鏡及衍射設備|Electron and other non-optical microscopes; diffraction apparatus|001,035|0/14|13/13
  9018|医疗、外科、牙科或兽医用仪器及器具|醫療、外科、牙科或獸醫用儀器及器具|Instruments and appliances for medical, surgical, dental or veterinary use|用途;原理;功能;品牌;型号
    901812|超声波扫描装置|超音波掃描裝置|Ultrasonic scanning apparatus
      9018121000|B型超声波诊断仪|B型超音波診斷儀|Type B ultrasonic diagnostic instruments|001,035|0/17|13/13|6A/M
    901813|核磁共振成像装置|磁振造影裝置|Magnetic resonance imaging apparatus
      9018131000|成套的核磁共振成像装置|成套的磁振造影裝置|Complete magnetic resonance imaging apparatus|006,035|0/17|13/13|6AO/M
    901831|注射器，不论是否装有针头|注射器，不論是否裝有針頭|Syringes, with or without needles
      9018310000|注射器（不论是否装有针头）|注射器（不論是否裝有針頭）|Syringes, with or without needles|007,035|0/50|13/13|6A/M
    901890|其他仪器及器具|其他儀器及器具|Other instruments and appliances
      9018902010|电血压测量仪器及器具|電血壓測量儀器及器具|Electric blood-pressure measuring instruments|007,035|0/17|13/13|6A/M
      9018909919|其他医疗、外科或兽医用仪器及器具|其他醫療、外科或獸醫用儀器及器具|Other instruments and appliances for medical, surgical or veterinary use|001,035|0/17|13/13|6A/M
  9022|X射线或α、β、γ射线的应用设备|X射線或α、β、γ射線的應用設備|Apparatus based on X-rays or alpha, beta or gamma radiation|用途;原理;品牌;型号
    902212|X射线断层检查仪|X射線斷層檢查儀|Computed tomography apparatus
      9022120000|X射线断层检查仪（CT）|X射線斷層檢查儀（CT）|Computed tomography apparatus (CT)|001,035|0/17|13/13|6AO/M
    902219|其他用途的X射线应用设备|其他用途的X射線應用設備|X-ray apparatus for other uses
      9022191090|其他低剂量X射线安全检查设备|其他低劑量X射線安全檢查設備|Other low-dose X-ray security inspection equipment|001,035|0/17|13/13
      9022199090|其他X射线应用设备|其他X射線應用設備|Other X-ray apparatus|001,035|0/17|13/13
  9025|温度计、湿度计、气压计及类似浮子式仪器|溫度計、濕度計、氣壓計及類似浮子式儀器|Thermometers, hygrometers, barometers and similar floating instruments|用途;是否液体的;是否可直接读数;品牌;型号
    902511|可直接读数的液体温度计|可直接讀數的液體溫度計|Liquid-filled thermometers, for direct reading
      9025110000|可直接读数的液体温度计|可直接讀數的液體溫度計|Liquid-filled thermometers, for direct reading|007,035|4/40|13/13
    902519|其他温度计及高温计|其他溫度計及高溫計|Other thermometers and pyrometers
      9025191000|工业用非液体温度计及高温计|工業用非液體溫度計及高溫計|Non-liquid thermometers and pyrometers for industrial use|007,035|0/17|13/13
      9025199090|其他非液体温度计、高温计（红外测温仪等）|其他非液體溫度計、高溫計（紅外測溫儀等）|Other non-liquid thermometers and pyrometers (infrared)|007,035|0/40|13/13
    902580|其他仪器|其他儀器|Other instruments
      9025800000|湿度计、气压计、比重计及其组合装置|濕度計、氣壓計、比重計及其組合裝置|Hygrometers, barometers, hydrometers and combinations|007,035|0/30|13/13
  9026|液体或气体的流量、液位、压力等测量或检验仪器|液體或氣體的流量、液位、壓力等測量或檢驗儀器|Instruments for measuring flow, level, pressure of liquids or gases|用途;原理;测量对象;品牌;型号
    902610|测量或检验液体流量或液位的仪器|測量或檢驗液體流量或液位的儀器|For measuring the flow or level of liquids
      9026100000|测量或检验液体流量或液位的仪器及装置|測量或檢驗液體流量或液位的儀器及裝置|Instruments for measuring the flow or level of liquids|007,035|0/17|13/13
    902620|测量或检验压力的仪器|測量或檢驗壓力的儀器|For measuring pressure
      9026201090|其他压力、差压变送器|其他壓力、差壓變送器|Other pressure and differential pressure transmitters|007,035|0/17|13/13
      9026209090|其他测量或检验压力的仪器及装置|其他測量或檢驗壓力的儀器及裝置|Other instruments for measuring pressure|007,035|0/17|13/13
    902680|其他仪器及装置|其他儀器及裝置|Other instruments and apparatus
      9026801000|测量气体流量的仪器及装置|測量氣體流量的儀器及裝置|Instruments for measuring the flow of gases|007,035|0/17|13/13
      9026809000|其他测量液体或气体变化量的仪器及装置|其他測量液體或氣體變化量的儀器及裝置|Other instruments for measuring variables of liquids or gases|007,035|0/17|13/13
    902690|零件、附件|=|Parts and accessories
      9026900000|液体或气体测量仪器的零件、附件|液體或氣體測量儀器的零件、附件|Parts and accessories of instruments of heading 9026|035|0/17|13/13
  9027|理化分析仪器及装置|理化分析儀器及裝置|Instruments and apparatus for physical or chemical analysis|用途;原理;功能;品牌;型号
    902710|气体或烟雾分析仪|氣體或煙霧分析儀|Gas or smoke analysis apparatus
      9027100090|其他气体或烟雾分析仪|其他氣體或煙霧分析儀|Other gas or smoke analysis apparatus|001,035|0/17|13/13
    902720|色谱仪及电泳仪|層析儀及電泳儀|Chromatographs and electrophoresis instruments
      9027201100|气相色谱仪|氣相層析儀|Gas chromatographs|001,035|0/17|13/13
      9027201200|液相色谱仪|液相層析儀|Liquid chromatographs|001,035|0/17|13/13
      9027202000|电泳仪|電泳儀|Electrophoresis instruments|001,035|0/17|13/13
    902730|使用光学射线的分光仪、分光光度计及摄谱仪|使用光學射線的分光儀、分光光度計及攝譜儀|Spectrometers, spectrophotometers and spectrographs using optical radiations
      9027300090|其他分光仪、分光光度计及摄谱仪|其他分光儀、分光光度計及攝譜儀|Other spectrometers, spectrophotometers and spectrographs|001,035|0/17|13/13
    902750|使用光学射线的其他仪器及装置|使用光學射線的其他儀器及裝置|Other instruments using optical radiations
      9027509090|其他使用光学射线的分析仪器及装置|其他使用光學射線的分析儀器及裝置|Other analytical instruments using optical radiations|001,035|0/17|13/13
    902781|质谱仪|質譜儀|Mass spectrometers
      9027812000|质谱联用仪|質譜聯用儀|Hyphenated mass spectrometers|001,035|0/17|13/13
      9027819090|其他质谱仪|其他質譜儀|Other mass spectrometers|001,035|0/17|13/13
    902789|其他仪器及装置|其他儀器及裝置|Other instruments and apparatus
      9027899090|其他理化分析仪器及装置|其他理化分析儀器及裝置|Other instruments for physical or chemical analysis|001,035|0/17|13/13
    902790|切片机；零件、附件|切片機；零件、附件|Microtomes; parts and accessories
      9027900000|切片机；理化分析仪器的零件、附件|切片機；理化分析儀器的零件、附件|Microtomes; parts and accessories of analytical instruments|035|0/17|13/13
  9030|示波器、频谱分析仪及其他电量测量或检验仪器|示波器、頻譜分析儀及其他電量測量或檢驗儀器|Oscilloscopes, spectrum analyzers and other instruments for measuring electrical quantities|用途;测量对象;是否带记录装置;频率;品牌;型号
    903020|示波器|=|Oscilloscopes
      9030200090|其他示波器|=|Other oscilloscopes|001,035|0/80|13/13
    903031|不带记录装置的万用表|不帶記錄裝置的三用電表|Multimeters without a recording device
      9030311000|不带记录装置的五位半及以下的数字万用表|不帶記錄裝置的五位半及以下的數位三用電表|Digital multimeters up to 5.5 digits, without recording device|001,035|0/130|13/13
      9030319000|其他不带记录装置的万用表|其他不帶記錄裝置的三用電表|Other multimeters without a recording device|001,035|0/50|13/13
    903033|其他不带记录装置的电压、电流、电阻或功率测量仪器|其他不帶記錄裝置的電壓、電流、電阻或功率測量儀器|Other instruments for voltage, current, resistance or power, without recording device
      9030331000|不带记录装置的五位半及以下的数字电流表、电压表|不帶記錄裝置的五位半及以下的數位電流表、電壓表|Digital ammeters and voltmeters up to 5.5 digits, without recording device|001,035|0/130|13/13
      9030332000|不带记录装置的电阻测试仪|不帶記錄裝置的電阻測試儀|Resistance testers without recording device|001,035|0/50|13/13
      9030339000|其他不带记录装置的电压、电流或功率测量仪器|其他不帶記錄裝置的電壓、電流或功率測量儀器|Other instruments for voltage, current or power, without recording device|001,035|0/50|13/13
    903040|通讯专用的其他仪器及装置|通訊專用的其他儀器及裝置|Other instruments specially designed for telecommunications
      9030401000|频率在12.4吉赫兹以下的数字式频率计|頻率在12.4十億赫茲以下的數位式頻率計|Digital frequency meters below 12.4 GHz|001,035|0/80|13/13
      9030409000|其他通讯专用仪器及装置（频谱分析仪等）|其他通訊專用儀器及裝置（頻譜分析儀等）|Other instruments for telecommunications (spectrum analyzers)|001,035|0/17|13/13
    903082|检测半导体晶圆或器件用的仪器|檢測半導體晶圓或器件用的儀器|For measuring or checking semiconductor wafers or devices
      9030820000|检测半导体晶圆或器件（包括集成电路）用的仪器|檢測半導體晶圓或器件（包括積體電路）用的儀器|Instruments for checking semiconductor wafers or devices (including integrated circuits)|001,035|0/20|13/13
    903084|带记录装置的其他仪器|帶記錄裝置的其他儀器|Other instruments with a recording device
      9030841000|带记录装置的电感及电容测试仪|帶記錄裝置的電感及電容測試儀|Inductance and capacitance testers with recording device|001,035|0/17|13/13
      9030849000|其他带记录装置的电量测量仪器|其他帶記錄裝置的電量測量儀器|Other instruments for electrical quantities with recording device|001,035|0/17|13/13
    903089|其他仪器|其他儀器|Other instruments
      9030891000|不带记录装置的电感及电容测试仪|不帶記錄裝置的電感及電容測試儀|Inductance and capacitance testers without recording device|001,035|0/50|13/13
      9030899090|其他电量测量或检验仪器|其他電量測量或檢驗儀器|Other instruments for measuring electrical quantities|001,035|0/17|13/13
    903090|零件、附件|=|Parts and accessories
      9030900090|品目9030所列仪器的零件、附件|品目9030所列儀器的零件、附件|Parts and accessories of instruments of heading 9030|035|0/17|13/13
  9031|未列名的测量或检验仪器、器具及机器|未列名的測量或檢驗儀器、器具及機器|Measuring or checking instruments, appliances and machines, n.e.s.|用途;原理;功能;品牌;型号
    903141|制造半导体器件时检验半导体晶圆、器件或光掩模用的光学仪器|製造半導體器件時檢驗半導體晶圓、器件或光罩用的光學儀器|Optical instruments for inspecting semiconductor wafers, devices or photomasks
      9031410000|检验半导体晶圆、器件或光掩模用的光学仪器|檢驗半導體晶圓、器件或光罩用的光學儀器|Optical instruments for inspecting semiconductor wafers, devices or photomasks|001,035|0/17|13/13
    903149|其他光学仪器及器具|其他光學儀器及器具|Other optical instruments and appliances
      9031491000|轮廓投影仪|輪廓投影儀|Profile projectors|001,035|0/17|13/13
      9031492000|光栅测量装置|光柵測量裝置|Grating measuring devices|001,035|0/17|13/13
      9031499090|其他光学测量或检验仪器及器具|其他光學測量或檢驗儀器及器具|Other optical measuring or checking instruments|001,035|0/17|13/13
    903180|其他仪器、器具及机器|其他儀器、器具及機器|Other instruments, appliances and machines
      9031801000|光纤通信及光纤性能测试仪|光纖通訊及光纖性能測試儀|Optical fiber communication and performance testers|001,035|0/17|13/13
      9031802000|坐标测量仪|座標測量儀|Coordinate measuring machines|001,035|5/17|13/13
      9031809090|其他测量或检验仪器、器具及机器|其他測量或檢驗儀器、器具及機器|Other measuring or checking instruments, appliances and machines|001,035|0/17|13/13
    903190|零件、附件|=|Parts and accessories
      9031900090|品目9031所列仪器的零件、附件|品目9031所列儀器的零件、附件|Parts and accessories of instruments of heading 9031|035|0/17|13/13
  9032|自动调节或控制仪器及装置|自動調節或控制儀器及裝置|Automatic regulating or controlling instruments and apparatus|用途;原理;功能;品牌;型号
    903210|恒温器|恆溫器|Thermostats
      9032100000|恒温器|恆溫器|Thermostats|007,035|7/17|13/13
    903281|液压或气压的仪器及装置|液壓或氣壓的儀器及裝置|Hydraulic or pneumatic instruments
      9032810000|液压或气压的自动调节或控制仪器及装置|液壓或氣壓的自動調節或控制儀器及裝置|Hydraulic or pneumatic regulating or controlling instruments|007,035|0/17|13/13
    903289|其他仪器及装置|其他儀器及裝置|Other instruments and apparatus
      9032899099|其他自动调节或控制仪器及装置|其他自動調節或控制儀器及裝置|Other automatic regulating or controlling instruments|007,035|7/17|13/13
    903290|零件、附件|=|Parts and accessories
      9032900090|自动调节或控制仪器的零件、附件|自動調節或控制儀器的零件、附件|Parts and accessories of regulating or controlling instruments|035|5/17|13/13
`)
