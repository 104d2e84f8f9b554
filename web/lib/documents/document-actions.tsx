import { DownOutlined } from '@ant-design/icons'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import type { MenuItem } from '@quayside/kit/overlays/menu-item.ts'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { StateActions, type StepInput } from '@quayside/kit/record/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { closePage, pageKeyOf } from '../pages/open-pages.ts'
import { type PortalPath, pageAddress } from '../pages/pages.ts'
import { submitOr, submitted } from './refused-submission.ts'

type Texts<S extends string> = ((key: 'remove' | 'removed' | 'more' | 'change' | `done.${S}`) => string) &
  ((key: 'removeConfirm', values: { number: string }) => string)

type Calls<S extends string> = {
  /** The customer's steps, besides saving and removing. */
  readonly steps: Readonly<Record<S, (id: string, body: { note?: string }) => Promise<unknown>>>
  readonly remove: (ids: string[]) => Promise<unknown>
  /** Query keys that change with them. */
  readonly touched: readonly string[]
}

type Props<S extends string> = {
  readonly document: {
    readonly id: string
    readonly number: string
    readonly nextSteps: ComponentProps<typeof StateActions>['steps']
  }
  readonly machine: ComponentProps<typeof StateActions>['machine']
  /** Its record and its form share a page; its list is where one goes after removing it. */
  readonly pages: {
    readonly record: PortalPath &
      ('/storageInfo' | '/outstorageInfo' | '/labelOrder' | '/approvalOrder' | '/serviceInfo')
    readonly list: string
  }
  readonly texts: Texts<NoInfer<S>>
  readonly calls: Calls<S>
  /** The step that stands out; submitting it, unless said otherwise. */
  readonly main?: NoInfer<S> | undefined
  /** Before 'remove'. */
  readonly menu?: readonly MenuItem[]
  readonly children?: ReactNode
}

/** The buttons of a document's page: more, its own ones, its steps, and to change it. */
export function DocumentActions<S extends string>(props: Props<S>) {
  const { document, machine, pages, texts, calls, main = 'submit', menu = [], children } = props
  const { steps, remove, touched } = calls
  const { id, number, nextSteps } = document
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const may = (name: string): boolean => nextSteps.some((step) => step.name === name)
  const isOwn = (name: string): name is S => Object.hasOwn(steps, name)
  const refresh = async (): Promise<void> => {
    await Promise.all(touched.map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  }
  const toForm = (edit: string) => navigate({ href: pageAddress(pages.record, { id, edit }) })
  async function run(name: string, { note }: StepInput): Promise<void> {
    if (!isOwn(name)) return
    const isFixed = name === 'submit' && may('save')
    await submitOr(isFixed && (() => toForm(submitted)), steps[name](id, note === '' ? {} : { note }))
    showToast({ kind: 'success', text: texts(`done.${name}`) })
    await refresh()
  }
  async function confirmRemoval(): Promise<void> {
    await remove([id])
    showToast({ kind: 'success', text: texts('removed') })
    await navigate({ href: pages.list })
    closePage(pageKeyOf(pages.record, id))
    await refresh()
  }
  const items = [
    ...menu,
    ...(may('remove') ? [{ key: 'remove', label: texts('remove'), run: () => setRemoving(true) }] : []),
  ]
  return (
    <>
      {items.length > 0 && (
        <MenuButton items={items}>
          {texts('more')} <Icon drawing={DownOutlined} />
        </MenuButton>
      )}
      {children}
      <StateActions
        machine={machine}
        main={main}
        steps={nextSteps.filter(({ name }) => isOwn(name))}
        onStep={run}
      />
      {may('save') && (
        <Button look="primary" onClick={() => void toForm('1')}>
          {texts('change')}
        </Button>
      )}
      {isRemoving && (
        <RemoveDialog
          label={texts('remove')}
          text={texts('removeConfirm', { number })}
          onClose={() => setRemoving(false)}
          onConfirm={confirmRemoval}
        />
      )}
    </>
  )
}
