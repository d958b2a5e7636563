import fc from 'fast-check';
import { Camera } from '../src/pictures/camera';
import { panelPicture } from '../src/pictures/panel-picture';

describe('camera', () => {
  it('keeps lengths along an axis in proportion, as a parallel projection must', () => {
    const camera = new Camera(28, 12);
    const length = (axis: 0 | 1 | 2, size: number) => {
      const point: [number, number, number] = [0, 0, 0];
      point[axis] = size;
      const [x, y] = camera.project(point);
      return Math.hypot(x, y);
    };
    fc.assert(
      fc.property(
        fc.constantFrom(0 as const, 1 as const, 2 as const),
        fc.integer({ min: 1, max: 3000 }),
        (axis, size) => {
          expect(length(axis, size * 2)).toBeCloseTo(length(axis, size) * 2, 6);
        },
      ),
    );
  });
});

describe('product pictures', () => {
  const figures = {
    widthMm: 1134,
    thicknessMm: 30,
    bifacial: false,
    allBlack: true,
    backContact: false,
  };

  it('draws one cell for every half cell of the datasheet', () => {
    for (const [halfCells, lengthMm] of [
      [108, 1762],
      [132, 2384],
      [144, 2278],
    ] as const) {
      const svg = panelPicture({ ...figures, halfCells, lengthMm }).scene.render(600);
      expect(svg.match(/<use /g)).toHaveLength(halfCells);
    }
  });

  it('draws the same picture every time', () => {
    const panel = { ...figures, halfCells: 108, lengthMm: 1762 };
    const draw = () => panelPicture(panel).scene.render(600);
    expect(draw()).toBe(draw());
  });
});
