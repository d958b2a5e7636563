import fc from 'fast-check';
import {
  ampacityA,
  conductorTemperatureC,
  resistanceOhmPerKm,
  voltageDropV,
} from '../src/electrical/cable';
import { openCircuitVoltageV } from '../src/electrical/module-at-temperature';
import { mostModules, parallelCurrentA, parallelStrings } from '../src/electrical/string-sizing';
import { checkSystem } from '../src/fit/check-system';
import { conditionsOf } from '../src/fit/conditions';
import { fitPair } from '../src/fit/fit-pair';
import type { Part } from '../src/fit/part';
import { pairingOf } from '../src/fit/pairings';
import { layOut, nearestLayouts, type Inputs } from '../src/fit/string-layout';
import { stringOffer } from '../src/fit/string-offer';
import type { SystemLine } from '../src/fit/system';
import { SITES } from '../src/sites/sites';
import { parts, partsOf } from './catalogue';

const panel = fc.constantFrom(...partsOf('panel'));
const inverter = fc.constantFrom(...partsOf('inverter'));
const winterC = fc.double({ min: -25, max: 25, noNaN: true });
const summerC = fc.double({ min: 40, max: 95, noNaN: true });
const positive = (max: number) => fc.double({ min: 0.1, max, noNaN: true });

function at(cellMinC: number, cellHotC = 75) {
  return conditionsOf({ site: { ...SITES.dubai, cellMinC, cellHotC } });
}

describe('temperature', () => {
  it('a warmer winter never shortens a string', () => {
    fc.assert(
      fc.property(panel, inverter, winterC, winterC, (one, other, a, b) => {
        const colder = stringOffer(one, other, at(Math.min(a, b)));
        const warmer = stringOffer(one, other, at(Math.max(a, b)));
        if (colder) expect(warmer?.maxModules).toBeGreaterThanOrEqual(colder.maxModules);
      }),
    );
  });

  it('a hotter summer never allows a shorter string', () => {
    fc.assert(
      fc.property(panel, inverter, summerC, summerC, (one, other, a, b) => {
        const cooler = stringOffer(one, other, at(5, Math.min(a, b)));
        const hotter = stringOffer(one, other, at(5, Math.max(a, b)));
        if (hotter) expect(cooler?.minModules).toBeLessThanOrEqual(hotter.minModules);
      }),
    );
  });

  it('the longest string stays under the limit in the cold, and one module more does not', () => {
    fc.assert(
      fc.property(
        positive(80),
        winterC,
        fc.integer({ min: 100, max: 1500 }),
        (vocV, cold, limit) => {
          const coldV = openCircuitVoltageV({ vocV, vocCoefficientPctPerC: -0.25 }, cold);
          const most = mostModules(limit, coldV);
          expect(most * coldV).toBeLessThanOrEqual(limit * (1 + 1e-12));
          expect((most + 1) * coldV).toBeGreaterThan(limit * (1 - 1e-12));
        },
      ),
    );
  });
});

describe('currents', () => {
  it('more parallel strings never lower the current', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), positive(20), (a, b, stringA) => {
        expect(parallelCurrentA(Math.max(a, b), stringA)).toBeGreaterThanOrEqual(
          parallelCurrentA(Math.min(a, b), stringA),
        );
      }),
    );
  });

  it('the strings of a tracker never exceed its limit', () => {
    fc.assert(
      fc.property(positive(100), positive(20), (limitA, stringA) => {
        const current = parallelCurrentA(parallelStrings(limitA, stringA), stringA);
        expect(current).toBeLessThanOrEqual(limitA * (1 + 1e-12));
      }),
    );
  });
});

