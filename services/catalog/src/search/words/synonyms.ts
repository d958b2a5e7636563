/**
 * Groups of words and phrases that mean the same to a customer, in English and French, without accents and in the singular. A product
 * that is called by one of them is found by all.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  panel:
    'panel, solar panel, pv panel, module, solar module, pv module, photovoltaic module, photovoltaic panel, panneau, panneau solaire, panneau photovoltaique, panneau pv, modules pv',
  inverter: 'inverter, solar inverter, invertor, onduleur, onduleur solaire, wechselrichter',
  string: 'string inverter, onduleur de chaine, onduleur string',
  hybrid: 'hybrid, hybride, hybrid inverter, onduleur hybride',
  micro:
    'microinverter, micro inverter, micro, micro onduleur, microonduleur, module inverter, onduleur module',
  battery:
    'battery, batterie, accumulateur, accu, storage battery, solar battery, batterie solaire, battery storage, energy storage, stockage, stockage energie, bess, ess, batterie de stockage, powerpack',
  controller:
    'charge controller, solar controller, mppt controller, charge regulator, solar charger, regulateur, regulateur de charge, regulateur solaire, regulateur mppt, controleur de charge',
  threephase: 'three phase, 3 phase, 3 phases, 3ph, 3p, three phases, tri phase, triphase, tri',
  singlephase: 'single phase, 1 phase, 1ph, 1p, mono phase, monophase, one phase',
  offgrid:
    'off grid, offgrid, off the grid, stand alone, standalone, island, site isole, hors reseau, autonome, isole',
  highvoltage: 'high voltage, hv, haute tension, ht',
  lowvoltage: 'low voltage, lv, basse tension, bt',
  charger:
    'ev charger, car charger, charger, wallbox, wall box, charging station, ev charging, charge point, borne, borne de recharge, borne de charge, station de recharge, chargeur ve, chargeur voiture, chargeur de voiture, irve',
  cable: 'cable, solar cable, pv cable, wire, dc cable, cable solaire, cable pv, fil, cable dc',
  connector: 'connector, mc4, plug, connecteur, fiche',
  surge:
    'surge arrester, surge arrestor, surge protection, surge protector, surge protective device, spd, lightning arrester, lightning protection, parafoudre, parasurtenseur, protection foudre, protection surtension',
  fuse: 'fuse, fuses, fusible, pv fuse, fusible pv, fusible solaire, cartridge fuse',
  stringbox:
    'string box, combiner box, combiner, junction box, dc box, coffret de chaine, coffret, coffret dc, coffret de protection, boite de jonction, boite de raccordement, tableau dc',
  mounting:
    'mounting, mounting system, mounting structure, racking, rack, structure, support, fixation, montage, systeme de montage, structure de montage, kit de fixation, frame',
  flatroof:
    'flat roof, toit plat, toiture plate, toiture terrasse, terrasse, toit terrasse, ballast',
  pitchedroof:
    'pitched roof, sloped roof, tile roof, tiled roof, toit incline, toiture inclinee, toit en pente, tuile',
  rail: 'rail, profile, profile aluminium',
  optimizer:
    'optimizer, optimiser, power optimizer, power optimiser, optimiseur, optimiseur de puissance',
  meter:
    'meter, smart meter, energy meter, power sensor, power meter, compteur, compteur intelligent, compteur d energie',
  logger:
    'data logger, datalogger, logger, monitoring, data manager, plant controller, enregistreur, supervision, enregistreur de donnees, passerelle, gateway',
  dongle:
    'dongle, wifi dongle, wlan dongle, wifi stick, wifi, wlan, communication module, cle wifi, module wifi',
  bifacial:
    'bifacial, bi facial, double sided, double face, glass glass, dual glass, biverre, bi verre, double glass',
  halfcut: 'half cut, half cell, demi cellule, half cells',
  lfp: 'lfp, lifepo4, life po4, lithium iron phosphate, lithium iron, lithium fer phosphate, lithium fer',
  lithium: 'lithium, lithium ion, li ion',
  eastwest: 'east west, est ouest',
  south: 'south, sud',
  black: 'black, noir, full black',
  monocrystalline: 'monocrystalline, mono crystalline, mono, monocristallin',
  highefficiency: 'high efficiency, haut rendement',
  transformer: 'transformer, transformator, transformateur, transfo',
};

/** Words for a system of several kinds of products: their spellings, and what belongs to it, the part that decides first. */
export const SYSTEMS: Readonly<Record<string, { words: string; parts: readonly string[] }>> = {
  kit: {
    words:
      'kit, solar kit, kit solaire, pv kit, kit pv, complete system, systeme complet, solar system, pv system, systeme solaire, package, solar package, pack, installation complete, kit photovoltaique',
    parts: ['hybrid', 'battery', 'panel', 'mounting'],
  },
};

/** Words that say nothing about a product. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and at best buy by cheap find for from i in is it looking me my need of on or please price show some than that the to want with ' +
    'achat acheter au aux avec cherche dans de des du en et je l la le les meilleur ou par pas pour prix que qui sur un une vente'
  ).split(' '),
);
