import { cccStatus, hongKongControl } from '@quayside/contract/products/product.codes.ts'
import { choiceParser, choiceShower } from '@quayside/kit/lines-grid/grid-choices.ts'
import type { GridColumn } from '@quayside/kit/lines-grid/grid-types.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { cleanPercent } from '@quayside/phrases/typed-number.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { conditions, rates } from './classification-values.ts'
import { hsCodes } from './tariff-card.tsx'

/** What is known of the product, then what is answered; the sheet of a colleague is pasted beside it. */
export function useAnswerColumns(): readonly GridColumn[] {
  const fields = useTranslations('productFields.classificationRequest')
  const t = useTranslations('officeReview.classification')
  const codeText = useCodeText()
  return useMemo(() => {
    const known = (
      key: 'number' | 'model' | 'brand' | 'name',
      width: number,
      isPinned = false,
    ): GridColumn => ({
      key: `known.${key}`,
      title: fields(key),
      width,
      isPinned,
      isCode: key === 'number',
      compute: (cells) => cells[key] ?? '',
    })
    const chosen = (
      key: 'cccStatus' | 'hongKongControl',
      list: typeof cccStatus | typeof hongKongControl,
    ) => {
      const choices = list.values.map((value) => ({ value: String(value), label: codeText(list, value) }))
      return {
        key,
        title: fields(key),
        width: 110,
        choices,
        parse: choiceParser(choices),
        show: choiceShower(choices),
      }
    }
    return [
      known('number', 132, true),
      known('model', 170, true),
      known('brand', 90),
      known('name', 130),
      {
        key: 'hsCode',
        title: fields('hsCode'),
        width: 140,
        isCode: true,
        isRequired: true,
        parse: (typed) => typed.replaceAll(/[.\s-]/g, ''),
        find: async (typed) =>
          (await hsCodes.find(typed)).map(({ id, number }) => ({ value: id, label: id, note: number })),
      },
      ...rates.map(
        (key): GridColumn => ({ key, title: fields(key), width: 86, align: 'right', parse: cleanPercent }),
      ),
      ...conditions.map((key): GridColumn => ({ key, title: fields(key), width: 96, isCode: true })),
      chosen('cccStatus', cccStatus),
      chosen('hongKongControl', hongKongControl),
      { key: 'note', title: fields('answerNote'), width: 180, grows: true },
      {
        key: 'elements',
        title: t('tariff.elements'),
        width: 220,
        compute: (cells) => cells['elements'] ?? '',
      },
    ]
  }, [fields, t, codeText])
}
