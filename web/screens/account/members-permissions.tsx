import { type PermissionSet, permissionSets } from '@quayside/contract/permission-sets.ts'
import { type Action, type Area, permissionTree } from '@quayside/contract/permissions.ts'
import type { Control } from '@quayside/kit/form/field.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useTranslations } from 'use-intl'
import styles from './members.module.css'

/** All permissions by area and page; those of the selected set are ticked and cannot be changed. */
export function PermissionTree({ control, set }: { control: Control<readonly string[]>; set: string }) {
  const t = useTranslations('permissions')
  const textOf = useTextsByKey('permissions')
  const given: readonly string[] = set in permissionSets ? permissionSets[set as PermissionSet] : []
  const toggle = (permission: string, isOn: boolean): void =>
    control.set(isOn ? [...control.value, permission] : control.value.filter((other) => other !== permission))
  return (
    <div
      id={control.id}
      className={styles['permissions']}
      role="group"
      aria-describedby={control['aria-describedby']}
    >
      {Object.entries(permissionTree).map(([area, pages]) => (
        <fieldset key={area}>
          <legend>{t(`areas.${area as Area}`)}</legend>
          {Object.entries(pages).map(([page, actions]) => (
            <div key={page}>
              <span>{textOf(`pages.${area}.${page}`)}</span>
              <div>
                {(actions as readonly Action[]).map((action) => {
                  const permission = `${area}-${page}-${action}`
                  return (
                    <Checkbox
                      key={permission}
                      checked={given.includes(permission) || control.value.includes(permission)}
                      disabled={given.includes(permission)}
                      onChange={(isChecked) => toggle(permission, isChecked)}
                    >
                      {t(`actions.${action}`)}
                    </Checkbox>
                  )
                })}
              </div>
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
