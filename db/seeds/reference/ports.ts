import { type DictEntry, type Dictionary, rows } from './dictionary.ts'
import { chinaPorts } from './ports-china.ts'
import { worldPorts } from './ports-world.ts'

/**
 * The value is the UN/LOCODE as carriers write it. A place that shares its city's code, or has none of its own (an
 * airport beside a seaport, a border crossing), carries a suffix after the city's code; `locode` then says what to
 * put on a document.
 */
function withPlace(entry: DictEntry): DictEntry {
  const [locode = entry.value, suffix] = entry.value.split('-')
  return {
    ...entry,
    attributes: {
      country: locode.slice(0, 2),
      ...entry.attributes,
      ...(suffix === undefined ? {} : { locode }),
    },
  }
}

export const ports: Dictionary = {
  type: 1007,
  code: 'port',
  zhCN: '港口和口岸',
  zhTW: '港口和口岸',
  en: 'Ports and crossings',
  source: {
    zhCN: 'UN/LOCODE，承运人所用；中国口岸名称依口岸管理部门',
    zhTW: 'UN/LOCODE，承運人所用；中國口岸名稱依口岸管理部門',
    en: 'UN/LOCODE, as used by carriers; names of China’s crossings as the port authorities give them',
  },
  sourceDate: '2026-11-15',
  entries: [...rows(chinaPorts, 'kind'), ...rows(worldPorts, 'kind')].map(withPlace),
}
