/** What a place is, by how its Chinese name ends; a city is known without the word. The longer ending first. */
export const kindsOfPlace = [
  ['自治州', ' Prefecture'],
  ['自治县', ' County'],
  ['自治旗', ' Banner'],
  ['新区', ' New Area'],
  ['林区', ' Forest District'],
  ['地区', ' Prefecture'],
  ['街道', ' Subdistrict'],
  ['市', ''],
  ['区', ' District'],
  ['县', ' County'],
  ['旗', ' Banner'],
  ['盟', ' League'],
  ['镇', ' Town'],
  ['乡', ' Township'],
] as const
