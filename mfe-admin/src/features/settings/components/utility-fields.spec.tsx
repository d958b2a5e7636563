import { siteSettingsInputSchema } from '@solar/contracts/admin/site-http';
import { DEFAULT_UTILITIES } from '@solar/contracts/catalog/fit-places';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, within } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import remote from '../../../remote';
import { UtilityFields } from './utility-fields';

const SEWA = DEFAULT_UTILITIES.filter(({ code }) => code === 'sewa');

function Form({ onSave }: { onSave: (values: unknown) => Promise<void> }) {
  const { form, submit } = useZodForm({
    schema: siteSettingsInputSchema.pick({ utilities: true }),
    defaultValues: { utilities: SEWA },
    onSubmit: onSave,
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <UtilityFields />
        <button>Save</button>
      </form>
    </FormProvider>
  );
}

it('takes a limit with its source and day, and says beside the field what is missing', async () => {
  const onSave = jest.fn(() => Promise.resolve());
  const { user } = await renderWithKit(<Form onSave={onSave} />, {
    locales: { admin: remote.locales },
  });
  expect(screen.getByText('No published limit known')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a limit' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const limit = within(screen.getByRole('group', { name: 'Published limit' }));
  expect(await limit.findByText('A number above zero')).toBeTruthy();
  expect(limit.getByText('Please name the source')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  await user.clear(limit.getByLabelText('At most (kW)'));
  await user.type(limit.getByLabelText('At most (kW)'), '10.5');
  await user.type(limit.getByLabelText('Source'), 'A letter');
  await user.click(limit.getByRole('spinbutton', { name: /^day/ }));
  await user.keyboard('02012026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const published = { phase: null, maxKw: 10.5, source: 'A letter', url: '', asOf: '2026-01-02' };
  expect(onSave.mock.calls).toMatchObject([
    [{ utilities: [{ code: 'sewa', limits: [published] }] }],
  ]);
});
