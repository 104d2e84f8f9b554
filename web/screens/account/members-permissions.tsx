import { type PermissionSet, permissionSets } from '@quayside/contract/permission-sets.ts'
import { permissionsLeft } from '@quayside/contract/permissions-by-area.ts'
import type { Control } from '@quayside/kit/form/field.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useTranslations } from 'use-intl'
import styles from './members.module.css'

type Props = {
  readonly control: Control<readonly string[]>
  /** The ready set whose permissions are ticked and cannot be changed. */
  readonly set?: string
  /** Whether a permission can be given at all; without it each can. */
  readonly offers?: (permission: string) => boolean
}

/** Permissions by area and page. */
export function PermissionTree({ control, set = '', offers = () => true }: Props) {
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
      {permissionsLeft(offers).map(({ area, pages }) => (
        <fieldset key={area}>
          <legend>{t(`areas.${area}`)}</legend>
          {pages.map(({ page, actions }) => (
            <div key={page}>
              <span>{textOf(`pages.${area}.${page}`)}</span>
              <div>
                {actions.map((action) => {
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
