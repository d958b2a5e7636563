/** Pieces by the name of their product. */
type Pieces = Readonly<Record<string, number>>;

/** Missing pieces by the name of their product: how many were asked for, and how many are free. */
type Missing = Readonly<Record<string, readonly [requested: number, available: number]>>;

/** A command of checkout. Names stand for ids. */
export type HoldCommand =
  | { place: string; checkout: string; lines: Pieces; replaces?: string }
  | { release: string }
  | { confirm: string; order: string }
  | { cancel: string };

/** What inventory publishes of it. */
export type HoldAnswer =
  | { held: string }
  | { holdRefused: string; missing: Missing }
  | { released: string }
  | { allocated: string; order: string; lines: Pieces }
  | { allocationRefused: string; order: string; missing: Missing };

export interface HoldTurn {
  say: HoldCommand;
  /** Nothing where a command was answered before, or has come too late to matter. */
  hear: HoldAnswer | null;
  /** What is left to hold afterwards. */
  free: Pieces;
}

export interface HoldConversation {
  title: string;
  shelf: Pieces;
  turns: readonly HoldTurn[];
}

const place = (name: string, checkout: string, lines: Pieces, replaces?: string): HoldCommand => ({
  ...{ place: name, checkout, lines },
  ...(replaces === undefined ? {} : { replaces }),
});

/**
 * How inventory answers the commands about holds, by example. Its ledger is tested by them, and so is what plays inventory in the tests
 * of a consumer, so that neither can change alone.
 */
