import { Injectable } from '@nestjs/common';
import type { Language } from '@solar/contracts/common/localized';
import { problem } from '@solar/service-kit/errors/problem';
import { ContentService } from '../content/content.service';
import { SettingsService } from '../settings/settings.service';
import { formContent } from './form-content';
import { formPdf } from './form-pdf';

/** Forms to print, made of published resources whose text has lines to fill in. */
@Injectable()
export class FormsService {
  constructor(
    private readonly content: ContentService,
    private readonly settings: SettingsService,
  ) {}

  async formOf(slug: string, language: Language): Promise<Buffer> {
    const [{ siteName, contactEmail, phone }, entry] = await Promise.all([
      this.settings.readPublic(),
      this.content.read('resources', slug, null),
    ]);
    const contact = [contactEmail, phone].filter(Boolean).join(' · ');
    const form = formContent(entry, { siteName, contact }, language);
    if (!form.parts.some(({ kind }) => kind === 'line')) throw problem.notFound('Form');
    return formPdf(form);
  }
}
