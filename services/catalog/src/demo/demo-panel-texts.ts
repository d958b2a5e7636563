import { numberOf, textOf, type DemoProduct } from './demo-catalogue';
import { comma, texts, type DemoTexts } from './demo-text-parts';

export function panelTexts(product: DemoProduct): DemoTexts {
  const watts = numberOf(product, 'power_wp') ?? 0;
  const efficiency = numberOf(product, 'efficiency_pct') ?? 0;
  const cells = textOf(product, 'cell_technology') ?? '';
  const cellules = cells.replace(/^([np])-type (.*)$/, '$2 de type $1');
  const drift = Math.abs(numberOf(product, 'temp_coeff_pmax_pct_c') ?? 0);
  const halfCells = numberOf(product, 'half_cells') ?? 0;
  const years = numberOf(product, 'warranty_power_years') ?? 25;
  const bifacial = product['bifacial'] === true;
  // Output at 70 °C cell temperature, 45 °C above the test conditions.
  const hot = Math.round(watts * (1 - (drift * 45) / 100));
  return texts({
    summary: [
      `${watts} W ${bifacial ? 'bifacial ' : ''}module, ${efficiency}% efficient, ${cells} cells`,
      `Module ${bifacial ? 'bifacial ' : ''}de ${watts} W, rendement ${comma(efficiency)} %, cellules ${cellules}`,
    ],
    description: [
      [
        `The ${product.name} by ${product.brand} delivers ${watts} W from ${halfCells} half-cut ${cells} cells and turns ${efficiency}% of the light that falls on it into electricity.`,
        `Modules on a Gulf roof work hot. With a temperature coefficient of −${drift}% per degree, this one still gives about ${hot} W when its cells reach 70 °C, which is what counts for the yield of an afternoon in July.`,
        bifacial
          ? 'Its rear side collects the light that a bright roof or pale sand reflects, so that it earns most when mounted with some clearance from the ground.'
          : 'Its single-glass build keeps the weight down, which suits existing roofs with little load to spare.',
        `The manufacturer guarantees the power for ${years} years.`,
      ],
      [
        `Le ${product.name} de ${product.brand} fournit ${watts} W avec ${halfCells} demi-cellules ${cellules} et convertit en électricité ${comma(efficiency)} % de la lumière qu’il reçoit.`,
        `Sur un toit du Golfe, les modules travaillent à chaud. Avec un coefficient de température de −${comma(drift)} % par degré, celui-ci donne encore environ ${hot} W lorsque ses cellules atteignent 70 °C : c’est ce qui compte pour la production d’un après-midi de juillet.`,
        bifacial
          ? 'Sa face arrière capte la lumière réfléchie par une toiture claire ou par le sable ; elle rapporte le plus lorsque le module est monté à distance du sol.'
          : 'Sa construction à simple vitrage limite le poids, ce qui convient aux toitures existantes dont la réserve de charge est faible.',
        `Le fabricant garantit la puissance pendant ${years} ans.`,
      ],
    ],
  });
}
