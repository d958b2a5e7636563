import { Button } from '@solar/ui/button/button';
import {
  DateField,
  DateRangeField,
  DateTimeField,
  type DateRange,
} from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { FileButton, FileList } from '@solar/ui/file-button/file-button';
import { FileDrop, type UploadItem } from '@solar/ui/file-drop/file-drop';
import { FormActions, FormSection, fullRowClass } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { TextArea } from '@solar/ui/text-area/text-area';
import { PasswordInput, TextInput } from '@solar/ui/text-input/text-input';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { State, type GalleryPage } from '../gallery-page';

function TextInputs() {
  return (
    <>
      <State name="Plain, with hint">
        <Field label="Company" hint="As it stands on your trade licence.">
          <TextInput placeholder="Al Noor Contracting" />
        </Field>
      </State>
      <State name="Required, with error">
        <Field label="Email" required error="Enter an address with an @, such as sara@alnoor.ae.">
          <TextInput type="email" defaultValue="sara.alnoor.ae" />
        </Field>
      </State>
      <State name="Password">
        <Field label="Password" labelAside={<Link href="#forgot">Forgot it?</Link>}>
          <PasswordInput defaultValue="Solar#2026" autoComplete="off" />
        </Field>
      </State>
      <State name="Prefix, suffix, number">
        <Field label="Monthly bill" optional>
          <TextInput type="number" suffix="AED" defaultValue={1200} />
        </Field>
        <Field label="Search" hideLabel>
          <TextInput type="search" prefix={<Search aria-hidden="true" />} placeholder="Search" />
        </Field>
      </State>
      <State name="Disabled, read-only">
        <Field label="Customer number">
          <TextInput disabled defaultValue="C-10422" />
        </Field>
        <Field label="Reference">
          <TextInput readOnly defaultValue="PO-2026-118" />
        </Field>
      </State>
      <State name="Sizes">
        <Stack gap="3">
          <TextInput size="sm" aria-label="Small" placeholder="Small" />
          <TextInput aria-label="Medium" placeholder="Medium" />
          <TextInput size="lg" aria-label="Large" placeholder="Large" />
        </Stack>
      </State>
    </>
  );
}

function TextAreas() {
  return (
    <>
      <State name="With count">
        <Field label="Your message" hint="Describe the roof and what you want to run.">
          <TextArea showCount maxLength={500} />
        </Field>
      </State>
      <State name="Error and disabled">
        <Field label="Reason" error="Say why, so that the customer understands.">
          <TextArea rows={2} />
        </Field>
        <Field label="Internal note">
          <TextArea rows={2} disabled defaultValue="Locked while the order ships." />
        </Field>
      </State>
    </>
  );
}

function Quantities() {
  const [quantity, setQuantity] = useState(4);
  return (
    <>
      <State name="Plain">
        <QuantityStepper value={quantity} onChange={setQuantity} />
      </State>
      <State name="At its limits, small, disabled">
        <QuantityStepper value={1} onChange={setQuantity} max={1} label="Quantity of panels" />
        <QuantityStepper size="sm" value={quantity} onChange={setQuantity} />
        <QuantityStepper value={quantity} onChange={setQuantity} disabled />
      </State>
    </>
  );
}

function Dates() {
  const [day, setDay] = useState<string | null>('2026-11-21');
  const [time, setTime] = useState<string | null>('2026-11-21T05:00:00.000Z');
  const [range, setRange] = useState<DateRange | null>({ start: '2026-11-01', end: '2026-11-21' });
  return (
    <>
      <State name="A day">
        <Field as="fieldset" label="Delivery date" hint="Sunday to Thursday.">
          <DateField value={day} onChange={setDay} min="2026-11-10" max="2026-12-24" />
        </Field>
      </State>
      <State name="Empty, with error">
        <Field as="fieldset" label="Delivery date" required error="Choose a day after today.">
          <DateField value={null} />
        </Field>
      </State>
      <State name="A day and a time">
        <Field as="fieldset" label="Publish at">
          <DateTimeField value={time} onChange={setTime} />
        </Field>
      </State>
      <State name="A range">
        <Field as="fieldset" label="Period">
          <DateRangeField value={range} onChange={setRange} />
        </Field>
      </State>
      <State name="Disabled">
        <Field as="fieldset" label="Closed period">
          <DateField value="2026-01-31" disabled />
        </Field>
      </State>
    </>
  );
}

const UPLOADS: UploadItem[] = [
  { id: '1', name: 'trade-licence.pdf', size: 482_113 },
  { id: '2', name: 'roof-plan-block-a.pdf', size: 3_918_222, progress: 62 },
  { id: '3', name: 'photo.heic', size: 8_211_004, error: 'This type is not accepted here.' },
];

function FileDrops() {
  const [items, setItems] = useState(UPLOADS);
  return (
    <>
      <State name="With files" wide>
        <Field as="fieldset" label="Documents">
          <FileDrop
            accept={['application/pdf', 'image/*']}
            maxBytes={15 * 1024 * 1024}
            maxFiles={5}
            description="PDF or pictures, up to 15 MB each"
            items={items}
            onFiles={(files) =>
              setItems([
                ...items,
                ...files.map(({ name, size }) => ({ id: crypto.randomUUID(), name, size })),
              ])
            }
            onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
          />
        </Field>
      </State>
      <State name="Disabled" wide>
        <FileDrop aria-label="Documents, closed" disabled onFiles={() => setItems([])} />
      </State>
    </>
  );
}

function FileButtons() {
  return (
    <State name="In a list" wide>
      <FileList>
        <li>
          <FileButton name="Tax invoice INV-2026-000007" detail="7 March 2026" onClick={() => {}} />
        </li>
        <li>
          <FileButton name="Delivery note DN-42" detail="9 March 2026" loading onClick={() => {}} />
        </li>
      </FileList>
    </State>
  );
}

function FormSections() {
  return (
    <State name="A form in sections" wide>
      <div>
        <FormSection title="Company" description="Shown on quotes and invoices." columns={2}>
          <Field label="Name" required>
            <TextInput />
          </Field>
          <Field label="Tax number">
            <TextInput />
          </Field>
          <Field label="About" className={fullRowClass}>
            <TextArea rows={3} />
          </Field>
        </FormSection>
        <FormSection title="Contact" description="Who we call about a delivery.">
          <Field label="Phone" error="Start with the country code, such as +971.">
            <TextInput type="tel" defaultValue="04 555 01" />
          </Field>
        </FormSection>
        <FormActions>
          <Button variant="ghost">Discard</Button>
          <Button>Save company</Button>
        </FormActions>
      </div>
    </State>
  );
}

export const textFieldPages: GalleryPage[] = [
  { id: 'text-input', title: 'Field and text input', Page: TextInputs },
  { id: 'text-area', title: 'Text area', Page: TextAreas },
  { id: 'quantity-stepper', title: 'Quantity stepper', Page: Quantities },
  { id: 'date-field', title: 'Date and date range', Page: Dates },
  { id: 'file-drop', title: 'File drop', Page: FileDrops },
  { id: 'file-button', title: 'File button', Page: FileButtons },
  { id: 'form-section', title: 'Form section', Page: FormSections },
];
