import {
  DEFAULT_TICKET_TARGETS,
  ticketTargetsSchema,
} from '@solar/contracts/account/ticket-targets';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import remote from '../../../remote';
import { TicketTargetFields } from './ticket-target-fields';

function Form({ onSave }: { onSave: (values: unknown) => Promise<void> }) {
  const { form, submit } = useZodForm({
    schema: z.object({ ticketTargets: ticketTargetsSchema }),
    defaultValues: { ticketTargets: DEFAULT_TICKET_TARGETS },
    onSubmit: onSave,
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <TicketTargetFields />
        <button>Save</button>
      </form>
    </FormProvider>
  );
}

it('takes whole hours, and says what is wrong with others beside the field', async () => {
  const onSave = jest.fn(() => Promise.resolve());
  const { user } = await renderWithKit(<Form onSave={onSave} />, {
    locales: { admin: remote.locales },
  });
  const field = (name: string) => screen.getByRole('spinbutton', { name });
  const write = async (name: string, hours: string) => {
    await user.clear(field(name));
    await user.type(field(name), hours);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  await write('Urgent: first answer (hours)', '12');
  expect((await screen.findByText(/can’t be due before/)).isConnected).toBe(true);
  await write('Urgent: solution (hours)', '800');
  expect((await screen.findByText(/whole hours from 1 to 720/)).isConnected).toBe(true);
  expect(onSave).not.toHaveBeenCalled();
  await write('Urgent: solution (hours)', '24');
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onSave.mock.calls[0]).toMatchObject([
    { ticketTargets: { urgent: { firstAnswerHours: 12, solutionHours: 24 } } },
  ]);
});
