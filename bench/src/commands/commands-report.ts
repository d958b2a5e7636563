import { SERVICES } from '@solar/infra-local/stack/parts';
import { row } from '../report/markdown';
import { totalOf, type Counts } from './command-tally';

export interface CommandResults {
  name: string;
  /** Commands a second while nobody does anything. */
  idle: Counts;
  /** Commands of one purchase by step, without what an idle stack sends meanwhile. */
  steps: ReadonlyMap<string, Counts>;
  /** Commands of one order with several customers at once. */
  underLoad: Counts;
}

/** Aims of this repository: commands of one purchase, and a second of an idle stack. */
const COMMANDS_MAX = 25;
const IDLE_MAX = 1;
/** Less than this of a command is the rest of what was subtracted. */
const WORTH_NAMING = 0.15;

export function commandsReport({ name, idle, steps, underLoad }: CommandResults): string {
  const allSteps = [...steps.values()];
  return [
    `### Database commands of one purchase: ${name}`,
    '',
    `| step | ${SERVICES.join(' | ')} | together |`,
    `| --- | ${SERVICES.map(() => '--:').join(' | ')} | --: |`,
    ...[...steps].map(([step, counts]) => countsRow(step, [counts])),
    countsRow('**one purchase, alone**', allSteps),
    countsRow('one purchase among 8 customers', [underLoad]),
    countsRow('idle, a second', [idle]),
    '',
    '| step | commands |',
    '| --- | --- |',
    ...[...steps].map(([step, counts]) => row(step, named(counts))),
    '',
    `Aims: ${verdict('a purchase alone', sumOf(allSteps), COMMANDS_MAX)}; ${verdict('a purchase among others', sumOf([underLoad]), COMMANDS_MAX)}; ${verdict('idle, a second', sumOf([idle]), IDLE_MAX)}.`,
  ].join('\n');
}

function verdict(what: string, found: number, most: number): string {
  return `${what} at most ${most} commands: ${found.toFixed(1)}, ${found <= most ? 'reached' : '**not reached**'}`;
}

function sumOf(counts: readonly Counts[]): number {
  return counts.reduce(
    (sum, one) => sum + SERVICES.reduce((part, name) => part + totalOf(one.get(name)), 0),
    0,
  );
}

function countsRow(title: string, counts: readonly Counts[]): string {
  const each = SERVICES.map((service) =>
    counts.reduce((sum, one) => sum + totalOf(one.get(service)), 0),
  );
  return row(title, ...[...each, sumOf(counts)].map((number) => number.toFixed(1)));
}

function named(counts: Counts): string {
  return SERVICES.flatMap((service) =>
    [...(counts.get(service) ?? [])]
      .filter(([, number]) => number >= WORTH_NAMING)
      .map(
        ([what, number]) => `${service}: ${what}${number > 1.15 ? ` × ${number.toFixed(1)}` : ''}`,
      ),
  ).join('; ');
}
