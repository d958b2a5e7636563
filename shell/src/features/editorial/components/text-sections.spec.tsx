import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { useTextSections } from './text-sections';

const titled = (text: string) => ({ en: text, fr: '' });

function Sections({ headings }: { headings: readonly string[] }) {
  const body = headings.map((heading) => `<h2>${heading}</h2><p>Text</p>`).join('');
  return <main>{useTextSections({ title: titled('Terms of sale'), body: titled(body) })}</main>;
}

it('lists the sections of a long text, and none of a short one', async () => {
  const headings = ['1. Who we are', '2. Offer', '3. Prices', '4. Payment'];
  const { unmount } = await renderWithKit(<Sections headings={headings} />);
  expect(await screen.findByRole('navigation', { name: 'Terms of sale' })).toBeTruthy();
  const link = screen.getByRole('link', { name: '1. Who we are' });
  expect(link.getAttribute('href')).toBe('#1-who-we-are');
  unmount();
  await renderWithKit(<Sections headings={headings.slice(1)} />);
  expect(await screen.findByRole('main')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});
