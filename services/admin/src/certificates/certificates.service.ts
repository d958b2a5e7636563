import { Injectable } from '@nestjs/common';
import type { Language } from '@solar/contracts/common/localized';
import { problem } from '@solar/service-kit/errors/problem';
import { ContentService } from '../content/content.service';
import { SettingsService } from '../settings/settings.service';
import { specimenContent } from './specimen-content';
import { specimenPdf } from './specimen-pdf';

/** The papers of certificates that have no scanned file: in a demonstration a specimen, elsewhere none. */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly content: ContentService,
    private readonly settings: SettingsService,
  ) {}

  async specimenOf(slug: string, language: Language): Promise<Buffer> {
    const [{ siteName, demoBanner }, entry] = await Promise.all([
      this.settings.readPublic(),
      this.content.read('certificates', slug, null),
    ]);
    if (!demoBanner) throw problem.notFound('Certificate');
    return specimenPdf(specimenContent(entry, siteName, language));
  }
}
