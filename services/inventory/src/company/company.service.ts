import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import type { settingsChanged } from '@solar/contracts/admin/events';
import { projectNewest } from '@solar/service-kit/mongo/project-newest';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { CompanyDoc } from './company.schema';

type Settings = z.output<typeof settingsChanged.data>;

/** The company as documents name it; what the settings do not say is empty. */
export interface Company {
  /** The name of the shop. */
  name: string;
  /** As it is registered. */
  legalName: string;
  address: string;
  taxNumber: string;
}

const COMPANY_ID = 'site';

/** The company whose warehouse this is: the name of its shop, and who it is on documents. */
@Injectable()
export class CompanyService {
  constructor(@InjectModel('Company') private readonly companies: Model<CompanyDoc>) {}

  /** The company of a new installation until the settings were published. */
  async read(): Promise<Company> {
    const doc = await this.companies.findById(COMPANY_ID).lean<CompanyDoc>();
    const name = doc?.siteName ?? DEFAULT_COMPANY.siteName;
    return {
      name,
      legalName: doc?.sellerName || name,
      address: doc?.sellerAddress ?? '',
      taxNumber: doc?.sellerTaxNumber ?? '',
    };
  }

  /** Keeps the newest of the announced settings. */
  async keep(version: number, { siteName, invoicing }: Settings): Promise<void> {
    const fields = {
      siteName,
      sellerName: invoicing?.sellerName ?? '',
      sellerAddress: invoicing?.sellerAddress ?? '',
      sellerTaxNumber: invoicing?.sellerTaxNumber ?? '',
    };
    await projectNewest(this.companies, [{ id: COMPANY_ID, version, fields }]);
  }
}
