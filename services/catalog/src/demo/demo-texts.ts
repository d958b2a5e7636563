import type { DemoProduct } from './demo-catalogue';
import { numberOf, textOf } from './demo-catalogue';
import { panelTexts } from './demo-panel-texts';
import {
  batteryTexts,
  chargeControllerTexts,
  evChargerTexts,
  inverterTexts,
} from './demo-power-texts';
import { comma, texts, type DemoTexts } from './demo-text-parts';

/** Summary and description of a product, written from its datasheet. */
export function demoTextsOf(product: DemoProduct): DemoTexts {
  const write = WRITERS[product.category];
  if (!write) throw new Error(`No text for category ${product.category}`);
  return write(product);
}

const WRITERS: Record<string, (product: DemoProduct) => DemoTexts> = {
  'solar-panels': panelTexts,
  inverters: inverterTexts,
  'storage-batteries': batteryTexts,
  'charge-controllers': chargeControllerTexts,
  'ev-chargers': evChargerTexts,
  'solar-cables': cableTexts,
  'mounting-systems': mountingTexts,
  'ac-dc-enclosures': enclosureTexts,
  'energy-management': managementTexts,
  accessories: accessoryTexts,
};

function cableTexts(product: DemoProduct): DemoTexts {
  const section = numberOf(product, 'conductor_mm2') ?? 4;
  const ampacity = numberOf(product, 'ampacity_free_air_60c_a') ?? 0;
  const resistance = numberOf(product, 'max_conductor_resistance_ohm_km_20c') ?? 0;
  return texts({
    summary: [
      `Solar cable ${section} mm² to EN 50618, sold by the metre`,
      `Câble solaire ${section} mm² selon EN 50618, vendu au mètre`,
    ],
    description: [
      [
        `${product.name} is a halogen-free, double-insulated solar cable of tinned copper that stands ultraviolet light and conductor temperatures of up to 120 °C.`,
        `It carries ${ampacity} A in free air at 60 °C. A conductor resistance of ${resistance} Ω/km keeps the losses of long strings small.`,
        'Order by the metre, in black or red.',
      ],
      [
        `${product.name} est un câble solaire sans halogène à double isolation, en cuivre étamé, résistant aux ultraviolets et à une température de conducteur de 120 °C.`,
        `Il admet ${ampacity} A à l’air libre à 60 °C. Une résistance de ${comma(resistance)} Ω/km limite les pertes des longues chaînes.`,
        'À commander au mètre, en noir ou en rouge.',
      ],
    ],
  });
}

function mountingTexts(product: DemoProduct): DemoTexts {
  const flat = textOf(product, 'roof_type') === 'flat';
  const tilt = numberOf(product, 'tilt_deg');
  const eastWest = textOf(product, 'orientation') === 'east-west';
  return texts({
    summary: [
      flat
        ? `Flat-roof system, ${tilt ?? 10}° ${eastWest ? 'east-west' : 'south'}`
        : 'Rail for pitched roofs',
      flat
        ? `Système pour toit plat, ${tilt ?? 10}° ${eastWest ? 'est-ouest' : 'sud'}`
        : 'Rail pour toitures inclinées',
    ],
    description: [
      [
        flat
          ? `${product.name} carries modules on flat roofs without drilling into them: wind plates and ballast hold the field.`
          : `${product.name} is the aluminium rail that carries the modules of a pitched roof on hooks or hanger bolts.`,
        flat && eastWest
          ? 'Facing east and west, the rows stand close together: more power from the same roof, and a flatter curve over the day.'
          : null,
        flat && !eastWest
          ? 'Facing south at a low tilt it gives the most from each module and lets rain wash the dust off.'
          : null,
        'Sold per module place; ask us for the layout with the wind and load figures of your site.',
      ],
      [
        flat
          ? `${product.name} porte les modules sur toit plat sans percer l’étanchéité : déflecteurs et lest maintiennent le champ.`
          : `${product.name} est le rail en aluminium qui porte les modules d’un toit incliné sur crochets ou vis à double filetage.`,
        flat && eastWest
          ? 'Orientées à l’est et à l’ouest, les rangées sont rapprochées : plus de puissance sur la même toiture et une courbe plus plate sur la journée.'
          : null,
        flat && !eastWest
          ? 'Orienté au sud avec une faible inclinaison, il tire le meilleur de chaque module et laisse la pluie emporter la poussière.'
          : null,
        'Vendu par emplacement de module ; demandez-nous le calepinage avec les charges de vent de votre site.',
      ],
    ],
  });
}

