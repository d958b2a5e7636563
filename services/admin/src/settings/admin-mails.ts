import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { MailWriter } from '@solar/service-kit/mail/mail-writer';
import en from '../../locales/mails.en.json';
import fr from '../../locales/mails.fr.json';
import type { AdminConfig } from '../config';
import { ADMIN_MAIL_SAMPLES } from './mail-samples';
import { SettingsService } from './settings.service';

/** The mails of this service. */
@Injectable()
export class AdminMails extends MailWriter<typeof en> {
  constructor(settings: SettingsService, @Inject(CONFIG) { PUBLIC_URL }: AdminConfig) {
    super(
      { en, fr },
      async () => {
        const { siteName, contactEmail } = await settings.read();
        return { name: siteName, url: PUBLIC_URL, contactEmail };
      },
      ADMIN_MAIL_SAMPLES,
    );
  }
}
