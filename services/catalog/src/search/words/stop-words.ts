/** Words that say nothing about a product. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and at best buy by cheap find for from i in is it looking me my need of on or please price show some than that the to want with ' +
    'achat acheter au aux avec cherche d dans de des du en et je l la le les meilleur ou par pas pour prix que qui sur un une vente'
  ).split(' '),
);
