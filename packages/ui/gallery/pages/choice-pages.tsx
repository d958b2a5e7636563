import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { Rating } from '@solar/ui/rating/rating';
import { RatingInput } from '@solar/ui/rating/rating-input';
import { Select } from '@solar/ui/select/select';
import { RangeSlider, Slider } from '@solar/ui/slider/slider';
import { Switch } from '@solar/ui/switch/switch';
import { useState } from 'react';
import { State, type GalleryPage } from '../gallery-page';

const EMIRATES = [
  'Abu Dhabi',
  'Ajman',
  'Dubai',
  'Fujairah',
  'Ras Al Khaimah',
  'Sharjah',
  'Umm Al Quwain',
].map((label) => ({ value: label, label }));

function Selects() {
  return (
    <>
      <State name="Plain">
        <Field label="Emirate">
          <Select options={EMIRATES} />
        </Field>
      </State>
      <State name="Chosen, grouped">
        <Field label="Warehouse" hint="Where the goods are received.">
          <Select
            defaultValue="dxb-1"
            options={[
              { value: 'dxb-1', label: 'Jebel Ali 1', group: 'Dubai' },
              { value: 'dxb-2', label: 'Al Quoz', group: 'Dubai', disabled: true },
              { value: 'auh-1', label: 'Mussafah', group: 'Abu Dhabi' },
            ]}
          />
        </Field>
      </State>
      <State name="Error">
        <Field label="Emirate" required error="Choose where the goods go.">
          <Select options={EMIRATES} />
        </Field>
      </State>
      <State name="Disabled and small">
        <Field label="Currency">
          <Select options={[{ value: 'usd', label: 'USD' }]} value="usd" disabled />
        </Field>
        <Select size="sm" aria-label="Sort" options={EMIRATES} defaultValue="Dubai" />
      </State>
    </>
  );
}

function Comboboxes() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <State name="Plain">
        <Field label="Emirate" hint="Type to search.">
          <Combobox options={EMIRATES} value={value} onValueChange={setValue} />
        </Field>
      </State>
      <State name="With descriptions">
        <Field label="Product">
          <Combobox
            defaultValue="lr7"
            options={[
              { value: 'lr7', label: 'LR7-72HTH-615M', description: '615 W, 412 in stock' },
              { value: 'x3', label: 'X3-PRO-15K', description: '15 kW, 8 in stock' },
            ]}
          />
        </Field>
      </State>
      <State name="Loading and error">
        <Field label="Customer" error="Choose a customer from the list.">
          <Combobox options={[]} loading />
        </Field>
      </State>
      <State name="Disabled">
        <Field label="Supplier">
          <Combobox options={EMIRATES} defaultValue="Dubai" disabled />
        </Field>
      </State>
    </>
  );
}

function Checkboxes() {
  const [checked, setChecked] = useState(true);
  return (
    <>
      <State name="States">
        <Stack gap="3">
          <Checkbox label="Longi" checked={checked} onCheckedChange={setChecked} />
          <Checkbox label="Jinko" />
          <Checkbox label="All brands" checked="indeterminate" />
          <Checkbox label="Out of range" disabled />
          <Checkbox label="Always on" disabled defaultChecked />
        </Stack>
      </State>
      <State name="With description and error">
        <Checkbox
          invalid
          label="I accept the terms of sale"
          description="Needed before the order can be placed."
        />
      </State>
    </>
  );
}

const SHIPPING = [
  {
    value: 'standard',
    label: 'Truck, 3 to 5 days',
    description: 'Kerbside, on pallets',
    aside: 'USD 120.00',
  },
  { value: 'express', label: 'Next working day', description: 'Before noon', aside: 'USD 310.00' },
  { value: 'pickup', label: 'Pick up in Jebel Ali', aside: 'Free', disabled: true },
];

function Radios() {
  return (
    <>
      <State name="Plain">
        <Field as="fieldset" label="Customer type">
          <RadioGroup
            defaultValue="installer"
            options={[
              { value: 'installer', label: 'Installer' },
              { value: 'owner', label: 'Home owner' },
              { value: 'other', label: 'Other', disabled: true },
            ]}
          />
        </Field>
      </State>
      <State name="Horizontal">
        <RadioGroup
          aria-label="Layout"
          orientation="horizontal"
          defaultValue="grid"
          options={[
            { value: 'grid', label: 'Grid' },
            { value: 'list', label: 'List' },
          ]}
        />
      </State>
      <State name="Cards" wide>
        <Field as="fieldset" label="Shipping">
          <RadioGroup variant="cards" defaultValue="standard" options={SHIPPING} />
        </Field>
      </State>
    </>
  );
}

function Switches() {
  const [on, setOn] = useState(true);
  return (
    <>
      <State name="States">
        <Stack gap="4">
          <Switch
            label="Show in the shop"
            description="Customers see it at once."
            checked={on}
            onCheckedChange={setOn}
          />
          <Switch label="Featured" />
          <Switch label="Locked off" disabled />
          <Switch label="Locked on" disabled defaultChecked />
        </Stack>
      </State>
    </>
  );
}

function Sliders() {
  const [bill, setBill] = useState(1200);
  const [power, setPower] = useState<[number, number]>([400, 620]);
  return (
    <>
      <State name="One value">
        <Field label="Monthly bill">
          <Slider
            value={bill}
            onChange={setBill}
            min={200}
            max={5000}
            step={50}
            formatValue={(value) => `AED ${value}`}
          />
        </Field>
      </State>
      <State name="Range">
        <Field as="fieldset" label="Power">
          <RangeSlider
            value={power}
            onChange={setPower}
            min={100}
            max={720}
            step={5}
            formatValue={(value) => `${value} W`}
          />
        </Field>
      </State>
      <State name="Disabled">
        <Field label="Discount">
          <Slider value={20} onChange={setBill} disabled />
        </Field>
      </State>
    </>
  );
}

function Ratings() {
  const [stars, setStars] = useState(4);
  return (
    <>
      <State name="Given">
        <Rating value={4.3} count={127} />
        <Rating value={2} size="sm" />
      </State>
      <State name="To give">
        <Field as="fieldset" label="Your rating">
          <RatingInput value={stars} onChange={setStars} />
        </Field>
      </State>
    </>
  );
}

export const choicePages: GalleryPage[] = [
  { id: 'select', title: 'Select', Page: Selects },
  { id: 'combobox', title: 'Combobox', Page: Comboboxes },
  { id: 'checkbox', title: 'Checkbox', Page: Checkboxes },
  { id: 'radio-group', title: 'Radio group', Page: Radios },
  { id: 'switch', title: 'Switch', Page: Switches },
  { id: 'slider', title: 'Slider and range', Page: Sliders },
  { id: 'rating', title: 'Rating', Page: Ratings },
];
