import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  DEFAULT_TICKET_TARGETS,
  type TicketTargets,
} from '@solar/contracts/account/ticket-targets';
import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import type { settingsChanged } from '@solar/contracts/admin/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import type { OfficeHours } from '@solar/contracts/common/office-hours';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';
import type { MailBrand } from '@solar/service-kit/mail/mail-content';
import { projectNewest } from '@solar/service-kit/mongo/project-newest';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { SiteBrandDoc } from './site-brand.schema';

type Settings = z.output<typeof settingsChanged.data>;

const SITE_ID = 'site';

export interface SupportTimes {
  hours: OfficeHours;
  targets: TicketTargets;
}

/** What this service needs of the site's settings: under which name the company writes, when and how soon it answers, and how staff sign in. */
@Injectable()
export class SiteBrand {
  constructor(@InjectModel('SiteBrand') private readonly brands: Model<SiteBrandDoc>) {}

  /** The company of a new installation until the settings were published. */
  async read(): Promise<Omit<MailBrand, 'url'>> {
    const brand = await this.brands.findById(SITE_ID).lean<SiteBrandDoc>();
    const { siteName: name, contactEmail } = brand ?? DEFAULT_COMPANY;
    return { name, contactEmail };
  }

  async requiresStaffSecondFactor(): Promise<boolean> {
    const brand = await this.brands.findById(SITE_ID).lean<SiteBrandDoc>();
    return brand?.staffSecondFactor ?? false;
  }

  async officeHours(): Promise<OfficeHours> {
    return (await this.supportTimes()).hours;
  }

  /** When people answer, and how soon tickets want it. */
  async supportTimes(): Promise<SupportTimes> {
    const site = await this.brands.findById(SITE_ID).lean<SiteBrandDoc>();
    const { openDays, opensAtHour, closesAtHour } = DEFAULT_COMPANY;
    const usual = { openDays, opensAtHour, closesAtHour };
    return {
      hours: site?.office ?? { ...usual, timeZone: OFFICE_TIME_ZONE, holidays: [] },
      targets: site?.ticketTargets ?? DEFAULT_TICKET_TARGETS,
    };
  }

  /** Keeps the newest of the announced settings. */
  async keep(announced: readonly Envelope<Settings>[]): Promise<void> {
    const rows = announced.map(({ version, data }) => {
      const { siteName, contactEmail, staffSecondFactor = false, office, ticketTargets } = data;
      const fields = {
        ...{ siteName, contactEmail, staffSecondFactor },
        ...(office && { office }),
        ...(ticketTargets && { ticketTargets }),
      };
      return { id: SITE_ID, version, fields };
    });
    await projectNewest(this.brands, rows);
  }
}
