import type { ProductDetail } from '@solar/contracts/catalog/http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../../remote';
import { Approvals } from './approvals';
import { Downloads } from './downloads';

const locales = { catalog: remote.locales };
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const DEWA = { authority: 'DEWA', reference: 'PV-7', asOf: '2026-02-01' };
const certificate = (validUntil: string | null): ProductDetail['downloads'][number] => ({
  kind: 'certificate',
  title: { en: 'IEC 62109', fr: 'CEI 62109' },
  url: '/media/iec.pdf',
  sizeBytes: 1_200_000,
  validUntil,
});
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says of an approval when it was read, where it stands, and that it is over from the day after its last', async () => {
  await renderWithKit(
    <Approvals
      approvals={[
        { ...DEWA, validUntil: inDays(1), source: 'https://utility.example/list' },
        { ...DEWA, authority: 'ADDC', validUntil: inDays(-2), source: 'Letter 12' },
      ]}
    />,
    { locales },
  );
  const [valid, over] = rows();
  expect(valid).toMatch(/^DEWAPV-7as of .*2026 · valid until /);
  expect(over).toMatch(/^ADDCPV-7as of .* · expired on .* · Letter 12$/);
  expect(screen.getByRole('link', { name: /^Source/ }).getAttribute('href')).toBe(
    'https://utility.example/list',
  );
});

it('does not offer a certificate that is over as a valid one', async () => {
  const product = { slug: 'x', downloads: [certificate(inDays(30)), certificate(inDays(-2))] };
  await renderWithKit(
    <Downloads
      product={{
        ...product,
        downloads: product.downloads.map((one, nth) => ({ ...one, url: `/${nth}.pdf` })),
      }}
    />,
    { locales },
  );
  const [, valid, over] = rows();
  expect(valid).toContain('valid until');
  expect(over).not.toContain('valid until');
  expect(over).toContain('expired on');
});

it('gives even a small file a size', async () => {
  const small = { ...certificate(null), sizeBytes: 30_000 };
  await renderWithKit(<Downloads product={{ slug: 'x', downloads: [small] }} />, { locales });
  expect(rows()[1]).toMatch(/29\skB/);
});
