import { Injectable } from '@nestjs/common';
import type { OverfilledBin } from '@solar/contracts/inventory/locations';
import { problem } from '@solar/service-kit/errors/problem';
import type { ClientSession } from 'mongoose';
import { LocationRepository } from '../locations/location.repository';
import { SettingsService } from '../settings/settings.service';
import type { NewMove } from '../stock/domain/moves';

/** Pieces that moves bring into each bin, less those that they take out. */
function gainsOf(moves: readonly NewMove[]): Map<string, number> {
  const gains = new Map<string, number>();
  const add = (end: NewMove['from'], by: number) => {
    if (end.kind === 'bin') gains.set(end.binId, (gains.get(end.binId) ?? 0) + by);
  };
  for (const { from, to, quantity } of moves) {
    add(from, -quantity);
    add(to, quantity);
  }
  return new Map([...gains].filter(([, gain]) => gain > 0));
}

/** Holds goods that are posted against the capacity of their bins. */
@Injectable()
export class BinCapacity {
  constructor(
    private readonly settings: SettingsService,
    private readonly locations: LocationRepository,
  ) {}

  /** Bins that these moves fill beyond their capacity. Throws 409 `bin.full` where the warehouse allows none. */
  async check(moves: readonly NewMove[], session: ClientSession): Promise<OverfilledBin[]> {
    const gains = gainsOf(moves);
    if (gains.size === 0) return [];
    const { binCapacity } = await this.settings.get();
    if (binCapacity === 'ignore') return [];
    const full = await this.overfilled(gains, session);
    if (full.length === 0 || binCapacity === 'warn') return full;
    throw problem.conflict('bin.full', 'More than the bins can take', { extra: { bins: full } });
  }

  private async overfilled(
    gains: ReadonlyMap<string, number>,
    session: ClientSession,
  ): Promise<OverfilledBin[]> {
    const bins = await this.locations.findBins([...gains.keys()]);
    const limited = bins.filter(({ maxCapacity }) => maxCapacity !== null);
    if (limited.length === 0) return [];
    const fill = await this.locations.piecesIn(
      limited.map(({ _id }) => _id),
      session,
    );
    return limited.flatMap(({ _id: binId, code: binCode, maxCapacity }) => {
      const onHand = (fill.get(binId) ?? 0) + (gains.get(binId) ?? 0);
      if (maxCapacity === null || onHand <= maxCapacity) return [];
      return [{ binId, binCode, maxCapacity, onHand }];
    });
  }
}
