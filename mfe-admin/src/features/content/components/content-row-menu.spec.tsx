import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen } from '@testing-library/react';
import remote from '../../../remote';
import { SAMPLE_ENTRY } from '../../../testing/sample-entry';
import { sectionOfPath } from '../content-sections';
import { ContentRowMenu } from './content-row-menu';

it('names the entry in the language of the page, also where it asks before a change', async () => {
  const { user } = await renderWithKit(
    <ContentRowMenu section={sectionOfPath('/admin/content')} entry={SAMPLE_ENTRY} />,
    { user: { role: 'administrator', isAdmin: true }, locales: { admin: remote.locales } },
  );
  await act(() => setLanguage('fr'));
  for (const [item, question] of [
    ['Publier', /^Publier «\sEntretien des panneaux\s»/],
    ['Supprimer', /^Supprimer «\sEntretien des panneaux\s»/],
  ] as const) {
    await user.click(screen.getByRole('button', { name: /pour Entretien des panneaux/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    expect(dialog.isConnected).toBe(true);
    await user.keyboard('{Escape}');
  }
});
