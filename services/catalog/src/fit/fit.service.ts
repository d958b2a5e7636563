import { setImmediate } from 'node:timers/promises';
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
import type { CatalogueSnapshot } from '../index/catalogue-snapshot';
import { FitParts, type Parts } from './fit-parts';
import { FitPlaces } from './fit-places';
import { outcomeView, reasonView } from './fit.presenter';

/** Pairs that are judged in one go: a few milliseconds. */
const SLICE = 100;

/** Judges which products go together, from the index alone. Prices have no part in it. */
@Injectable()
export class FitService {
  constructor(
    private readonly parts: FitParts,
    private readonly places: FitPlaces,
  ) {}

  /** What goes with a product and what does not, by kind. */
  async ofProduct(
    idOrSlug: string,
    { site, limit, roof, ...connection }: ProductFitQuery,
  ): Promise<ProductFit> {
    const parts = this.parts.current();
    const position = parts.snapshot.positionOf(idOrSlug);
    if (position === undefined) throw problem.notFound('Product');
    const part = parts.byPosition[position] ?? null;
    const conditions = conditionsOf({
      site: this.places.site(site),
      grid: this.places.grid(connection),
      roof: roof ?? null,
    });
    const grid = part ? gridOf(part, conditions) : [];
    const groups: ProductFit['groups'] = [];
    for (const kind of part ? partnersOf(part.kind) : []) {
      const group = part && (await groupOf(part, kind, parts, conditions, limit));
      if (group) groups.push(group);
    }
    return {
      productId: parts.snapshot.at(position).record._id,
      kind: part?.kind ?? null,
      site: siteView(site, conditions),
      ...(grid.length > 0 && { grid }),
      groups,
    };
  }

  /** Whether the lines of a cart or a quote make a system. */
  check({ lines: given, site, temperatures, grid, roof }: FitCheck): FitCheckResult {
    const { snapshot, byPosition } = this.parts.current();
    const notFound = new Set<string>();
    const notJudged = new Set<string>();
    const lines: SystemLine[] = [];
    for (const { productId, ...line } of given) {
      const position = snapshot.positionOf(productId);
      const part = position === undefined ? null : byPosition[position];
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
}

/** The products of a kind that were judged with a part; other requests are let in between. */
async function groupOf(
  part: Part,
  kind: PartKind,
  { snapshot, byPosition, byKind }: Parts,
  conditions: Conditions,
  limit: number,
): Promise<ProductFit['groups'][number] | null> {
  const counts: Record<FitVerdictName, number> = {
    fits: 0,
    'fits-with-limits': 0,
    unknown: 0,
    'does-not-fit': 0,
  };
  const items: FitItem[] = [];
  for (const [done, position] of (byKind.get(kind) ?? []).entries()) {
    if (done % SLICE === SLICE - 1) await setImmediate();
    const other = byPosition[position];
    const fit = other && fitPair(part, other, conditions);
    if (!fit) continue;
    counts[fit.verdict] += 1;
    if (counts[fit.verdict] > limit) continue;
    const reason = decidingOutcome(fit.outcomes)?.reason;
    if (!reason) continue;
    items.push({
      product: productView(snapshot, position),
      verdict: fit.verdict,
      reason: reasonView(reason),
      outcomes: fit.outcomes.map(outcomeView),
      strings: stringsOf(part, other, conditions),
    });
  }
  if (items.length === 0) return null;
  const rank = ({ verdict }: FitItem) => FIT_VERDICTS.indexOf(verdict);
  return { kind, counts, items: items.sort((a, b) => rank(a) - rank(b)) };
}

function productView(snapshot: CatalogueSnapshot, position: number): FitItem['product'] {
  const { record, brand } = snapshot.at(position);
  const { _id: id, slug, sku, name } = record;
  return { id, slug, sku, name, brand: brand.name };
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
