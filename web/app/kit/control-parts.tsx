import { PlusOutlined } from '@ant-design/icons-svg'
import { QrCode } from '@quayside/kit/files/qr-code.tsx'
import { BellButton, BellMessage, bellPanel } from '@quayside/kit/frame/bell.tsx'
import { Button, ButtonLink } from '@quayside/kit/inputs/button.tsx'
import { type CascadeNode, Cascader } from '@quayside/kit/inputs/cascader.tsx'
import { Checkbox, CheckboxGroup } from '@quayside/kit/inputs/checkbox.tsx'
import { DayPicker } from '@quayside/kit/inputs/day-picker.tsx'
import { IconButton } from '@quayside/kit/inputs/icon-button.tsx'
import { Input, PasswordInput, TextArea } from '@quayside/kit/inputs/input.tsx'
import { SearchInput } from '@quayside/kit/inputs/search-input.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { SelectMany } from '@quayside/kit/inputs/select-many.tsx'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import { PopoverButton } from '@quayside/kit/overlays/popover.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { Tabs } from '@quayside/kit/page/tabs.tsx'
import { PaletteOpener } from '@quayside/kit/palette/palette-opener.tsx'
import { Progress } from '@quayside/kit/record/progress.tsx'
import { Suspense, useState } from 'react'
import { noop, Part } from './part.tsx'

const looks = ['primary', 'signal', 'danger', 'danger-fill', 'text', 'link'] as const
const options = ['USD', 'HKD', 'EUR', 'JPY'].map((value) => ({ value, label: `${value} currency` }))
const regions: CascadeNode[] = [
  { value: '440000', label: 'Guangdong', isLeaf: false, children: [leaf('440300', 'Shenzhen')] },
]

function leaf(value: string, label: string): CascadeNode {
  return { value, label, isLeaf: true }
}

/** Buttons, inputs and pickers. */
export function ControlParts() {
  const [isOpen, setOpen] = useState(false)
  const [isRinging, setRinging] = useState(false)
  const [text, setText] = useState('Northgate')
  const [one, setOne] = useState<string | null>('USD')
  const [many, setMany] = useState<string[]>(['HKD'])
  const [day, setDay] = useState('2026-11-15')
  const [isOn, setOn] = useState(true)
  const items = [
    { key: 'copy', label: 'Copy', keys: 'Ctrl C', run: noop },
    { key: 'line' },
    { key: 'remove', label: 'Remove', isDangerous: true, run: noop },
  ]
  return (
    <>
      <Part name="Button, IconButton, PaletteOpener, MenuButton, PopoverButton, BellButton">
        <Button>Plain</Button> <IconButton drawing={PlusOutlined} label="Add" />{' '}
        <PaletteOpener label="Search" hotkey="Ctrl K" onOpen={noop} />{' '}
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}{' '}
        <Button isBusy>Busy</Button> <Button disabled>Disabled</Button> <Button size="small">Small</Button>{' '}
        <Button icon={<Icon drawing={PlusOutlined} />}>Icon</Button> <ButtonLink href="#">Link</ButtonLink>{' '}
        <MenuButton items={items}>Menu</MenuButton>{' '}
        <PopoverButton isOpen={isOpen} onOpen={setOpen} panel="A small panel.">
          Panel
        </PopoverButton>{' '}
        <BellButton
          label="Messages, 3 unread"
          count={3}
          isOpen={isRinging}
          onOpen={setRinging}
          panel={
            <div className={bellPanel}>
              <ul>
                <li>
                  <BellMessage
                    title="New task"
                    content="Check the weights"
                    createdAt="2026-11-15T02:00:00Z"
                  />
                </li>
              </ul>
            </div>
          }
        />
      </Part>
      <Part name="Input, PasswordInput, TextArea, SearchInput">
        <Input
          aria-label="Name"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => setText('')}
        />
        <Input aria-label="Wrong" aria-invalid prefix="RMB" value="12a" onChange={noop} />
        <PasswordInput aria-label="Password" defaultValue="secret" />
        <TextArea aria-label="Note" defaultValue="Two lines at least." />
        <SearchInput label="Keyword" value="" maxLength={60} onSearch={noop} />
      </Part>
      <Part name="Select, SelectMany, Segmented, Checkbox, Tabs">
        <Select aria-label="Currency" isClearable value={one} options={options} onChange={setOne} />
        <SelectMany value={many} options={options} search={{ onType: noop }} onChange={setMany} />
        <Segmented aria-label="Currency" value={one ?? ''} options={options.slice(0, 3)} onChange={setOne} />
        <Checkbox checked={isOn} onChange={setOn}>
          Browser notifications
        </Checkbox>
        <CheckboxGroup value={many} options={options} onChange={setMany} />
        <Tabs value={one ?? 'USD'} options={options} onChange={setOne} />
      </Part>
      <Part name="DayPicker, Cascader, Progress, QrCode">
        <DayPicker value={day} onChange={setDay} />
        <Cascader
          id="region"
          nodes={regions}
          path={[]}
          placeholder="Region"
          onUnfold={noop}
          onChange={noop}
        />
        <Progress share={0.4} label="Upload" />
        <Suspense>
          <QrCode value="https://quayside.test" label="QR code" />
        </Suspense>
      </Part>
    </>
  )
}