describe('cables', () => {
  const circuit = { ohmPerKm: positive(20), currentA: positive(60) };

  it('a longer cable never lowers the drop', () => {
    fc.assert(
      fc.property(positive(500), positive(500), fc.record(circuit), (a, b, given) => {
        const drop = (lengthM: number) => voltageDropV({ lengthM, ...given });
        expect(drop(Math.max(a, b))).toBeGreaterThanOrEqual(drop(Math.min(a, b)));
      }),
    );
  });

  it('hotter air never raises the ampacity, and at the rating’s air it is the rating', () => {
    const cable = { ratedA: 55, ratedAirC: 60, conductorMaxC: 120 };
    fc.assert(
      fc.property(positive(130), positive(130), (a, b) => {
        expect(ampacityA(cable, Math.max(a, b))).toBeLessThanOrEqual(
          ampacityA(cable, Math.min(a, b)),
        );
      }),
    );
    expect(ampacityA(cable, 60)).toBe(55);
    expect(ampacityA(cable, 70)).toBeCloseTo(50.21, 2);
    expect(ampacityA(cable, 120)).toBe(0);
  });

  it('a conductor at its ampacity has its highest temperature, and resists more than a cold one', () => {
    const load = { currentA: 50, ampacityA: 50, conductorMaxC: 120 };
    expect(conductorTemperatureC(load, 70)).toBe(120);
    expect(resistanceOhmPerKm(3.39, 20)).toBe(3.39);
    expect(resistanceOhmPerKm(3.39, 70)).toBeGreaterThan(3.39);
  });
});

describe('verdicts', () => {
  const pairs = parts.flatMap((a, at) =>
    parts.slice(at + 1).flatMap((b): [Part, Part][] => (pairingOf(a.kind, b.kind) ? [[a, b]] : [])),
  );

  it('what does not fit or is not known offers no string', () => {
    fc.assert(
      fc.property(panel, inverter, winterC, summerC, (one, other, cold, hot) => {
        const conditions = at(cold, hot);
        const verdict = fitPair(one, other, conditions)?.verdict;
        const goes = verdict === 'fits' || verdict === 'fits-with-limits';
        expect(stringOffer(one, other, conditions) !== null).toBe(goes);
      }),
    );
  });

  it('do not depend on the order of the two', () => {
    for (const [a, b] of pairs) {
      expect(fitPair(b, a, conditionsOf())).toEqual(fitPair(a, b, conditionsOf()));
    }
  });

  it('a figure that is withheld never turns a refusal into a fit', () => {
    const refused = pairs.filter(
      ([a, b]) => fitPair(a, b, conditionsOf())?.verdict === 'does-not-fit',
    );
    expect(refused.length).toBeGreaterThan(100);
    for (const [a, b] of refused) {
      for (const code of Object.keys(b.figures)) {
        const figures = Object.fromEntries(
          Object.entries(b.figures).filter(([one]) => one !== code),
        );
        const { verdict } = fitPair(a, { ...b, figures }, conditionsOf()) ?? {};
        expect([a.id, b.id, code, verdict]).toEqual([
          a.id,
          b.id,
          code,
          expect.stringMatching(/^(does-not-fit|unknown)$/),
        ]);
      }
    }
  });

  it('a figure that cannot be right is never judged', () => {
    const one = { ...parts[0]!, figures: { ...parts[0]!.figures, vmp_v: 0 } };
    for (const other of partsOf('inverter')) {
      expect(['unknown', 'does-not-fit']).toContain(fitPair(one, other, conditionsOf())?.verdict);
    }
  });
});

