import { Scene, type Material } from './scene';
import { Camera, type Point2 } from './camera';
import { BLACK, SILVER } from './materials';
import type { Picture } from './picture';

export interface PanelFigures {
  lengthMm: number;
  widthMm: number;
  thicknessMm: number;
  halfCells: number;
  bifacial: boolean;
  allBlack: boolean;
  /** Back-contact cells have no grid lines on their front. */
  backContact: boolean;
}

const COLUMNS = 6;

function cells(scene: Scene, figures: PanelFigures, width: number, height: number): string {
  const rows = Math.round(figures.halfCells / COLUMNS);
  const margin = 14;
  const middle = 16;
  const gap = 2.4;
  const cellWidth = (width - margin * 2 - gap * (COLUMNS - 1)) / COLUMNS;
  const cellHeight = (height - margin * 2 - middle - gap * (rows - 2)) / rows;
  const tint = figures.backContact
    ? scene.gradient(
        [
          [0, '#1a1f2a'],
          [1, '#0c0f16'],
        ],
        [1, 1],
      )
    : scene.gradient(
        [
          [0, '#1d3158'],
          [0.5, '#15254a'],
          [1, '#0d1a38'],
        ],
        [1, 1],
      );
  const chamfer = cellHeight * 0.07;
  const grid = figures.backContact
    ? ''
    : Array.from({ length: 10 }, (_, i) => {
        const x = (cellWidth * (i + 0.5)) / 10;
        return `M${x.toFixed(2)} 0V${cellHeight.toFixed(2)}`;
      }).join('');
  const cell = scene.define(
    (id) =>
      `<g id="${id}"><path d="M${chamfer} 0H${cellWidth - chamfer}L${cellWidth} ${chamfer}V${cellHeight}H0V${chamfer}Z" fill="${tint}"/>` +
      `<path d="${grid}" stroke="#a9bad8" stroke-width="0.7" opacity="0.38"/></g>`,
  );
  let body = '';
  for (let row = 0; row < rows; row += 1) {
    const lower = row >= rows / 2;
    const y = margin + row * (cellHeight + gap) + (lower ? middle - gap : 0);
    for (let column = 0; column < COLUMNS; column += 1) {
      const x = margin + column * (cellWidth + gap);
      body += lower
        ? `<use href="#${cell}" transform="translate(${x} ${y + cellHeight}) scale(1 -1)"/>`
        : `<use href="#${cell}" transform="translate(${x} ${y})"/>`;
    }
  }
  return body;
}

function glass(scene: Scene, figures: PanelFigures): string {
  const rim = 11;
  const [width, height] = [figures.widthMm - rim * 2, figures.lengthMm - rim * 2];
  const sheet =
    figures.allBlack || figures.backContact ? '#0b0d12' : figures.bifacial ? '#c9d3de' : '#eef1f4';
  const shine = scene.gradient(
    [
      [0, '#ffffff', 0.3],
      [0.42, '#ffffff', 0.05],
      [0.43, '#ffffff', 0],
      [1, '#8fb4ff', 0.1],
    ],
    [1, 0.8],
  );
  const sky = scene.gradient(
    [
      [0, '#9ec4ff', 0.16],
      [0.5, '#9ec4ff', 0],
      [1, '#ffd9a0', 0.08],
    ],
    [0.2, 1],
  );
  return (
    `<g transform="translate(${rim} ${rim})"><rect width="${width}" height="${height}" fill="${sheet}"/>` +
    cells(scene, figures, width, height) +
    `<rect width="${width}" height="${height}" fill="${sky}"/>` +
    `<path d="M0 0H${width}L0 ${height * 0.82}Z" fill="${shine}"/></g>`
  );
}

function rear(scene: Scene, figures: PanelFigures): string {
  const { widthMm: width, lengthMm: height } = figures;
  const sheet = scene.gradient(
    [
      [0, '#2a3f63'],
      [1, '#1c2c4a'],
    ],
    [1, 1],
  );
  const boxes = [0.26, 0.5, 0.74]
    .map(
      (at) =>
        `<rect x="${width * at - 30}" y="${height / 2 - 26}" width="60" height="52" rx="8" fill="#16181c"/>`,
    )
    .join('');
  return `<rect x="11" y="11" width="${width - 22}" height="${height - 22}" fill="#dfe5ec"/><g opacity="0.96"><rect x="25" y="25" width="${width - 50}" height="${height - 50}" fill="${sheet}"/></g>${boxes}`;
}

function stand(
  scene: Scene,
  at: readonly [number, number],
  figures: PanelFigures,
  material: Material,
  face: string,
): void {
  scene.shadow([at[0], 0, at[1]], figures.widthMm, figures.thicknessMm, figures.widthMm * 0.1);
  scene.box({
    at: [at[0], 0, at[1]],
    width: figures.widthMm,
    height: figures.lengthMm,
    depth: figures.thicknessMm,
    material,
    front: face,
  });
}

/** A module standing upright; a bifacial one has a second module behind it that shows its rear glass. */
export function panelPicture(figures: PanelFigures): Picture {
  const scene = new Scene(new Camera(30, 11));
  const frame = figures.allBlack ? BLACK : SILVER;
  if (figures.bifacial) {
    stand(
      scene,
      [figures.widthMm * 0.62, -figures.widthMm * 0.55],
      figures,
      frame,
      rear(scene, figures),
    );
  }
  stand(scene, [0, 0], figures, frame, glass(scene, figures));
  const focus: Point2 = figures.bifacial ? [0.3, 0.16] : [0.6, 0.14];
  return { scene, focus, zoom: 3.6 };
}
