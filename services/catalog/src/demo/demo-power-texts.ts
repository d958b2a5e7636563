import { numberOf, textOf, type DemoProduct } from './demo-catalogue';
import { comma, texts, type DemoTexts } from './demo-text-parts';

const PHASE = {
  single: { en: 'single-phase', fr: 'monophasé' },
  three: { en: 'three-phase', fr: 'triphasé' },
} as const;

const KIND = {
  standard: { en: 'string inverter', fr: 'Onduleur de chaîne' },
  hybrid: { en: 'hybrid inverter', fr: 'Onduleur hybride' },
  microinverter: { en: 'microinverter', fr: 'Micro-onduleur' },
} as const;

type Word = { en: string; fr: string };

function wordOf(words: Readonly<Record<string, Word>>, key: string | null): Word {
  const word = words[key ?? ''];
  if (!word) throw new Error(`No word for ${key}`);
  return word;
}

export function inverterTexts(product: DemoProduct): DemoTexts {
  const kilowatts = numberOf(product, 'rated_ac_kw') ?? 0;
  const type = textOf(product, 'inverter_type');
  const kind = wordOf(KIND, type);
  const phase = wordOf(PHASE, textOf(product, 'phase'));
  const trackers = numberOf(product, 'mppt_count') ?? 1;
  const from = numberOf(product, 'mppt_min_v') ?? 0;
  const to = numberOf(product, 'mppt_max_v') ?? 0;
  const efficiency = numberOf(product, 'efficiency_max_pct');
  const offGrid = textOf(product, 'grid_mode') === 'off-grid';
  return texts({
    summary: [
      `${kilowatts} kW ${phase.en} ${kind.en} with ${trackers} MPP tracker${trackers > 1 ? 's' : ''}`,
      `${kind.fr} ${phase.fr} de ${comma(kilowatts)} kW avec ${trackers} MPPT`,
    ],
    description: [
      [
        `The ${product.brand} ${product.name} is a ${phase.en} ${kind.en} with a rated output of ${kilowatts} kW.`,
        type === 'microinverter'
          ? `One unit sits behind each module, so that shade or dust on one does not touch the others, and no high DC voltage runs over the roof. It follows its module between ${from} and ${to} V.`
          : `Its ${trackers} MPP tracker${trackers > 1 ? 's follow their strings independently' : ' follows the strings'} between ${from} and ${to} V, which leaves room for ${trackers > 2 ? 'roofs with many orientations' : 'two orientations or strings of different length'}.`,
        hybridSentence(type, offGrid).en,
        efficiency === null
          ? null
          : `At its best point it loses only ${rounded(100 - efficiency)}% of the power on the way to the grid.`,
      ],
      [
        `Le ${product.brand} ${product.name} est un ${kind.fr.toLowerCase()} ${phase.fr} d’une puissance nominale de ${comma(kilowatts)} kW.`,
        type === 'microinverter'
          ? `Un appareil est placé derrière chaque module : l’ombre ou la poussière sur l’un ne touche pas les autres, et aucune haute tension continue ne parcourt la toiture. Il suit son module entre ${from} et ${to} V.`
          : `${trackers > 1 ? `Ses ${trackers} MPPT suivent chacun leurs chaînes` : 'Son MPPT suit les chaînes'} entre ${from} et ${to} V, de quoi équiper ${trackers > 2 ? 'des toitures aux multiples orientations' : 'deux orientations ou des chaînes de longueurs différentes'}.`,
        hybridSentence(type, offGrid).fr,
        efficiency === null
          ? null
          : `À son meilleur point, il ne perd que ${comma(rounded(100 - efficiency))} % de la puissance sur le chemin du réseau.`,
      ],
    ],
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function hybridSentence(type: string | null, offGrid: boolean): { en: string; fr: string } {
  if (offGrid) {
    return {
      en: 'It runs a site without a grid: it charges the battery from the sun, supplies the loads, and takes over from a generator.',
      fr: 'Il alimente un site sans réseau : il charge la batterie avec le soleil, alimente les récepteurs et prend le relais d’un groupe électrogène.',
    };
  }
  if (type === 'hybrid') {
    return {
      en: 'A battery connects directly, today or later, so that the afternoon’s sun also covers the evening.',
      fr: 'Une batterie s’y raccorde directement, aujourd’hui ou plus tard, afin que le soleil de l’après-midi couvre aussi la soirée.',
    };
  }
  return { en: '', fr: '' };
}

export function batteryTexts(product: DemoProduct): DemoTexts {
  const energy = numberOf(product, 'usable_energy_kwh') ?? 0;
  const chemistry = textOf(product, 'chemistry') ?? 'LFP';
  const modules = numberOf(product, 'modules');
  const power = numberOf(product, 'max_output_kw');
  const years = numberOf(product, 'warranty_years');
  const connection = textOf(product, 'battery_class');
  const words = {
    'high-voltage': { en: 'high-voltage', fr: 'haute tension' },
    'low-voltage': { en: 'low-voltage', fr: 'basse tension' },
    'ac-coupled': { en: 'AC-coupled', fr: 'à couplage AC' },
  } as const;
  const word = wordOf(words, connection);
  return texts({
    summary: [
      `${energy} kWh ${word.en} battery, ${chemistry} cells`,
      `Batterie ${word.fr} de ${comma(energy)} kWh, cellules ${chemistry}`,
    ],
    description: [
      [
        `The ${product.brand} ${product.name} stores ${energy} kWh that can really be used, in ${chemistry} cells.`,
        chemistry === 'LFP'
          ? 'Lithium iron phosphate stands heat and many cycles better than other lithium cells, which makes it the usual choice for homes in a hot climate. Install it in the shade and with air around it.'
          : 'Its compact cells save room on the wall; a shaded and ventilated place helps them last.',
        modules !== null && modules > 1
          ? `It is built from ${modules} modules, which two people can carry and stack.`
          : null,
        power === null
          ? null
          : `It supplies up to ${power} kW, enough to carry a home through a cut.`,
        years === null ? null : `The manufacturer’s warranty runs for ${years} years.`,
      ],
      [
        `La ${product.brand} ${product.name} stocke ${comma(energy)} kWh réellement utilisables, dans des cellules ${chemistry}.`,
        chemistry === 'LFP'
          ? 'Le lithium fer phosphate supporte mieux la chaleur et les cycles que les autres cellules au lithium ; c’est le choix habituel des logements sous climat chaud. Installez-la à l’ombre, dans un endroit aéré.'
          : 'Ses cellules compactes prennent peu de place au mur ; un endroit ombragé et ventilé les préserve.',
        modules !== null && modules > 1
          ? `Elle se compose de ${modules} modules que deux personnes portent et empilent.`
          : null,
        power === null
          ? null
          : `Elle fournit jusqu’à ${comma(power)} kW, assez pour traverser une coupure.`,
        years === null ? null : `La garantie du fabricant court ${years} ans.`,
      ],
    ],
  });
}

export function chargeControllerTexts(product: DemoProduct): DemoTexts {
  const current = numberOf(product, 'charge_current_a') ?? 0;
  const voltage = numberOf(product, 'max_pv_voc_v') ?? 0;
  return texts({
    summary: [
      `MPPT charge controller, ${current} A, up to ${voltage} V from the modules`,
      `Régulateur de charge MPPT, ${current} A, jusqu’à ${voltage} V côté modules`,
    ],
    description: [
      [
        `The ${product.name} charges a battery bank from solar modules with up to ${current} A and takes open-circuit voltages of up to ${voltage} V.`,
        'Ultra-fast tracking keeps the modules at their best point when clouds pass; Bluetooth is built in, so that settings and history are read with a phone.',
        'Mind the cold of a desert night: the open-circuit voltage of the string rises then and must stay below the limit.',
      ],
      [
        `Le ${product.name} charge un parc de batteries depuis des modules solaires avec un courant allant jusqu’à ${current} A et accepte des tensions à vide jusqu’à ${voltage} V.`,
        'Le suivi ultrarapide maintient les modules à leur meilleur point au passage des nuages ; le Bluetooth intégré permet de lire réglages et historique avec un téléphone.',
        'Attention au froid d’une nuit dans le désert : la tension à vide de la chaîne augmente alors et doit rester sous la limite.',
      ],
    ],
  });
}

export function evChargerTexts(product: DemoProduct): DemoTexts {
  const kilowatts = numberOf(product, 'rated_power_kw') ?? 0;
  const connector = textOf(product, 'connector') ?? 'Type 2';
  // An electric car takes about 18 kWh for 100 km.
  const range = Math.round((kilowatts / 18) * 100);
  const frenchConnector = connector
    .replace('Type 2 socket', 'prise type 2')
    .replace('Type 2 cable', 'câble type 2')
    .replace('Type 2', 'type 2');
  return texts({
    summary: [
      `${kilowatts} kW wallbox, ${connector}`,
      `Borne murale de ${kilowatts} kW, ${frenchConnector}`,
    ],
    description: [
      [
        `The ${product.brand} ${product.name} charges with up to ${kilowatts} kW: about ${range} km of range in an hour for a car that can take it.`,
        'Together with an energy manager it follows the surplus of the roof, so that the car fills up with what the house does not need.',
      ],
      [
        `La ${product.brand} ${product.name} recharge jusqu’à ${kilowatts} kW : environ ${range} km d’autonomie en une heure pour une voiture qui l’accepte.`,
        'Avec un gestionnaire d’énergie, elle suit le surplus de la toiture : la voiture se recharge avec ce dont la maison n’a pas besoin.',
      ],
    ],
  });
}
