import type { SearchWordInput } from '@solar/contracts/catalog/search-words-http';

/** `[code, English, French, parts of a system]`: words that mean the same to a customer, without accents and in the singular. */
const SYNONYMS: readonly (readonly [string, string, string, string[]?])[] = [
  [
    'panel',
    'panel, solar panel, pv panel, module, solar module, pv module, photovoltaic module, photovoltaic panel',
    'panneau, panneau solaire, panneau photovoltaique, panneau pv, modules pv',
  ],
  ['inverter', 'inverter, solar inverter, invertor, wechselrichter', 'onduleur, onduleur solaire'],
  ['string', 'string inverter', 'onduleur de chaine, onduleur string'],
  [
    'hybrid',
    'hybrid, hybrid inverter, battery inverter, inverter battery, storage inverter',
    'hybride, onduleur hybride, onduleur batterie, onduleur avec batterie, onduleur a batterie',
  ],
  [
    'micro',
    'microinverter, micro inverter, micro, module inverter',
    'micro onduleur, microonduleur, onduleur module',
  ],
  [
    'battery',
    'battery, storage battery, solar battery, battery storage, energy storage, bess, ess, powerpack',
    'batterie, accumulateur, accu, batterie solaire, stockage, stockage energie, batterie de stockage',
  ],
  [
    'controller',
    'charge controller, solar controller, mppt controller, charge regulator, solar charger',
    'regulateur, regulateur de charge, regulateur solaire, regulateur mppt, controleur de charge, chargeur solaire',
  ],
  [
    'threephase',
    'three phase, 3 phase, 3 phases, 3ph, 3p, three phases, tri phase',
    'triphase, tri',
  ],
  ['singlephase', 'single phase, 1 phase, 1ph, 1p, mono phase, one phase', 'monophase'],
  [
    'offgrid',
    'off grid, offgrid, off the grid, stand alone, standalone, island',
    'site isole, hors reseau, autonome, isole',
  ],
  ['highvoltage', 'high voltage, hv', 'haute tension, ht'],
  ['lowvoltage', 'low voltage, lv', 'basse tension, bt'],
  [
    'charger',
    'ev charger, car charger, charger, wallbox, wall box, charging station, ev charging, charge point',
    'borne, borne de recharge, borne de charge, station de recharge, chargeur ve, chargeur voiture, chargeur de voiture, chargeur voiture electrique, chargeur de vehicule electrique, chargeur vehicule electrique, borne vehicule electrique, irve, chargeur',
  ],
  [
    'cable',
    'cable, solar cable, pv cable, wire, dc cable',
    'cable solaire, cable pv, fil, cable dc',
  ],
  ['connector', 'connector, mc4, plug', 'connecteur, fiche'],
  [
    'surge',
    'surge arrester, surge arrestor, surge protection, surge protector, surge protective device, spd, lightning arrester, lightning protection',
    'parafoudre, parasurtenseur, protection foudre, protection surtension',
  ],
  [
    'fuse',
    'fuse, fuses, pv fuse, cartridge fuse, gpv fuse',
    'fusible, fusible pv, fusible solaire, fusible gpv, cartouche fusible',
  ],
  [
    'stringbox',
    'string box, combiner box, combiner, junction box, dc box',
    'coffret de chaine, coffret, coffret dc, coffret de protection, boite de jonction, boite de raccordement, tableau dc, tableau, tableau electrique, armoire electrique, coffret electrique, coffret ac, coffret ac dc',
  ],
  // There is none yet: what else protects a circuit is shown.
  [
    'breaker',
    'breaker, circuit breaker, mcb, mccb, rcd, rccb, isolator, isolator switch, disconnector, switch disconnector, disconnect switch, protection, circuit protection, overcurrent protection',
    'disjoncteur, disjoncteur differentiel, differentiel, interrupteur differentiel, sectionneur, interrupteur, interrupteur sectionneur, porte fusible sectionneur, coupe circuit, protection electrique, protection de circuit',
    ['stringbox', 'surge', 'fuse'],
  ],
  [
    'mounting',
    'mounting, mounting system, mounting structure, mount, racking, rack, structure, support, frame',
    'fixation, montage, systeme de montage, structure de montage, kit de fixation',
  ],
  [
    'flatroof',
    'flat roof, ballast',
    'lestage, toit plat, toiture plate, toiture terrasse, terrasse, toit terrasse',
  ],
  [
    'pitchedroof',
    'pitched roof, sloped roof, tile roof, tiled roof',
    'toit incline, toiture inclinee, toit en pente, tuile',
  ],
  // No product is for it yet: the search then says so, and shows the other mounting systems.
  ['metalroof', 'sheet metal', 'bac acier, tole'],
  ['rail', 'rail, profile', 'profile aluminium'],
  [
    'optimizer',
    'optimizer, optimiser, power optimizer, power optimiser, rapid shutdown, mlpe',
    'optimiseur, optimiseur de puissance, arret rapide',
  ],
  [
    'meter',
    'meter, smart meter, energy meter, power sensor, power meter, ct meter, ct clamp, current transformer, zero export, export limiter, export limitation',
    'compteur, compteur intelligent, compteur d energie, pince amperemetrique, transformateur de courant, injection zero, zero injection, limiteur d injection',
  ],
  [
    'logger',
    'data logger, datalogger, logger, monitoring, plant monitoring, data manager, plant controller, gateway',
    'enregistreur, supervision, surveillance, suivi, enregistreur de donnees, passerelle',
  ],
  [
    'dongle',
    'dongle, wifi dongle, wlan dongle, wifi stick, wifi, wlan, communication module',
    'cle, cle wifi, module wifi',
  ],
  [
    'bifacial',
    'bifacial, bi facial, double sided, glass glass, dual glass',
    'double face, biverre, bi verre, double glass',
  ],
  ['halfcut', 'half cut, half cell, half cells', 'demi cellule'],
  [
    'lfp',
    'lfp, lifepo4, life po4, lithium iron phosphate, lithium iron',
    'lithium fer phosphate, lithium fer',
  ],
  ['lithium', 'lithium, lithium ion, li ion', ''],
  ['eastwest', 'east west', 'est ouest'],
  ['south', 'south', 'sud'],
  ['black', 'black, full black, all black', 'noir, tout noir'],
  ['monocrystalline', 'monocrystalline, mono crystalline, mono', 'monocristallin'],
  ['highefficiency', 'high efficiency', 'haut rendement'],
  ['transformer', 'transformer, transformator', 'transformateur, transfo'],
  [
    'kit',
    'kit, solar kit, pv kit, complete system, solar system, pv system, package, solar package, pack',
    'kit solaire, kit pv, systeme complet, systeme solaire, installation complete, kit photovoltaique',
    ['hybrid', 'battery', 'panel', 'mounting'],
  ],
];

