import { Button } from '@solar/ui/button/button';
import { Combobox } from '@solar/ui/combobox/combobox';
import { DateField } from '@solar/ui/date-field/date-field';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Drawer } from '@solar/ui/drawer/drawer';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { Menu, MenuItem } from '@solar/ui/menu/menu';
import { Popover } from '@solar/ui/popover/popover';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { State, type GalleryPage } from '../gallery-page';

const BINS = Array.from({ length: 40 }, (_, index) => ({
  value: `bin-${index}`,
  label: `DXB-A-${String(index).padStart(2, '0')}`,
}));

/** What opens a layer of its own, with what was chosen in it. */
function Openers() {
  const [bin, setBin] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>('2026-11-21');
  const [action, setAction] = useState('nothing');
  return (
    <Stack>
      <Field label="Zone">
        <Select options={BINS} defaultValue="bin-0" />
      </Field>
      <Field label="Bin">
        <Combobox options={BINS} value={bin} onValueChange={setBin} />
      </Field>
      <Field as="fieldset" label="Day">
        <DateField value={day} onChange={setDay} />
      </Field>
      <Menu trigger={<Button variant="secondary">Actions</Button>}>
        <MenuItem onSelect={() => setAction('printed')}>Print label</MenuItem>
      </Menu>
      <Popover label="Note for the dock" trigger={<Button variant="secondary">Note</Button>}>
        <Field label="Text of the note">
          <TextInput />
        </Field>
      </Popover>
      <p>{`Chosen: ${bin ?? 'none'}, ${day ?? 'no day'}, ${action}`}</p>
    </Stack>
  );
}

function NestedLayers() {
  return (
    <State name="Each layer in each that fills the screen">
      <Dialog
        trigger={<Button variant="secondary">Open dialog</Button>}
        title="Move goods"
        footer={<Button>Save</Button>}
      >
        <Openers />
      </Dialog>
      <Drawer trigger={<Button variant="secondary">Open drawer</Button>} title="Move goods">
        <Openers />
      </Drawer>
    </State>
  );
}

export const nestedLayerPages: GalleryPage[] = [
  { id: 'nested-layers', title: 'Layers in layers', Page: NestedLayers },
];
