import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import remote from '../../../remote';
import { SettingControl } from './setting-control';

function Form({ currency, onSave }: { currency: string; onSave: (values: unknown) => void }) {
  const form = useForm({ defaultValues: { currency, defaultShippingMinor: 123_450 } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
        <SettingControl field={{ name: 'defaultShippingMinor', type: 'amount' }} />
        <button>Save</button>
      </form>
    </FormProvider>
  );
}

it.each([
  ['USD', '1\u00a0234,50', 1_250, '12,50'],
  ['KWD', '123,450', 12_500, '12,500'],
])(
  'shows and takes an amount in %s as it is written in the language of the page',
  async (currency, before, kept, after) => {
    const onSave = jest.fn();
    await renderWithKit(<p />, { locales: { admin: remote.locales } });
    await act(() => setLanguage('fr'));
    const { user } = await renderWithKit(
      <Form currency={currency} onSave={(values) => onSave(values)} />,
    );
    const field = screen.getByRole('textbox');
    expect(field).toHaveProperty('value', before);
    await user.clear(field);
    await user.type(field, '12,5');
    await user.click(screen.getByRole('button'));
    expect(onSave).toHaveBeenCalledWith({ currency, defaultShippingMinor: kept });
    expect(field).toHaveProperty('value', after);
  },
);

it('shows the picture of link previews, and takes it away for the built-in one', async () => {
  const onSave = jest.fn();
  function Preview() {
    const form = useForm({ defaultValues: { ogImage: '/media/roof.jpg' } });
    return (
      <FormProvider {...form}>
        <form onSubmit={(event) => void form.handleSubmit((values) => onSave(values))(event)}>
          <SettingControl field={{ name: 'ogImage', type: 'picture' }} />
          <button>Save</button>
        </form>
      </FormProvider>
    );
  }
  await renderWithKit(<p />, { locales: { admin: remote.locales } });
  await act(() => setLanguage('en'));
  const { user, container } = await renderWithKit(<Preview />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/roof.jpg');
  await user.click(screen.getByRole('button', { name: 'Use the built-in picture' }));
  expect(container.querySelector('img')).toBeNull();
  screen.getByText('The built-in picture is shown.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith({ ogImage: '' });
});
