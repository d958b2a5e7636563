/** What the lamps leave dark on the wide ground is no shadow of the product. */
const AMBIENT = 0.25 * 255;
const SOLID = 247;
const DARK = 14;
const RADIUS = 4;

/**
 * Keeps the shadow close to the product and clears the rest of the ground of an RGBA picture: the shadow's grain is evened out,
 * and it fades before the picture's edge, so that no border shows on any surface.
 */
export function clearGround(pixels: Uint8Array, width: number): Uint8Array {
  const picture = new Rgba(pixels, width);
  const [left, right] = picture.solidColumns();
  const reach = 0.1 * (right - left) + 0.01 * width;
  const cleared = Uint8Array.from(pixels);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!picture.isGround(x, y) || picture.alpha(x, y) === 0 || picture.isEdge(x, y)) continue;
      const shadow = Math.max(0, (picture.evenAlpha(x, y) - AMBIENT) / (255 - AMBIENT));
      const far = Math.max(left - x, x - right, 0) / reach;
      cleared[(y * width + x) * 4 + 3] = Math.round(shadow * Math.max(0, 1 - far) ** 2 * 255);
    }
  }
  return cleared;
}

class Rgba {
  readonly height: number;

  constructor(
    private readonly pixels: Uint8Array,
    private readonly width: number,
  ) {
    this.height = pixels.length / 4 / width;
  }

  /** That of a pixel; outside the picture there is nothing. */
  alpha(x: number, y: number): number {
    if (x < 0 || x >= this.width) return 0;
    return this.pixels[(y * this.width + x) * 4 + 3] ?? 0;
  }

  isGround(x: number, y: number): boolean {
    if (x < 0 || x >= this.width || y < 0 || y >= this.height) return false;
    const at = (y * this.width + x) * 4;
    const isDark =
      Math.max(this.pixels[at] ?? 0, this.pixels[at + 1] ?? 0, this.pixels[at + 2] ?? 0) < DARK;
    return isDark && this.alpha(x, y) < SOLID;
  }

  /** Pixels next to the product are partly its own, and stay. */
  isEdge(x: number, y: number): boolean {
    for (let row = y - 1; row <= y + 1; row += 1) {
      for (let column = x - 1; column <= x + 1; column += 1) {
        if (this.alpha(column, row) >= SOLID) return true;
      }
    }
    return false;
  }

  /** The mean of the ground around a pixel. */
  evenAlpha(x: number, y: number): number {
    let [sum, count] = [0, 0];
    for (let row = y - RADIUS; row <= y + RADIUS; row += 1) {
      for (let column = x - RADIUS; column <= x + RADIUS; column += 1) {
        if (!this.isGround(column, row)) continue;
        sum += this.alpha(column, row);
        count += 1;
      }
    }
    return sum / count;
  }

  solidColumns(): [left: number, right: number] {
    const columns = Array.from({ length: this.width }, (_, x) => x).filter((x) => {
      for (let y = 0; y < this.height; y += 1) if (this.alpha(x, y) >= SOLID) return true;
      return false;
    });
    return [columns[0] ?? 0, columns.at(-1) ?? this.width];
  }
}
