import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import type { OfficeHours } from '@solar/contracts/common/office-hours';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';
import type { MailBrand } from '@solar/service-kit/mail/mail-content';
import { projectNewest } from '@solar/service-kit/mongo/project-newest';
import type { Model } from 'mongoose';
import type { SiteBrandDoc } from './site-brand.schema';

const SITE_ID = 'site';

/** Name and address under which the company writes, and when it answers. */
@Injectable()
export class SiteBrand {
  constructor(@InjectModel('SiteBrand') private readonly brands: Model<SiteBrandDoc>) {}

  /** The company of a new installation until the settings were published. */
  async read(): Promise<Omit<MailBrand, 'url'>> {
    const brand = await this.brands.findById(SITE_ID).lean<SiteBrandDoc>();
    const { siteName: name, contactEmail } = brand ?? DEFAULT_COMPANY;
    return { name, contactEmail };
  }

  async officeHours(): Promise<OfficeHours> {
    const site = await this.brands.findById(SITE_ID).lean<SiteBrandDoc>();
    const { openDays, opensAtHour, closesAtHour } = DEFAULT_COMPANY;
    const usual = { openDays, opensAtHour, closesAtHour };
    return site?.office ?? { ...usual, timeZone: OFFICE_TIME_ZONE, holidays: [] };
  }

  async keep(
    states: readonly Pick<SiteBrandDoc, 'siteName' | 'contactEmail' | 'office' | 'version'>[],
  ) {
    const rows = states.map(({ version, ...fields }) => ({ id: SITE_ID, version, fields }));
    await projectNewest(this.brands, rows);
  }
}
