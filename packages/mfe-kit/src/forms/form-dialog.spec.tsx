import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { z } from 'zod';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { FormDialog } from './form-dialog';
import { useZodForm } from './use-zod-form';

interface Props {
  onSubmit: (values: { name: string }) => Promise<unknown>;
  onClose: () => void;
}

function NameDialog({ onSubmit, onClose }: Props) {
  const zodForm = useZodForm({
    schema: z.object({ name: z.string().min(1) }),
    defaultValues: { name: '' },
    onSubmit,
  });
  return (
    <FormDialog form={zodForm} title="Rename" submitLabel="Save" onClose={onClose}>
      <Field label="Name">
        <TextInput {...zodForm.form.register('name')} />
      </Field>
    </FormDialog>
  );
}

it('sends its form by the button or Enter, says what went wrong, and closes by Cancel and Escape', async () => {
  const onSubmit = jest.fn(() => Promise.reject(new UserFacingError('The name is taken.')));
  const onClose = jest.fn();
  const { user } = await renderWithKit(<NameDialog onSubmit={onSubmit} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'North{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('The name is taken.');
  expect(onSubmit).toHaveBeenCalledWith({ name: 'North' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('stays while its form is being sent', async () => {
  const onClose = jest.fn();
  const { user } = await renderWithKit(
    <NameDialog onSubmit={() => new Promise(() => undefined)} onClose={onClose} />,
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'North{Enter}');
  const cancel = await screen.findByRole<HTMLButtonElement>('button', { name: 'Cancel' });
  await user.keyboard('{Escape}');
  expect(cancel.disabled).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
