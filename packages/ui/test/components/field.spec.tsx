import { screen } from '@testing-library/react';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { PasswordInput, TextInput } from '@solar/ui/text-input/text-input';
import { renderUi } from './render-ui';

const OPTIONS = [
  { value: 'dxb', label: 'Dubai' },
  { value: 'auh', label: 'Abu Dhabi' },
];

describe('Field', () => {
  it('names its control and describes it with error and hint', () => {
    renderUi(
      <Field label="Email" hint="We write to it." error="Enter an address with an @." required>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /Email/ });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect((input as HTMLInputElement).required).toBe(true);
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Enter an address with an @.', 'We write to it.']);
  });

  it('names a select by its label, and changes it by keyboard', async () => {
    const chosen: string[] = [];
    const { user } = renderUi(
      <Field label="Emirate">
        <Select
          options={OPTIONS}
          defaultValue="dxb"
          onValueChange={(value) => chosen.push(value)}
        />
      </Field>,
    );
    expect(screen.getByRole('combobox', { name: 'Emirate' })).toBeTruthy();
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(chosen).toEqual(['auh']);
  });

  it('names a combobox, filters while typing and chooses by keyboard', async () => {
    const chosen: (string | null)[] = [];
    const { user } = renderUi(
      <Field label="Emirate">
        <Combobox options={OPTIONS} onValueChange={(value) => chosen.push(value)} />
      </Field>,
    );
    const input = screen.getByRole('combobox', { name: 'Emirate' });
    await user.type(input, 'abu');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Abu Dhabi',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toEqual(['auh']);
  });
});

it('shows and hides a password, and says which of the two the button does', async () => {
  const { user } = renderUi(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText(/Password/, { selector: 'input' });
  expect(input.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy();
});

it('counts the characters of a text area in the reader’s language', async () => {
  const { user } = renderUi(
    <Field label="Message">
      <TextArea showCount maxLength={20} />
    </Field>,
    'fr',
  );
  await user.type(screen.getByRole('textbox'), 'Bonjour');
  expect(screen.getByText('7 sur 20 caractères')).toBeTruthy();
});
