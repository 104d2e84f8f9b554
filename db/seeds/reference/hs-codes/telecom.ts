import { hsTable } from './hs-table.ts'

export const telecom = hsTable(`
  8517|电话机；发送或接收声音、图像或其他数据用的设备|電話機；發送或接收聲音、圖像或其他資料用的設備|Telephone sets; apparatus for transmission or reception of voice, images or other data|用途;功能;原理;通信制式;品牌;型号;是否有线
    851711|无绳电话机|無線話筒電話機|Line telephone sets with cordless handsets
      8517110090|其他无绳电话机|其他無線話筒電話機|Other line telephone sets with cordless handsets|001,035|0/40|13/13|A/LM
    851713|智能手机|智慧型手機|Smartphones
      8517130000|智能手机|智慧型手機|Smartphones|001,035|0/14|13/13|A/LM
    851714|其他蜂窝网络或其他无线网络用电话机|其他蜂窩網路或其他無線網路用電話機|Other telephones for cellular or other wireless networks
      8517141000|其他手持（包括车载）式无线电话机|其他手持（包括車載）式無線電話機|Other hand-held (including vehicle) radio telephones|001,035|0/14|13/13|A/LM
      8517142000|对讲机|對講機|Walkie-talkies|001,035|0/14|13/13
    851718|其他电话机|其他電話機|Other telephone sets
      8517180090|其他电话机|其他電話機|Other telephone sets|001,035|0/40|13/13|A/LM
    851761|基站|基地臺|Base stations
      8517611000|移动通信基站|行動通訊基地臺|Mobile communication base stations|001,035|0/14|13/13
      8517619000|其他基站|其他基地臺|Other base stations|001,035|0/14|13/13
    851762|接收、转换、发送或再生声音、图像或其他数据用的设备|接收、轉換、發送或再生聲音、圖像或其他資料用的設備|Machines for reception, conversion, transmission or regeneration of voice, images or data
      8517621100|局用电话交换机、长途电话交换机、电报交换机|局用電話交換器、長途電話交換器、電報交換器|Exchange switching apparatus for telephony and telegraphy|001,035|0/14|13/13
      8517621200|移动通信交换机|行動通訊交換器|Mobile communication switching systems|001,035|0/14|13/13
      8517622100|光端机及脉冲编码调制设备（PCM）|光終端機及脈波編碼調變設備（PCM）|Optical line terminals and pulse code modulation equipment|001,035|0/14|13/13
      8517622200|波分复用光传输设备|分波多工光傳輸設備|Wavelength-division multiplexing optical transmission equipment|001,035|0/14|13/13
      8517622990|其他光通讯设备|其他光通訊設備|Other optical communication equipment|001,035|0/14|13/13
      8517623100|非光通讯网络时钟同步设备|非光通訊網路時鐘同步設備|Non-optical network clock synchronising equipment|001,035|0/30|13/13
      8517623200|非光通讯以太网络交换机|非光通訊乙太網路交換器|Non-optical Ethernet switches|001,035|0/30|13/13
      8517623300|IP电话信号转换设备|IP電話訊號轉換設備|IP telephone signal converters|001,035|0/30|13/13
      8517623400|调制解调器|數據機|Modems|001,035|0/30|13/13|A/LM
      8517623500|集线器|集線器|Hubs|001,035|0/30|13/13
      8517623690|其他路由器|=|Other routers|001,035|0/30|13/13
      8517623790|其他有线网络接口卡|其他有線網路介面卡|Other wired network interface cards|001,035|0/30|13/13
      8517623990|其他有线数字通信设备|其他有線數位通訊設備|Other wired digital communication equipment|001,035|0/30|13/13
      8517629200|无线网络接口卡|無線網路介面卡|Wireless network interface cards|001,035|0/14|13/13
      8517629300|无线接入固定台|無線接入固定臺|Fixed wireless access terminals|001,035|0/14|13/13
      8517629400|无线耳机|無線耳機|Wireless headphones|007,035|0/14|13/13
      8517629900|其他接收、转换、发送或再生声音、图像或数据用的设备|其他接收、轉換、發送或再生聲音、圖像或資料用的設備|Other apparatus for reception, conversion or transmission of voice, images or data|001,035|0/14|13/13
    851769|其他设备|其他設備|Other apparatus
      8517691099|其他无线通信设备|其他無線通訊設備|Other wireless communication apparatus|001,035|0/14|13/13
      8517699000|其他有线通信设备|其他有線通訊設備|Other wired communication apparatus|001,035|0/30|13/13
    851771|各种天线和天线反射器及其零件|各種天線和天線反射器及其零件|Antennas and antenna reflectors; parts thereof
      8517712000|手持式无线电话机用天线及其零件|手持式無線電話機用天線及其零件|Antennas and parts for hand-held radio telephones|035|0/20|13/13
      8517719000|其他品目8517所列设备用天线及其零件|其他品目8517所列設備用天線及其零件|Other antennas and parts for apparatus of heading 8517|035|0/20|13/13
    851779|其他零件|=|Other parts
      8517791000|数字式程控电话或电报交换机用零件|數位式程控電話或電報交換器用零件|Parts of digital program-controlled exchanges|035|0/14|13/13
      8517792000|光端机及脉冲编码调制设备用零件|光終端機及脈波編碼調變設備用零件|Parts of optical line terminals and PCM equipment|035|0/14|13/13
      8517793000|手持式无线电话机用零件（天线除外）|手持式無線電話機用零件（天線除外）|Parts of hand-held radio telephones, other than antennas|035|0/14|13/13
      8517799000|其他品目8517所列设备用零件|其他品目8517所列設備用零件|Other parts of apparatus of heading 8517|035|0/14|13/13
  8518|传声器、扬声器、耳机及声频扩大器|麥克風、揚聲器、耳機及音頻放大器|Microphones, loudspeakers, headphones and audio-frequency amplifiers|用途;功能;是否装成音箱;品牌;型号
    851810|传声器（麦克风）及其座架|麥克風及其座架|Microphones and stands therefor
      8518100000|传声器（麦克风）及其座架|麥克風及其座架|Microphones and stands therefor|007,035|0/90|13/13
    851821|单喇叭音箱|單喇叭音箱|Single loudspeakers, mounted in their enclosures
      8518210000|单喇叭音箱|單喇叭音箱|Single loudspeakers, mounted in their enclosures|007,035|0/90|13/13
    851822|多喇叭音箱|=|Multiple loudspeakers, mounted in the same enclosure
      8518220000|多喇叭音箱|=|Multiple loudspeakers, mounted in the same enclosure|007,035|0/90|13/13
    851829|其他扬声器|其他揚聲器|Other loudspeakers
      8518290000|其他扬声器|其他揚聲器|Other loudspeakers|007,035|0/90|13/13
    851830|耳机、耳塞机及传声扬声器组合机|耳機、耳塞機及麥克風揚聲器組合機|Headphones, earphones and combined microphone/speaker sets
      8518300000|耳机、耳塞机（不论是否装有传声器）|耳機、耳塞機（不論是否裝有麥克風）|Headphones and earphones, whether or not combined with a microphone|007,035|0/90|13/13
    851840|声频扩大器|音頻放大器|Audio-frequency electric amplifiers
      8518400000|声频扩大器|音頻放大器|Audio-frequency electric amplifiers|001,035|0/90|13/13
    851890|零件|=|Parts
      8518900000|品目8518所列货品的零件|品目8518所列貨品的零件|Parts of goods of heading 8518|035|0/90|13/13
  8525|无线电广播、电视发送设备；电视摄像机、数字照相机及视频摄录一体机|無線電廣播、電視發送設備；電視攝影機、數位照相機及視訊攝錄放影機|Transmission apparatus for radio-broadcasting or television; television cameras, digital cameras and video camera recorders|用途;功能;是否装有接收装置;品牌;型号
    852560|装有接收装置的发送设备|裝有接收裝置的發送設備|Transmission apparatus incorporating reception apparatus
      8525609000|其他装有接收装置的发送设备|其他裝有接收裝置的發送設備|Other transmission apparatus incorporating reception apparatus|001,035|0/14|13/13
    852589|其他电视摄像机、数字照相机及视频摄录一体机|其他電視攝影機、數位照相機及視訊攝錄放影機|Other television cameras, digital cameras and video camera recorders
      8525891900|非特种用途的其他电视摄像机（摄像头等）|非特種用途的其他電視攝影機（攝影鏡頭等）|Other television cameras, not for special use (camera modules)|001,035|0/130|13/13
      8525892900|非特种用途的其他数字照相机|非特種用途的其他數位照相機|Other digital cameras, not for special use|001,035|0/130|13/13
      8525893900|非特种用途的其他视频摄录一体机|非特種用途的其他視訊攝錄放影機|Other video camera recorders, not for special use|001,035|0/130|13/13
  8526|雷达设备、无线电导航设备及无线电遥控设备|雷達設備、無線電導航設備及無線電遙控設備|Radar, radio navigational aid and radio remote control apparatus|用途;功能;品牌;型号
    852691|无线电导航设备|無線電導航設備|Radio navigational aid apparatus
      8526919010|机动车辆用无线电导航设备|機動車輛用無線電導航設備|Radio navigational aid apparatus for motor vehicles|001,035|0/14|13/13
      8526919090|其他无线电导航设备|其他無線電導航設備|Other radio navigational aid apparatus|001,035|0/14|13/13
    852692|无线电遥控设备|無線電遙控設備|Radio remote control apparatus
      8526920000|无线电遥控设备|無線電遙控設備|Radio remote control apparatus|001,035|0/14|13/13
`)
