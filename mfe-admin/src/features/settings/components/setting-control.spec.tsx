import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import remote from '../../../remote';
import { SettingControl } from './setting-control';

function Form({ onSave }: { onSave: (values: unknown) => void }) {
  const form = useForm({ defaultValues: { defaultShippingMinor: 123_450 } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
        <SettingControl field={{ name: 'defaultShippingMinor', type: 'hundredths' }} />
        <button>Save</button>
      </form>
    </FormProvider>
  );
}

it('shows and takes an amount as it is written in the language of the page', async () => {
  const onSave = jest.fn();
  await renderWithKit(<p />, { locales: { admin: remote.locales } });
  await act(() => setLanguage('fr'));
  const { user } = await renderWithKit(<Form onSave={(values) => onSave(values)} />);
  const field = screen.getByRole('textbox');
  expect(field).toHaveProperty('value', '1\u00a0234,50');
  await user.clear(field);
  await user.type(field, '12,5');
  await user.click(screen.getByRole('button'));
  expect(onSave).toHaveBeenCalledWith({ defaultShippingMinor: 1_250 });
  expect(field).toHaveProperty('value', '12,50');
});