describe('layouts', () => {
  const inputs: fc.Arbitrary<Inputs> = fc
    .record({
      minModules: fc.integer({ min: 1, max: 12 }),
      more: fc.integer({ min: 0, max: 12 }),
      inverters: fc.integer({ min: 1, max: 4 }),
      groups: fc.array(
        fc.record({ trackers: fc.integer({ min: 1, max: 4 }), strings: fc.nat(3) }),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ minModules, more, groups, inverters }) => ({
      inverters,
      minModules,
      maxModules: minModules + more,
      groups,
      maxStrings: groups.reduce((sum, one) => sum + one.trackers * one.strings, 0),
    }));

  it('use every module, in strings of allowed length, no more of them than there is room for', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 200 }), (given, modules) => {
        const runs = layOut(modules, given);
        if (!runs) return;
        const sum = (of: (run: { strings: number; modules: number }) => number) =>
          runs.reduce((all, run) => all + of(run), 0);
        expect(sum((run) => run.strings * run.modules)).toBe(modules);
        expect(sum((run) => run.strings)).toBeLessThanOrEqual(given.maxStrings);
        expect(sum((run) => run.strings)).toBeGreaterThanOrEqual(given.inverters);
        for (const run of runs) {
          expect(run.modules).toBeGreaterThanOrEqual(given.minModules);
          expect(run.modules).toBeLessThanOrEqual(given.maxModules);
        }
      }),
    );
  });

  it('proposes only numbers that work out', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 200 }), (given, modules) => {
        const { below, above } = nearestLayouts(modules, given);
        if (below !== null) expect(below < modules && layOut(below, given)).toBeTruthy();
        if (above !== null) expect(above > modules && layOut(above, given)).toBeTruthy();
      }),
    );
  });
});

describe('several inverters', () => {
  const count = fc.integer({ min: 1, max: 6 });
  const lines = fc
    .record({
      one: panel,
      modules: fc.integer({ min: 1, max: 240 }),
      inverters: fc.uniqueArray(inverter, { minLength: 1, maxLength: 2, selector: ({ id }) => id }),
      counts: fc.tuple(count, count),
      modulesPerString: fc.option(fc.integer({ min: 4, max: 19 }), { nil: undefined, freq: 2 }),
    })
    .map(({ one, modules, inverters, counts, modulesPerString }): SystemLine[] => [
      { part: one, quantity: modules, ...(modulesPerString && { modulesPerString }) },
      ...inverters.map((part, at) => ({ part, quantity: counts[at] ?? 1 })),
    ]);
  const runs = { numRuns: 500 };

  it('each get a string within their window and every module is in one, or the check says what is wrong', () => {
    let laidOut = 0;
    fc.assert(
      fc.property(lines, ([first, ...inverters]) => {
        const check = checkSystem([first!, ...inverters], conditionsOf());
        if (!check.strings) {
          expect(['fits-with-limits', 'unknown', 'does-not-fit']).toContain(check.verdict);
          return;
        }
        laidOut += 1;
        const sum = check.strings.reduce((all, run) => all + run.strings * run.modules, 0);
        expect(sum).toBe(first!.quantity);
        const offers = inverters.flatMap(({ part, quantity }) => {
          const offer = stringOffer(first!.part, part, conditionsOf());
          return offer ? [{ offer, quantity }] : [];
        });
        const left = check.strings.flatMap((run) => Array<number>(run.strings).fill(run.modules));
        for (const { offer, quantity } of offers) {
          for (let nth = 0; nth < quantity; nth += 1) {
            const modules = left.pop() ?? 0;
            expect(modules).toBeGreaterThanOrEqual(offer.minModules);
            expect(modules).toBeLessThanOrEqual(offer.maxModules);
          }
        }
      }),
      runs,
    );
    expect(laidOut).toBeGreaterThan(20);
  });

  it('are proposed only in numbers that work out', () => {
    let mended = 0;
    fc.assert(
      fc.property(lines, (given) => {
        const plain = given.map(({ part, quantity }) => ({ part, quantity }));
        for (const { partId, to } of checkSystem(plain, conditionsOf()).mends) {
          const changed = plain.map((one) =>
            one.part.id === partId ? { ...one, quantity: to } : one,
          );
          expect(checkSystem(changed, conditionsOf()).strings).not.toBeNull();
          mended += 1;
        }
      }),
      runs,
    );
    expect(mended).toBeGreaterThan(20);
  });
});
