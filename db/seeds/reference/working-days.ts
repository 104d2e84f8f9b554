import { type Dictionary, rows } from './dictionary.ts'

/**
 * Days that differ from the week: rest on a weekday or within a holiday, work on a weekend day that makes up for one. A
 * year counts once it stands here itself: until then deadlines in it are not moved.
 */
export const workingDays: Dictionary = {
  type: 1018,
  code: 'working-day',
  zhCN: '节假日与调休日历',
  zhTW: '假日與補班日曆',
  en: 'Holidays and make-up working days',
  source: {
    zhCN: '国务院办公厅关于部分节假日安排的通知；次年安排公布后由服务商补充，先填日期，最后填年份',
    zhTW: '國務院辦公廳關於部分節假日安排的通知；次年安排公布後由服務商補充，先填日期，最後填年份',
    en: 'Notices of the General Office of the State Council on public holidays; the provider adds the next year once it is published: first the days, then the year itself',
  },
  sourceDate: '2025-11-04',
  entries: rows(
    `
    2024|2024 年已公布|2024 年已公布|2024 published|published
    2024-01-01|元旦|元旦|New Year's Day|rest
    2024-02-04|春节调休上班|春節補班|Worked for Spring Festival|work
    2024-02-10|春节|春節|Spring Festival|rest
    2024-02-11|春节|春節|Spring Festival|rest
    2024-02-12|春节|春節|Spring Festival|rest
    2024-02-13|春节|春節|Spring Festival|rest
    2024-02-14|春节|春節|Spring Festival|rest
    2024-02-15|春节|春節|Spring Festival|rest
    2024-02-16|春节|春節|Spring Festival|rest
    2024-02-17|春节|春節|Spring Festival|rest
    2024-02-18|春节调休上班|春節補班|Worked for Spring Festival|work
    2024-04-04|清明节|清明節|Tomb-Sweeping Day|rest
    2024-04-05|清明节|清明節|Tomb-Sweeping Day|rest
    2024-04-06|清明节|清明節|Tomb-Sweeping Day|rest
    2024-04-07|清明节调休上班|清明節補班|Worked for Tomb-Sweeping Day|work
    2024-04-28|劳动节调休上班|勞動節補班|Worked for Labor Day|work
    2024-05-01|劳动节|勞動節|Labor Day|rest
    2024-05-02|劳动节|勞動節|Labor Day|rest
    2024-05-03|劳动节|勞動節|Labor Day|rest
    2024-05-04|劳动节|勞動節|Labor Day|rest
    2024-05-05|劳动节|勞動節|Labor Day|rest
    2024-05-11|劳动节调休上班|勞動節補班|Worked for Labor Day|work
    2024-06-10|端午节|端午節|Dragon Boat Festival|rest
    2024-09-14|中秋节调休上班|中秋節補班|Worked for Mid-Autumn Festival|work
    2024-09-15|中秋节|中秋節|Mid-Autumn Festival|rest
    2024-09-16|中秋节|中秋節|Mid-Autumn Festival|rest
    2024-09-17|中秋节|中秋節|Mid-Autumn Festival|rest
    2024-09-29|国庆节调休上班|國慶節補班|Worked for National Day|work
    2024-10-01|国庆节|國慶節|National Day|rest
    2024-10-02|国庆节|國慶節|National Day|rest
    2024-10-03|国庆节|國慶節|National Day|rest
    2024-10-04|国庆节|國慶節|National Day|rest
    2024-10-05|国庆节|國慶節|National Day|rest
    2024-10-06|国庆节|國慶節|National Day|rest
    2024-10-07|国庆节|國慶節|National Day|rest
    2024-10-12|国庆节调休上班|國慶節補班|Worked for National Day|work
    2025|2025 年已公布|2025 年已公布|2025 published|published
    2025-01-01|元旦|元旦|New Year's Day|rest
    2025-01-26|春节调休上班|春節補班|Worked for Spring Festival|work
    2025-01-28|春节|春節|Spring Festival|rest
    2025-01-29|春节|春節|Spring Festival|rest
    2025-01-30|春节|春節|Spring Festival|rest
    2025-01-31|春节|春節|Spring Festival|rest
    2025-02-01|春节|春節|Spring Festival|rest
    2025-02-02|春节|春節|Spring Festival|rest
    2025-02-03|春节|春節|Spring Festival|rest
    2025-02-04|春节|春節|Spring Festival|rest
    2025-02-08|春节调休上班|春節補班|Worked for Spring Festival|work
    2025-04-04|清明节|清明節|Tomb-Sweeping Day|rest
    2025-04-05|清明节|清明節|Tomb-Sweeping Day|rest
    2025-04-06|清明节|清明節|Tomb-Sweeping Day|rest
    2025-04-27|劳动节调休上班|勞動節補班|Worked for Labor Day|work
    2025-05-01|劳动节|勞動節|Labor Day|rest
    2025-05-02|劳动节|勞動節|Labor Day|rest
    2025-05-03|劳动节|勞動節|Labor Day|rest
    2025-05-04|劳动节|勞動節|Labor Day|rest
    2025-05-05|劳动节|勞動節|Labor Day|rest
    2025-05-31|端午节|端午節|Dragon Boat Festival|rest
    2025-06-01|端午节|端午節|Dragon Boat Festival|rest
    2025-06-02|端午节|端午節|Dragon Boat Festival|rest
    2025-09-28|国庆节调休上班|國慶節補班|Worked for National Day|work
    2025-10-01|国庆节|國慶節|National Day|rest
    2025-10-02|国庆节|國慶節|National Day|rest
    2025-10-03|国庆节|國慶節|National Day|rest
    2025-10-04|国庆节|國慶節|National Day|rest
    2025-10-05|国庆节|國慶節|National Day|rest
    2025-10-06|中秋节|中秋節|Mid-Autumn Festival|rest
    2025-10-07|国庆节|國慶節|National Day|rest
    2025-10-08|国庆节|國慶節|National Day|rest
    2025-10-11|国庆节调休上班|國慶節補班|Worked for National Day|work
    2026|2026 年已公布|2026 年已公布|2026 published|published
    2026-01-01|元旦|元旦|New Year's Day|rest
    2026-01-02|元旦|元旦|New Year's Day|rest
    2026-01-03|元旦|元旦|New Year's Day|rest
    2026-01-04|元旦调休上班|元旦補班|Worked for New Year's Day|work
    2026-02-14|春节调休上班|春節補班|Worked for Spring Festival|work
    2026-02-15|春节|春節|Spring Festival|rest
    2026-02-16|春节|春節|Spring Festival|rest
    2026-02-17|春节|春節|Spring Festival|rest
    2026-02-18|春节|春節|Spring Festival|rest
    2026-02-19|春节|春節|Spring Festival|rest
    2026-02-20|春节|春節|Spring Festival|rest
    2026-02-21|春节|春節|Spring Festival|rest
    2026-02-22|春节|春節|Spring Festival|rest
    2026-02-23|春节|春節|Spring Festival|rest
    2026-02-28|春节调休上班|春節補班|Worked for Spring Festival|work
    2026-04-04|清明节|清明節|Tomb-Sweeping Day|rest
    2026-04-05|清明节|清明節|Tomb-Sweeping Day|rest
    2026-04-06|清明节|清明節|Tomb-Sweeping Day|rest
    2026-05-01|劳动节|勞動節|Labor Day|rest
    2026-05-02|劳动节|勞動節|Labor Day|rest
    2026-05-03|劳动节|勞動節|Labor Day|rest
    2026-05-04|劳动节|勞動節|Labor Day|rest
    2026-05-05|劳动节|勞動節|Labor Day|rest
    2026-05-09|劳动节调休上班|勞動節補班|Worked for Labor Day|work
    2026-06-19|端午节|端午節|Dragon Boat Festival|rest
    2026-06-20|端午节|端午節|Dragon Boat Festival|rest
    2026-06-21|端午节|端午節|Dragon Boat Festival|rest
    2026-09-20|国庆节调休上班|國慶節補班|Worked for National Day|work
    2026-09-25|中秋节|中秋節|Mid-Autumn Festival|rest
    2026-09-26|中秋节|中秋節|Mid-Autumn Festival|rest
    2026-09-27|中秋节|中秋節|Mid-Autumn Festival|rest
    2026-10-01|国庆节|國慶節|National Day|rest
    2026-10-02|国庆节|國慶節|National Day|rest
    2026-10-03|国庆节|國慶節|National Day|rest
    2026-10-04|国庆节|國慶節|National Day|rest
    2026-10-05|国庆节|國慶節|National Day|rest
    2026-10-06|国庆节|國慶節|National Day|rest
    2026-10-07|国庆节|國慶節|National Day|rest
    2026-10-10|国庆节调休上班|國慶節補班|Worked for National Day|work
    `,
    'group',
  ),
}