export const HOLD_CONVERSATIONS: readonly HoldConversation[] = [
  {
    title: 'holds all lines or none',
    shelf: { panel: 3, inverter: 1 },
    turns: [
      {
        say: place('both', 'first', { panel: 2, inverter: 2 }),
        hear: { holdRefused: 'both', missing: { inverter: [2, 1] } },
        free: { panel: 3, inverter: 1 },
      },
      {
        say: place('less', 'second', { panel: 2, inverter: 1 }),
        hear: { held: 'less' },
        free: { panel: 1, inverter: 0 },
      },
    ],
  },
  {
    title: 'answers a hold once',
    shelf: { panel: 3 },
    turns: [
      { say: place('own', 'first', { panel: 2 }), hear: { held: 'own' }, free: { panel: 1 } },
      { say: place('own', 'first', { panel: 2 }), hear: null, free: { panel: 1 } },
    ],
  },
  {
    title: 'gives a hold back once',
    shelf: { panel: 3 },
    turns: [
      { say: place('own', 'first', { panel: 2 }), hear: { held: 'own' }, free: { panel: 1 } },
      { say: { release: 'own' }, hear: { released: 'own' }, free: { panel: 3 } },
      { say: { release: 'own' }, hear: null, free: { panel: 3 } },
    ],
  },
  {
    title: 'never places a hold that was overtaken by its release',
    shelf: { panel: 3 },
    turns: [
      { say: { release: 'own' }, hear: null, free: { panel: 3 } },
      { say: place('own', 'first', { panel: 2 }), hear: null, free: { panel: 3 } },
    ],
  },
  {
    title: 'turns a hold into the goods of an order, and takes them back when it is cancelled',
    shelf: { panel: 3 },
    turns: [
      { say: place('own', 'first', { panel: 2 }), hear: { held: 'own' }, free: { panel: 1 } },
      {
        say: { confirm: 'own', order: 'paid' },
        hear: { allocated: 'own', order: 'paid', lines: { panel: 2 } },
        free: { panel: 1 },
      },
      { say: { confirm: 'own', order: 'paid' }, hear: null, free: { panel: 1 } },
      { say: { release: 'own' }, hear: null, free: { panel: 1 } },
      { say: { cancel: 'paid' }, hear: null, free: { panel: 3 } },
      { say: { cancel: 'paid' }, hear: null, free: { panel: 3 } },
    ],
  },
  {
    title: 'takes the goods of a hold that has ended again while they are there',
    shelf: { panel: 3 },
    turns: [
      { say: place('own', 'first', { panel: 2 }), hear: { held: 'own' }, free: { panel: 1 } },
      { say: { release: 'own' }, hear: { released: 'own' }, free: { panel: 3 } },
      {
        say: { confirm: 'own', order: 'late' },
        hear: { allocated: 'own', order: 'late', lines: { panel: 2 } },
        free: { panel: 1 },
      },
    ],
  },
  {
    title: 'refuses an order whose hold has ended and whose goods are gone, for good',
    shelf: { panel: 2 },
    turns: [
      { say: place('own', 'first', { panel: 2 }), hear: { held: 'own' }, free: { panel: 0 } },
      { say: { release: 'own' }, hear: { released: 'own' }, free: { panel: 2 } },
      { say: place('next', 'second', { panel: 2 }), hear: { held: 'next' }, free: { panel: 0 } },
      {
        say: { confirm: 'own', order: 'late' },
        hear: { allocationRefused: 'own', order: 'late', missing: { panel: [2, 0] } },
        free: { panel: 0 },
      },
      { say: { release: 'next' }, hear: { released: 'next' }, free: { panel: 2 } },
      { say: { confirm: 'own', order: 'late' }, hear: null, free: { panel: 2 } },
    ],
  },
  {
    title: 'ends the hold that another one of the same checkout takes the place of',
    shelf: { panel: 3 },
    turns: [
      { say: place('old', 'first', { panel: 2 }), hear: { held: 'old' }, free: { panel: 1 } },
      {
        say: place('new', 'first', { panel: 3 }, 'old'),
        hear: { held: 'new' },
        free: { panel: 0 },
      },
      { say: { release: 'old' }, hear: null, free: { panel: 0 } },
      { say: { release: 'new' }, hear: { released: 'new' }, free: { panel: 3 } },
    ],
  },
  {
    title: 'never places a hold that another one has taken the place of before',
    shelf: { panel: 3 },
    turns: [
      {
        say: place('new', 'first', { panel: 1 }, 'old'),
        hear: { held: 'new' },
        free: { panel: 2 },
      },
      { say: place('old', 'first', { panel: 2 }), hear: null, free: { panel: 2 } },
    ],
  },
  {
    title: 'gives what another checkout has borrowed back to its hold',
    shelf: { panel: 2 },
    turns: [
      { say: place('cart', 'first', { panel: 2 }), hear: { held: 'cart' }, free: { panel: 0 } },
      {
        say: place('again', 'second', { panel: 2 }, 'cart'),
        hear: { held: 'again' },
        free: { panel: 0 },
      },
      { say: { release: 'again' }, hear: { released: 'again' }, free: { panel: 0 } },
      {
        say: { confirm: 'cart', order: 'paid' },
        hear: { allocated: 'cart', order: 'paid', lines: { panel: 2 } },
        free: { panel: 0 },
      },
    ],
  },
  {
    title: 'gives nothing back to a hold that was released meanwhile',
    shelf: { panel: 2 },
    turns: [
      { say: place('cart', 'first', { panel: 2 }), hear: { held: 'cart' }, free: { panel: 0 } },
      {
        say: place('again', 'second', { panel: 2 }, 'cart'),
        hear: { held: 'again' },
        free: { panel: 0 },
      },
      { say: { release: 'cart' }, hear: null, free: { panel: 0 } },
      { say: { release: 'again' }, hear: { released: 'again' }, free: { panel: 2 } },
    ],
  },
  {
    title: 'refuses the order of a hold whose goods another order has borrowed',
    shelf: { panel: 2 },
    turns: [
      { say: place('cart', 'first', { panel: 2 }), hear: { held: 'cart' }, free: { panel: 0 } },
      {
        say: place('again', 'second', { panel: 2 }, 'cart'),
        hear: { held: 'again' },
        free: { panel: 0 },
      },
      {
        say: { confirm: 'again', order: 'paid' },
        hear: { allocated: 'again', order: 'paid', lines: { panel: 2 } },
        free: { panel: 0 },
      },
      {
        say: { confirm: 'cart', order: 'late' },
        hear: { allocationRefused: 'cart', order: 'late', missing: { panel: [2, 0] } },
        free: { panel: 0 },
      },
    ],
  },
  {
    title: 'leaves a hold as it is when even with its goods there is not enough for another',
    shelf: { panel: 2 },
    turns: [
      { say: place('cart', 'first', { panel: 2 }), hear: { held: 'cart' }, free: { panel: 0 } },
      {
        say: place('more', 'second', { panel: 3 }, 'cart'),
        hear: { holdRefused: 'more', missing: { panel: [3, 2] } },
        free: { panel: 0 },
      },
      { say: { release: 'cart' }, hear: { released: 'cart' }, free: { panel: 2 } },
    ],
  },
];
