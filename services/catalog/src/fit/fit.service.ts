import { Injectable } from '@nestjs/common';
import type {
  FitCheck,
  FitCheckResult,
  FitItem,
  FitVerdictName,
  ProductFit,
  ProductFitQuery,
} from '@solar/contracts/catalog/fit-http';
import type { FitSiteId } from '@solar/contracts/catalog/fit-places';
import { problem } from '@solar/service-kit/errors/problem';
import { checkSystem } from '@solar/solar/fit/check-system';
import { conditionsOf, type Conditions } from '@solar/solar/fit/conditions';
import { decidingOutcome, fitPair } from '@solar/solar/fit/fit-pair';
import { gridPower } from '@solar/solar/fit/grid-power';
import { FIT_VERDICTS } from '@solar/solar/fit/outcome';
import type { Part, PartKind } from '@solar/solar/fit/part';
import { partnersOf } from '@solar/solar/fit/pairings';
import { evaluate } from '@solar/solar/fit/rule';
import { INVERTER_GRID } from '@solar/solar/fit/rules/inverter-grid';
import { stringOffer } from '@solar/solar/fit/string-offer';
import type { SystemLine } from '@solar/solar/fit/system';
import { CatalogueIndex } from '../index/catalogue-index';
import { FitParts } from './fit-parts';
import { FitPlaces } from './fit-places';
import { outcomeView, reasonView } from './fit.presenter';

/** Judges which products go together, from the index alone. Prices have no part in it. */
@Injectable()
export class FitService {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly parts: FitParts,
    private readonly places: FitPlaces,
  ) {}

  /** What goes with a product and what does not, by kind. */
  ofProduct(idOrSlug: string, { site, limit, ...connection }: ProductFitQuery): ProductFit {
    const position = this.index.snapshot.positionOf(idOrSlug);
    if (position === undefined) throw problem.notFound('Product');
    const part = this.parts.at(position);
    const conditions = conditionsOf({
      site: this.places.site(site),
      grid: this.places.grid(connection),
    });
    const grid = part ? gridOf(part, conditions) : [];
    const kinds = part ? partnersOf(part.kind) : [];
    return {
      productId: this.index.snapshot.at(position).record._id,
      kind: part?.kind ?? null,
      site: siteView(site, conditions),
      ...(grid.length > 0 && { grid }),
      groups: part ? kinds.flatMap((kind) => this.group(part, kind, conditions, limit)) : [],
    };
  }

  /** Whether the lines of a cart or a quote make a system. */
  check({ lines: given, site, temperatures, grid, roof }: FitCheck): FitCheckResult {
    const { snapshot } = this.index;
    const notFound = new Set<string>();
    const notJudged = new Set<string>();
    const lines: SystemLine[] = [];
    for (const { productId, ...line } of given) {
      const position = snapshot.positionOf(productId);
      const part = position === undefined ? null : this.parts.at(position);
      if (part) lines.push({ part, ...line });
      else (position === undefined ? notFound : notJudged).add(productId);
    }
    const conditions = conditionsOf({
      site: { ...this.places.site(site), ...temperatures },
      grid: this.places.grid(grid ?? {}),
      roof: roof ?? null,
    });
    const found = checkSystem(lines, conditions);
    return {
      verdict: found.verdict,
      site: siteView(site, conditions),
      lines: found.lines.map(({ partId, verdict, partners, outcomes }) => ({
        productId: partId,
        verdict,
        partners: partners.map(({ partId: productId, fit }) => ({
          productId,
          verdict: fit.verdict,
          outcomes: fit.outcomes.map(outcomeView),
        })),
        outcomes: outcomes.map(outcomeView),
      })),
      outcomes: found.outcomes.map(outcomeView),
      mends: found.mends.map(({ partId: productId, kind, from, to }) => ({
        kind,
        productId,
        from,
        to,
        reason: reasonView({ key: `mend.${kind}`, params: { from, to } }),
      })),
      strings: found.strings,
      notJudged: [...notJudged],
      notFound: [...notFound],
    };
  }

  private group(
    part: Part,
    kind: PartKind,
    conditions: Conditions,
    limit: number,
  ): ProductFit['groups'] {
    const counts: Record<FitVerdictName, number> = {
      fits: 0,
      'fits-with-limits': 0,
      unknown: 0,
      'does-not-fit': 0,
    };
    const items: FitItem[] = [];
    for (const position of this.parts.ofKind(kind)) {
      const other = this.parts.at(position);
      const fit = other && fitPair(part, other, conditions);
      if (!fit) continue;
      counts[fit.verdict] += 1;
      if (counts[fit.verdict] > limit) continue;
      const reason = decidingOutcome(fit.outcomes)?.reason;
      if (!reason) continue;
      items.push({
        product: this.productView(position),
        verdict: fit.verdict,
        reason: reasonView(reason),
        outcomes: fit.outcomes.map(outcomeView),
        strings: stringsOf(part, other, conditions),
      });
    }
    if (items.length === 0) return [];
    const rank = ({ verdict }: FitItem) => FIT_VERDICTS.indexOf(verdict);
    return [{ kind, counts, items: items.sort((a, b) => rank(a) - rank(b)) }];
  }

  private productView(position: number): FitItem['product'] {
    const { record, brand } = this.index.snapshot.at(position);
    const { _id: id, slug, sku, name } = record;
    return { id, slug, sku, name, brand: brand.name };
  }
}

/** What the connection says of one inverter. */
function gridOf(part: Part, conditions: Conditions): NonNullable<ProductFit['grid']> {
  if (part.kind !== 'inverter' && part.kind !== 'microinverter') return [];
  return [
    ...evaluate(INVERTER_GRID, { a: part, b: part, conditions }),
    ...gridPower([{ part, quantity: 1 }], conditions),
  ].map(outcomeView);
}

function siteView(id: FitSiteId, { site }: Conditions): ProductFit['site'] {
  const { cellMinC, cellHotC, roofC } = site;
  return { id, cellMinC, cellHotC, roofC };
}

function stringsOf(one: Part, other: Part, conditions: Conditions): FitItem['strings'] {
  const [panel, inverter] = one.kind === 'panel' ? [one, other] : [other, one];
  if (panel.kind !== 'panel' || inverter.kind !== 'inverter') return null;
  const offer = stringOffer(panel, inverter, conditions);
  return offer && { ...offer, stringsByTracker: [...offer.stringsByTracker] };
}
