import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { DateField, DateTimeField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { renderUi } from './render-ui';

const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

it('writes the day before the month, and hands on an ISO day', async () => {
  const chosen: (string | null)[] = [];
  const { user } = renderUi(
    <Field as="fieldset" label="Delivery date">
      <DateField onChange={(day) => chosen.push(day)} />
    </Field>,
  );
  await user.click(part(/^day/));
  await user.keyboard('03122026');
  expect(chosen.at(-1)).toBe('2026-12-03');
});

it('takes a time by the clock of this computer, and hands on the point in time', async () => {
  const chosen: (string | null)[] = [];
  const start = new Date(2026, 11, 3, 9, 30).toISOString();
  const { user } = renderUi(
    <Field as="fieldset" label="Publish at">
      <DateTimeField value={start} onChange={(time) => chosen.push(time)} />
    </Field>,
  );
  expect(part(/^hour/).textContent).toBe('09');
  await user.click(part(/^minute/));
  await user.keyboard('{ArrowUp}');
  expect(chosen).toEqual([new Date(2026, 11, 3, 9, 31).toISOString()]);
});

it('takes the focus that a form gives to what is wrong', () => {
  const field = createRef<{ focus: () => void }>();
  renderUi(
    <Field as="fieldset" label="Delivery date" error="Please choose a day">
      <DateField ref={field} value={null} />
    </Field>,
  );
  act(() => field.current?.focus());
  expect(document.activeElement).toBe(part(/^day/));
});