function enclosureTexts(product: DemoProduct): DemoTexts {
  const voltage = numberOf(product, 'max_dc_voltage_v') ?? 1000;
  return texts({
    summary: [`DC protection up to ${voltage} V`, `Protection DC jusqu’à ${voltage} V`],
    description: [
      [
        `The ${product.brand} ${product.name} protects the DC side of a plant at up to ${voltage} V.`,
        'Overvoltage from a distant strike or a reversed string ends here and not in the inverter. Installation is work for a licensed electrician.',
      ],
      [
        `Le ${product.brand} ${product.name} protège le côté DC d’une installation jusqu’à ${voltage} V.`,
        'La surtension d’un orage lointain ou une chaîne inversée s’arrête ici et non dans l’onduleur. L’installation revient à un électricien agréé.',
      ],
    ],
  });
}

function managementTexts(product: DemoProduct): DemoTexts {
  const devices = numberOf(product, 'max_devices');
  return texts({
    summary: [
      devices === null ? 'Meter for three-phase plants' : `Manages up to ${devices} devices`,
      devices === null
        ? 'Compteur pour installations triphasées'
        : `Gère jusqu’à ${devices} appareils`,
    ],
    description: [
      [
        devices === null
          ? `The ${product.brand} ${product.name} measures what flows between the building and the grid, so that the inverter can feed exactly what is needed.`
          : `The ${product.brand} ${product.name} gathers the data of up to ${devices} inverters, meters and batteries and hands the commands of the grid operator on to them.`,
        'What it measures is there to see in the portal, on a phone or a desktop, from the first minute.',
      ],
      [
        devices === null
          ? `Le ${product.brand} ${product.name} mesure ce qui circule entre le bâtiment et le réseau, afin que l’onduleur fournisse exactement ce qu’il faut.`
          : `Le ${product.brand} ${product.name} réunit les données d’un maximum de ${devices} onduleurs, compteurs et batteries et leur transmet les consignes du gestionnaire de réseau.`,
        'Ses mesures sont visibles dans le portail, sur téléphone ou ordinateur, dès la première minute.',
      ],
    ],
  });
}

function accessoryTexts(product: DemoProduct): DemoTexts {
  const watts = numberOf(product, 'rated_power_w');
  if (watts !== null) {
    return texts({
      summary: [
        `Optimiser for modules up to ${watts} W`,
        `Optimiseur pour modules jusqu’à ${watts} W`,
      ],
      description: [
        [
          `The ${product.brand} ${product.name} sits behind a module of up to ${watts} W and keeps it at its best point when a chimney, a palm or dust shades it.`,
          'It also switches the module off when the plant is shut down, which makes the roof safe for the fire brigade.',
        ],
        [
          `Le ${product.brand} ${product.name} se place derrière un module jusqu’à ${watts} W et le maintient à son meilleur point lorsqu’une cheminée, un palmier ou la poussière l’ombrage.`,
          'Il coupe aussi le module à l’arrêt de l’installation, ce qui met le toit en sécurité pour les pompiers.',
        ],
      ],
    });
  }
  const connector = product.sku.startsWith('MC4');
  return texts({
    summary: connector
      ? ['Connector pair for solar cables', 'Paire de connecteurs pour câbles solaires']
      : ['Connects inverters to the network', 'Relie les onduleurs au réseau informatique'],
    description: connector
      ? [
          [
            `${product.name} is the plug and socket pair by ${product.brand} for cables of 4 to 6 mm².`,
            'Only crimp it with the right tool, and never mate it with connectors of another brand: most roof fires begin at such a joint.',
          ],
          [
            `${product.name} est la paire mâle-femelle de ${product.brand} pour câbles de 4 à 6 mm².`,
            'À sertir uniquement avec l’outil adapté, et à ne jamais accoupler avec des connecteurs d’une autre marque : la plupart des incendies de toiture naissent d’une telle jonction.',
          ],
        ]
      : [
          [
            `The ${product.brand} ${product.name} plugs into the inverter and connects it by WLAN or cable, so that the owner and the installer see the plant from anywhere.`,
            'One dongle serves up to ten inverters.',
          ],
          [
            `Le ${product.brand} ${product.name} s’enfiche dans l’onduleur et le relie par Wi-Fi ou par câble : le propriétaire et l’installateur suivent l’installation de partout.`,
            'Un seul module dessert jusqu’à dix onduleurs.',
          ],
        ],
  });
}
