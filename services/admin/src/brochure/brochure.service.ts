import { Injectable } from '@nestjs/common';
import type { Language } from '@solar/contracts/common/localized';
import { ContentService } from '../content/content.service';
import { SettingsService } from '../settings/settings.service';
import { brochureContent } from './brochure-content';

const KEPT_MS = 5 * 60_000;
const ENTRIES = { page: 1, pageSize: 24 };

/** The brochure, made from what is published and kept for some minutes. */
@Injectable()
export class BrochureService {
  private readonly made = new Map<Language, { at: number; pdf: Promise<Buffer> }>();

  constructor(
    private readonly content: ContentService,
    private readonly settings: SettingsService,
  ) {}

  of(language: Language): Promise<Buffer> {
    const known = this.made.get(language);
    if (known && Date.now() - known.at < KEPT_MS) return known.pdf;
    const pdf = this.make(language);
    this.made.set(language, { at: Date.now(), pdf });
    pdf.catch(() => this.made.delete(language));
    return pdf;
  }

  private async make(language: Language): Promise<Buffer> {
    const [settings, services, projects, { brochurePdf }] = await Promise.all([
      this.settings.readPublic(),
      this.content.list('services', ENTRIES),
      this.content.list('projects', ENTRIES),
      // Loaded with the first brochure: nobody else needs the fonts.
      import('./brochure-pdf'),
    ]);
    const source = { settings, services: services.items, projects: projects.items };
    return brochurePdf(brochureContent({ ...source, now: new Date() }, language));
  }
}
