import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import EAN13Reader from '@zxing/library/esm/core/oned/EAN13Reader';
import EAN8Reader from '@zxing/library/esm/core/oned/EAN8Reader';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';
import type Reader from '@zxing/library/esm/core/Reader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';
import type { CodeDetector } from './barcode-detector';

/** Enough for the thin bars of a label, and a tenth of a second of work on a phone. */
const WIDTH_MAX = 1024;
const HARDER = new Map([[DecodeHintType.TRY_HARDER, true]]);

/** Reads codes from a camera's picture where the browser has no reader of its own. A UPC of 12 digits is read as an EAN with a leading zero. */
export class PictureReader implements CodeDetector {
  private readonly canvas = document.createElement('canvas');
  private readonly readers: readonly Reader[] = [
    new Code128Reader(),
    new EAN13Reader(),
    new DataMatrixReader(),
    new QRCodeReader(),
    new EAN8Reader(),
  ];

  async detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> {
    const picture = this.draw(video);
    const code = picture && this.readGrey(greyOf(picture), picture.width, picture.height);
    return code ? [{ rawValue: code }] : [];
  }

  /** The code in a picture of brightness; null where there is none. */
  private readGrey(grey: Uint8ClampedArray, width: number, height: number): string | null {
    const bitmap = new BinaryBitmap(
      new HybridBinarizer(new RGBLuminanceSource(grey, width, height)),
    );
    for (const reader of this.readers) {
      try {
        return reader.decode(bitmap, HARDER).getText();
      } catch {
        // Readers throw at every picture that has no code of their kind.
      }
    }
    return null;
  }

  private draw(video: HTMLVideoElement): ImageData | null {
    const { videoWidth, videoHeight } = video;
    const context = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, WIDTH_MAX / videoWidth);
    this.canvas.width = Math.round(videoWidth * scale);
    this.canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, this.canvas.width, this.canvas.height);
    return context.getImageData(0, 0, this.canvas.width, this.canvas.height);
  }
}

function greyOf({ data, width, height }: ImageData): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    grey[pixel] = (red + 2 * green + blue) / 4;
  }
  return grey;
}