type Unit = Pick<SearchWordInput, 'dimension' | 'factor'> & { attached?: true };

/** `[code, what it measures, English, French]`. */
const UNITS: readonly (readonly [string, Unit, string, string])[] = [
  [
    'watt',
    { dimension: 'power', factor: 1 },
    'w, wp, watt, watts, watt peak, va',
    'wc, watt crete, wcrete',
  ],
  ['kilowatt', { dimension: 'power', factor: 1_000 }, 'kw, kwp, kilowatt, kilowatts, kva', 'kwc'],
  ['megawatt', { dimension: 'power', factor: 1_000_000 }, 'mw, mwp, megawatt, megawatts', 'mwc'],
  [
    'kilowatthour',
    { dimension: 'energy', factor: 1 },
    'kwh, kw h, kilowatt hour, kilowatt hours',
    'kilowattheure, kilowattheures',
  ],
  ['watthour', { dimension: 'energy', factor: 0.001 }, 'wh', ''],
  ['megawatthour', { dimension: 'energy', factor: 1_000 }, 'mwh', ''],
  ['volt', { dimension: 'voltage', factor: 1 }, 'v, vdc, vac, volt, volts', 'vcc'],
  ['kilovolt', { dimension: 'voltage', factor: 1_000 }, 'kv', ''],
  // "10 a 20" may be French for "10 to 20".
  ['a', { dimension: 'current', factor: 1, attached: true }, 'a, adc', ''],
  ['ampere', { dimension: 'current', factor: 1 }, 'amp, amps, ampere, amperes', ''],
  ['amperehour', { dimension: 'charge', factor: 1 }, 'ah', ''],
  [
    'squaremillimetre',
    { dimension: 'section', factor: 1 },
    'mm2, mm, sqmm, sq mm, square mm',
    'mm carre, mm carres',
  ],
  ['percent', { dimension: 'percent', factor: 1 }, '%, percent, pct', 'pour cent'],
];

/** The words that a new shop begins with. From then on they are the shop's own. */
export const FIRST_SEARCH_WORDS: readonly SearchWordInput[] = [
  ...SYNONYMS.map(([code, en, fr, parts = []]): SearchWordInput => ({
    kind: 'synonym',
    code,
    words: { en, fr },
    parts,
    dimension: null,
    factor: null,
    attached: false,
  })),
  ...UNITS.map(([code, { dimension, factor, attached = false }, en, fr]): SearchWordInput => ({
    kind: 'unit',
    code,
    words: { en, fr },
    parts: [],
    dimension,
    factor,
    attached,
  })),
];
