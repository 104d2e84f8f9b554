import { warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { type OfficeWarehouse, WarehouseSave } from '@quayside/contract/warehouse/warehouse.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { ChoiceInput, TextAreaInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { ShownField } from './shown-field.tsx'
import {
  languages,
  type TextGroup,
  textGroups,
  type WarehouseValues,
  warehouseValuesOf,
} from './warehouse-values.ts'

export function WarehouseForm({ warehouse, onClose }: { warehouse?: OfficeWarehouse; onClose: () => void }) {
  const t = useTranslations('officeWarehouse.warehouse')
  const common = useTranslations('officePublishing')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const inEach = (values: WarehouseValues, group: TextGroup) => ({
    'zh-CN': values[`${group}.zh-CN`],
    'zh-TW': values[`${group}.zh-TW`],
    'en-US': values[`${group}.en-US`],
  })
  const bodyOf = (values: WarehouseValues) => ({
    ...(warehouse && { id: warehouse.id, version: warehouse.version }),
    code: values.code,
    place: values.place,
    names: inEach(values, 'names'),
    addresses: inEach(values, 'addresses'),
    hours: inEach(values, 'hours'),
    rules: inEach(values, 'rules'),
    latitude: values.latitude.trim() || null,
    longitude: values.longitude.trim() || null,
    contact: values.contact,
    phone: values.phone,
    isHidden: values.isHidden,
  })
  const { form, dialog } = useFormDialog<WarehouseValues>({
    name: `office.warehouse.${warehouse?.id ?? 'new'}`,
    initial: warehouseValuesOf(warehouse),
    check: (values) => findingsOf(WarehouseSave, bodyOf(values)),
    send: async (values) => {
      await api('POST base/online/warehouse/save', { body: bodyOf(values) })
      showToast({ kind: 'success', text: common('saved') })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['warehouse'] }),
    onClose,
  })

  return (
    <FormDialog
      {...dialog}
      title={warehouse ? `${t('change')} ${warehouse.code}` : t('new')}
      saveLabel={common('save')}
    >
      <Field form={form} name="code" label={t('code')} isRequired>
        {(control) => <TextInput control={control} maxLength={20} />}
      </Field>
      <Field form={form} name="place" label={t('place')} isRequired>
        {(control) => (
          <ChoiceInput
            control={control}
            options={warehousePlace.values.map((value) => ({
              value: value as number,
              label: codeText(warehousePlace, value),
            }))}
          />
        )}
      </Field>
      {textGroups.flatMap(([group, label, max]) =>
        languages.map((language) => (
          <Field
            key={`${group}.${language}`}
            form={form}
            name={`${group}.${language}`}
            label={`${t(label)} · ${common(`languages.${language}`)}`}
            isRequired={group !== 'rules'}
            isWide
          >
            {(control) =>
              group === 'rules' ? (
                <TextAreaInput control={control} maxLength={max} />
              ) : (
                <TextInput control={control} maxLength={max} />
              )
            }
          </Field>
        )),
      )}
      <Field form={form} name="contact" label={t('contact')} isRequired>
        {(control) => <TextInput control={control} maxLength={60} />}
      </Field>
      <Field form={form} name="phone" label={t('phone')} isRequired>
        {(control) => <TextInput control={control} maxLength={30} />}
      </Field>
      <Field form={form} name="latitude" label={t('latitude')} hint={t('degreesHint')}>
        {(control) => <TextInput control={control} maxLength={12} />}
      </Field>
      <Field form={form} name="longitude" label={t('longitude')}>
        {(control) => <TextInput control={control} maxLength={12} />}
      </Field>
      <ShownField form={form} texts={t} />
    </FormDialog>
  )
}
