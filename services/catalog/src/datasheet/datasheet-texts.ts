import type { Confidence } from '@solar/contracts/catalog/product-data';
import type { Language } from '@solar/contracts/common/localized';

type DatasheetTexts = {
  datasheet: string;
  sku: string;
  yes: string;
  no: string;
  notPublished: string;
  confidence: Partial<Record<Confidence, string>>;
  marks: string;
  dimensions: string;
  dimensionsNote: string;
  documents: string;
  approvals: string;
  asOf: (day: string) => string;
  validUntil: (day: string) => string;
  charts: {
    current: string;
    currentNote: string;
    voltage: string;
    amperes: string;
    cells: (celsius: string) => string;
    heat: string;
    heatNote: string;
    cellTemperature: string;
    watts: string;
    efficiency: string;
    efficiencyNote: string;
    load: string;
    percent: string;
    atVolts: (volts: string) => string;
    derating: string;
    deratingNote: string;
    ambient: string;
    powerPart: string;
  };
  foot: (day: string) => string;
};

export const DATASHEET_TEXTS: Record<Language, DatasheetTexts> = {
  en: {
    datasheet: 'Datasheet',
    sku: 'SKU',
    yes: 'Yes',
    no: 'No',
    notPublished: 'not published',
    confidence: { computed: '¹', recalled: '²' },
    marks: '¹ Computed from other figures.  ² Not checked against a second source.',
    dimensions: 'Dimensions in mm',
    dimensionsNote: 'Drawn to scale from the product’s dimensions; not for manufacture.',
    documents: 'Documents',
    approvals: 'Approvals',
    asOf: (day) => `as of ${day}`,
    validUntil: (day) => `valid until ${day}`,
    charts: {
      current: 'Current and voltage',
      currentNote: 'At 1,000 W/m², computed from the points of the datasheet.',
      voltage: 'Voltage (V)',
      amperes: 'Current (A)',
      cells: (celsius) => `Cells at ${celsius} °C`,
      heat: 'Power in the heat',
      heatNote: 'At 1,000 W/m², by the temperature coefficient of power.',
      cellTemperature: 'Cell temperature (°C)',
      watts: 'Power (W)',
      efficiency: 'Efficiency by load',
      efficiencyNote: 'Computed with the coefficients of the Sandia inverter model.',
      load: 'Share of rated DC power (%)',
      percent: 'Efficiency (%)',
      atVolts: (volts) => `${volts} V DC`,
      derating: 'Derating in the heat',
      deratingNote: 'Through the points published by the manufacturer.',
      ambient: 'Ambient temperature (°C)',
      powerPart: 'Share of rated power (%)',
    },
    foot: (day) =>
      `Compiled from the shop’s data as of ${day}. The manufacturer’s datasheet prevails.`,
  },
  fr: {
    datasheet: 'Fiche technique',
    sku: 'Réf.',
    yes: 'Oui',
    no: 'Non',
    notPublished: 'non publié',
    confidence: { computed: '¹', recalled: '²' },
    marks: '¹ Calculé d’après d’autres valeurs.  ² Sans contrôle par une seconde source.',
    dimensions: 'Dimensions en mm',
    dimensionsNote:
      'Dessiné à l’échelle d’après les dimensions du produit ; non destiné à la fabrication.',
    documents: 'Documents',
    approvals: 'Homologations',
    asOf: (day) => `au ${day}`,
    validUntil: (day) => `valable jusqu’au ${day}`,
    charts: {
      current: 'Courant et tension',
      currentNote: 'À 1 000 W/m², calculé d’après les points de la fiche technique.',
      voltage: 'Tension (V)',
      amperes: 'Courant (A)',
      cells: (celsius) => `Cellules à ${celsius} °C`,
      heat: 'Puissance à chaud',
      heatNote: 'À 1 000 W/m², d’après le coefficient de température de la puissance.',
      cellTemperature: 'Température de cellule (°C)',
      watts: 'Puissance (W)',
      efficiency: 'Rendement selon la charge',
      efficiencyNote: 'Calculé avec les coefficients du modèle d’onduleur Sandia.',
      load: 'Part de la puissance DC nominale (%)',
      percent: 'Rendement (%)',
      atVolts: (volts) => `${volts} V DC`,
      derating: 'Réduction à chaud',
      deratingNote: 'À partir des points publiés par le fabricant.',
      ambient: 'Température ambiante (°C)',
      powerPart: 'Part de la puissance nominale (%)',
    },
    foot: (day) =>
      `Établi d’après les données de la boutique au ${day}. La fiche technique du fabricant fait foi.`,
  },
};
