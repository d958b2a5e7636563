import type { Figures, PartKind } from './part';

/** What a product of a category is, by what its datasheet has. Null for what no rule speaks of. */
export function kindOf(category: string, figures: Figures): PartKind | null {
  return BY_CATEGORY[category]?.(figures) ?? null;
}

const always = (kind: PartKind) => () => kind;

const BY_CATEGORY: Record<string, (figures: Figures) => PartKind | null> = {
  'solar-panels': always('panel'),
  inverters: ({ inverter_type }) =>
    inverter_type === 'microinverter' ? 'microinverter' : 'inverter',
  'storage-batteries': always('battery'),
  'charge-controllers': always('charge-controller'),
  'solar-cables': always('cable'),
  'mounting-systems': always('mounting'),
  'ac-dc-enclosures': (figures) => {
    if ('fuse_class' in figures) return 'fuse';
    if ('strings' in figures) return 'string-box';
    return 'spd_type' in figures ? 'surge-protector' : null;
  },
  'energy-management': (figures) => {
    if ('ct_rating_a' in figures) return 'meter';
    return 'max_devices' in figures ? 'data-logger' : null;
  },
  accessories: (figures) => {
    if ('interfaces' in figures) return 'dongle';
    if ('max_input_v' in figures) return 'optimizer';
    return 'conductor_mm2' in figures ? 'connector' : null;
  },
};
