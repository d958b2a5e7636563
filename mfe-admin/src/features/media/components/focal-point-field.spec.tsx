import type { MediaChange } from '@solar/contracts/admin/media-http';
import { mediaChangeSchema } from '@solar/contracts/admin/media-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { fireEvent, screen } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import remote from '../../../remote';
import { SAMPLE_MEDIA } from '../../../testing/sample-media';
import { FocalPointField } from './focal-point-field';

function Form({ onSubmit }: { onSubmit: (change: MediaChange) => void }) {
  const { form, submit } = useZodForm({
    schema: mediaChangeSchema,
    defaultValues: { filename: 'roof.jpg', folder: '', focalPoint: { x: 40, y: 100 } },
    onSubmit,
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <FocalPointField media={SAMPLE_MEDIA} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

async function show() {
  const sent: MediaChange[] = [];
  const view = <Form onSubmit={(change) => void sent.push(change)} />;
  const { user } = await renderWithKit(view, { locales: { admin: remote.locales } });
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return sent.at(-1)?.focalPoint;
  };
  return { user, save };
}

const picture = () => screen.getByRole('button', { name: /^Focal point/ });
const number = (label: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: label });

it('moves by the arrow keys, not over the edge, and shows the crop', async () => {
  const { user, save } = await show();
  picture().focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowUp}{Enter}');
  const label = picture().getAttribute('aria-label');
  expect(label).toBe('Focal point: 50% from the left, 95% from the top');
  const crop = screen.getByRole('img', { name: 'How a card crops the picture' });
  expect(crop.style.objectPosition).toBe('50% 95%');
  expect(await save()).toEqual({ x: 50, y: 95 });
});

it('is set by a click, on the nearest step', async () => {
  const { save } = await show();
  picture().getBoundingClientRect = () => new DOMRect(10, 20, 200, 100);
  fireEvent.click(picture(), { detail: 1, clientX: 10 + 56, clientY: 20 + 11 });
  expect(number('From the left').value).toBe('30');
  expect(await save()).toEqual({ x: 30, y: 10 });
});

it('is typed in percent; a number between the steps is refused', async () => {
  const { user, save } = await show();
  await user.clear(number('From the left'));
  await user.type(number('From the left'), '33');
  expect(await save()).toBeUndefined();
  expect(screen.getByText('Enter a multiple of 5 from 0 to 100.')).toBeTruthy();
  await user.clear(number('From the left'));
  await user.type(number('From the left'), '35');
  expect(await save()).toEqual({ x: 35, y: 100 });
  await user.click(screen.getByRole('button', { name: 'Centre' }));
  expect(await save()).toEqual({ x: 50, y: 50 });
});
