import { Injectable } from '@nestjs/common';
import type { Language } from '@solar/contracts/common/localized';
import { problem } from '@solar/service-kit/errors/problem';
import { ContentService } from '../content/content.service';
import { SettingsService } from '../settings/settings.service';
import { releaseContent } from './release-content';
import { releasePdf } from './release-pdf';

/** Press releases on paper, made of published resources of the press that have a text. */
@Injectable()
export class PressService {
  constructor(
    private readonly content: ContentService,
    private readonly settings: SettingsService,
  ) {}

  async releaseOf(slug: string, language: Language): Promise<Buffer> {
    const [settings, entry] = await Promise.all([
      this.settings.readPublic(),
      this.content.read('resources', slug, null),
    ]);
    const release = releaseContent(entry, settings, language);
    if (entry.fields.type !== 'press' || release.blocks.length === 0) {
      throw problem.notFound('Press release');
    }
    return releasePdf(release);
  }
}
