/** A physically based surface, as glTF describes it; colours are linear. */
export interface Surface {
  color: readonly [red: number, green: number, blue: number];
  roughness: number;
  metallic?: number;
  /** A clear layer on top, such as glass on cells. */
  clearcoat?: number;
  emission?: readonly [red: number, green: number, blue: number];
}

export const SURFACES = {
  aluminium: { color: [0.72, 0.73, 0.75], roughness: 0.36, metallic: 1 },
  blackAluminium: { color: [0.025, 0.026, 0.03], roughness: 0.38, metallic: 0.7 },
  topconCell: { color: [0.003, 0.006, 0.02], roughness: 0.6, metallic: 0, clearcoat: 1 },
  percCell: { color: [0.005, 0.011, 0.04], roughness: 0.6, metallic: 0, clearcoat: 1 },
  backContactCell: { color: [0.003, 0.0035, 0.005], roughness: 0.6, metallic: 0, clearcoat: 1 },
  whiteSheet: { color: [0.8, 0.81, 0.83], roughness: 0.6, clearcoat: 1 },
  glassSheet: { color: [0.5, 0.54, 0.58], roughness: 0.5, clearcoat: 1 },
  blackSheet: { color: [0.035, 0.036, 0.04], roughness: 0.5, clearcoat: 1 },
  wire: { color: [0.13, 0.14, 0.17], roughness: 0.5, clearcoat: 1 },
  whitePaint: { color: [0.78, 0.79, 0.8], roughness: 0.4 },
  greyPaint: { color: [0.34, 0.36, 0.38], roughness: 0.45 },
  darkPaint: { color: [0.035, 0.038, 0.043], roughness: 0.42 },
  redPaint: { color: [0.5, 0.02, 0.02], roughness: 0.4 },
  orangePaint: { color: [0.75, 0.2, 0.02], roughness: 0.4 },
  bluePaint: { color: [0.02, 0.09, 0.34], roughness: 0.4 },
  greenPaint: { color: [0.05, 0.34, 0.08], roughness: 0.4 },
  blackPlastic: { color: [0.012, 0.012, 0.014], roughness: 0.5 },
  rubber: { color: [0.01, 0.01, 0.011], roughness: 0.7 },
  display: { color: [0.006, 0.008, 0.01], roughness: 0.12, clearcoat: 1 },
  steel: { color: [0.6, 0.6, 0.6], roughness: 0.28, metallic: 1 },
  deepBluePaint: { color: [0.004, 0.032, 0.16], roughness: 0.4 },
  lcd: { color: [0.22, 0.27, 0.2], roughness: 0.25 },
  plywood: { color: [0.5, 0.33, 0.18], roughness: 0.65 },
  redSheath: { color: [0.42, 0.012, 0.012], roughness: 0.55 },
  blackSheath: { color: [0.012, 0.012, 0.013], roughness: 0.5 },
  tinnedCopper: { color: [0.75, 0.68, 0.6], roughness: 0.3, metallic: 1 },
  yellowLight: { color: [0.6, 0.35, 0.03], roughness: 0.5, emission: [0.9, 0.5, 0.05] },
  greenLight: { color: [0.05, 0.5, 0.2], roughness: 0.5, emission: [0.05, 0.9, 0.3] },
  blueLight: { color: [0.05, 0.3, 0.7], roughness: 0.5, emission: [0.05, 0.4, 1] },
  // Sites: what they have of grain and relief is added where they are rendered, by these names.
  sand: { color: [0.44, 0.27, 0.13], roughness: 0.95 },
  rock: { color: [0.22, 0.14, 0.09], roughness: 0.9 },
  gravel: { color: [0.4, 0.34, 0.27], roughness: 0.95 },
  asphalt: { color: [0.06, 0.06, 0.062], roughness: 0.85 },
  concrete: { color: [0.33, 0.31, 0.28], roughness: 0.8 },
  plaster: { color: [0.62, 0.55, 0.45], roughness: 0.85 },
  whitePlaster: { color: [0.72, 0.7, 0.66], roughness: 0.8 },
  stone: { color: [0.5, 0.39, 0.28], roughness: 0.7 },
  roofSheet: { color: [0.62, 0.64, 0.66], roughness: 0.4, metallic: 0.6 },
  galvanised: { color: [0.5, 0.51, 0.52], roughness: 0.45, metallic: 1 },
  timber: { color: [0.26, 0.14, 0.07], roughness: 0.6 },
  bark: { color: [0.16, 0.1, 0.06], roughness: 0.9 },
  palmLeaf: { color: [0.06, 0.12, 0.025], roughness: 0.55 },
  dryLeaf: { color: [0.3, 0.21, 0.1], roughness: 0.8 },
  shrub: { color: [0.08, 0.12, 0.05], roughness: 0.7 },
  lawn: { color: [0.06, 0.14, 0.02], roughness: 0.9 },
  water: { color: [0.02, 0.14, 0.18], roughness: 0.04, clearcoat: 1 },
  // Cells and glass under weeks of dust.
  dustyCell: { color: [0.13, 0.088, 0.05], roughness: 0.75 },
  dustySheet: { color: [0.42, 0.31, 0.2], roughness: 0.8 },
  cardboard: { color: [0.4, 0.25, 0.13], roughness: 0.8 },
  oak: { color: [0.36, 0.22, 0.11], roughness: 0.5 },
  paper: { color: [0.85, 0.85, 0.83], roughness: 0.7 },
  windowGlass: { color: [0.02, 0.03, 0.04], roughness: 0.03, clearcoat: 1 },
  /** Shines from dusk on. */
  litWindow: {
    color: [0.03, 0.035, 0.045],
    roughness: 0.04,
    clearcoat: 1,
    emission: [1, 0.56, 0.22],
  },
  carRed: { color: [0.35, 0.01, 0.012], roughness: 0.25, clearcoat: 1 },
  carWhite: { color: [0.82, 0.82, 0.82], roughness: 0.25, clearcoat: 1 },
  carSilver: { color: [0.45, 0.46, 0.48], roughness: 0.25, metallic: 0.6, clearcoat: 1 },
  carBlue: { color: [0.01, 0.04, 0.16], roughness: 0.25, clearcoat: 1 },
} as const satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof SURFACES;
