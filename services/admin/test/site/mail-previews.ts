import type { MailList, MailPreview } from '@solar/contracts/common/mail-preview-http';
import mailTexts from '../../locales/mails.en.json';
import type { Site } from '../site';

/** Mails as they look. */
export function mailPreviews(site: Site): void {
  describe('previews of mails', () => {
    const read = <T>(path: string, token?: string) =>
      site.service.request<T>('GET', path, { token });

    it('shows each with sample data, in both languages', async () => {
      const { body } = await read<MailList>('/api/admin/mails', site.token);
      expect(body.items.map(({ name }) => name).sort()).toEqual(
        Object.keys(mailTexts.mails).sort(),
      );
      for (const { name } of body.items) {
        for (const language of ['en', 'fr']) {
          const shown = await read<MailPreview>(
            `/api/admin/mails/${name}?language=${language}`,
            site.token,
          );
          expect(shown.body.html).toContain(`<html lang="${language}"`);
          expect(`${name} ${shown.body.text}`).not.toContain('‹');
        }
      }
    });

    it('knows no other mail and no other language, and is for staff', async () => {
      expect((await read('/api/admin/mails/constructor', site.token)).status).toBe(404);
      expect((await read('/api/admin/mails?language=de', site.token)).status).toBe(400);
      const customer = await site.service.token({ role: 'user' });
      expect((await read('/api/admin/mails', customer)).status).toBe(403);
      expect((await read('/api/admin/mails')).status).toBe(401);
    });
  });
}
