import type { AuditChange } from '@solar/contracts/common/audit';
import { setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormHistory } from './form-history';

type Undo = {
  can: (changes: readonly AuditChange[]) => boolean;
  run: (changes: readonly AuditChange[]) => number;
};

const CHANGES: AuditChange[] = [
  { field: 'values.siteName', from: 'Solar', to: 'Alsa Solar' },
  { field: 'values.phone', from: '1', to: '2' },
];

/** In place of the back office’s history: one recorded change. */
function History({ undo }: { undo?: Undo }) {
  if (!undo?.can(CHANGES)) return <p>nothing to undo</p>;
  return (
    <button onClick={(event) => (event.currentTarget.name = String(undo.run(CHANGES)))}>
      undo
    </button>
  );
}

function Form({ phone, mayUndo }: { phone: string; mayUndo: boolean }) {
  const form = useForm({ defaultValues: { siteName: 'Alsa Solar', phone } });
  return (
    <FormProvider {...form}>
      <input aria-label="name" {...form.register('siteName')} />
      <input aria-label="phone" {...form.register('phone')} />
      <FormHistory
        type="settings"
        id="site"
        stand={1}
        pathOf={(field) => field.replace('values.', '')}
        mayUndo={mayUndo}
      />
    </FormProvider>
  );
}

const open = (phone: string, mayUndo = true) => {
  const slots = { history: () => Promise.resolve({ default: History }) };
  const texts = () => Promise.resolve({ default: {} });
  const remote = { name: 'admin', locales: { en: texts, fr: texts }, routes: [], slots };
  setRemoteLoader(() => Promise.resolve(remote));
  return renderWithKit(<Form phone={phone} mayUndo={mayUndo} />);
};
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

it('puts back in the form what is still as the change left it, and counts the rest', async () => {
  const { user } = await open('changed since');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'undo' });
  await user.click(button);
  expect([valueOf('name'), valueOf('phone')]).toEqual(['Solar', 'changed since']);
  expect(button.name).toBe('1');
});

it('offers nothing to those who may not save', async () => {
  await open('2', false);
  expect(await screen.findByText('nothing to undo')).toBeDefined();
});
