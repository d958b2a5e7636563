import { Injectable } from '@nestjs/common';
import {
  DEFAULT_UTILITIES,
  type FitPlaces as Places,
  type FitSiteId,
} from '@solar/contracts/catalog/fit-places';
import { problem } from '@solar/service-kit/errors/problem';
import type { Grid } from '@solar/solar/fit/conditions';
import { SITES, type Site } from '@solar/solar/sites/sites';
import { CatalogueIndex } from '../index/catalogue-index';

type Connection = {
  phase?: 'single' | 'three' | undefined;
  utility?: string | undefined;
  powerLimitKw?: number | undefined;
};

/** Where systems are designed for and by whose limits, as the shop's settings say. */
@Injectable()
export class FitPlaces {
  constructor(private readonly index: CatalogueIndex) {}

  all(): Places {
    const [settings] = this.index.all('settings').values();
    const kept = new Map(settings?.designSites?.map((site) => [site.id, site]));
    const ids = Object.keys(SITES) as FitSiteId[];
    return {
      sites: ids.map((id) => ({ ...SITES[id], ...kept.get(id), id })),
      utilities: settings?.utilities ?? DEFAULT_UTILITIES,
    };
  }

  site(id: FitSiteId): Site {
    return this.all().sites.find((site) => site.id === id) ?? SITES[id];
  }

  /** The connection with what its utility has published. Throws 400 for a utility that the shop does not know. */
  grid({ phase, utility: code, powerLimitKw }: Connection): Grid {
    const utility = this.all().utilities.find((one) => one.code === code);
    if (code !== undefined && !utility) {
      const message = 'There is no such utility';
      throw problem.validation([{ path: 'utility', code: 'unknown', message }]);
    }
    return {
      phase: phase ?? null,
      powerLimitKw: powerLimitKw ?? null,
      utility: utility ?? null,
    };
  }
}
