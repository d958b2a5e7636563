import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { ServiceConfig } from '@solar/service-kit/config/service-config';
import { MailWriter } from '@solar/service-kit/mail/mail-writer';
import en from '../../locales/mails.en.json';
import fr from '../../locales/mails.fr.json';
import { CatalogueIndex } from '../index/catalogue-index';
import { CATALOG_MAIL_SAMPLES } from './mail-samples';

/** The mails of this service. */
@Injectable()
export class CatalogMails extends MailWriter<typeof en> {
  constructor(index: CatalogueIndex, @Inject(CONFIG) { PUBLIC_URL }: ServiceConfig) {
    super(
      { en, fr },
      () => {
        const [settings] = index.all('settings').values();
        const { siteName = '', contactEmail = '' } = settings ?? {};
        return { name: siteName, url: PUBLIC_URL, contactEmail };
      },
      CATALOG_MAIL_SAMPLES,
    );
  }
}
