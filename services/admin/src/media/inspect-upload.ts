import { problem } from '@solar/service-kit/errors/problem';

/** A checked upload: what it really is, and the bytes to keep. */
export interface InspectedUpload {
  contentType: string;
  extension: string;
  bytes: Buffer;
  width: number | null;
  height: number | null;
}

const RASTER: Record<string, { contentType: string; extension: string }> = {
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  png: { contentType: 'image/png', extension: 'png' },
  webp: { contentType: 'image/webp', extension: 'webp' },
  heif: { contentType: 'image/avif', extension: 'avif' },
};

const SVG_TAGS = [
  'svg',
  'g',
  'defs',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'title',
  'desc',
];

const GLB_MAGIC = 'glTF';
const GLB_JSON = 0x4e4f534a;

/** Binary glTF 2.0 whose lengths are true and which fetches nothing from elsewhere. */
function isModel(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.subarray(0, 4).toString('latin1') !== GLB_MAGIC) return false;
  const [version, length, jsonLength, kind] = [4, 8, 12, 16].map((at) => bytes.readUInt32LE(at));
  if (version !== 2 || length !== bytes.length || kind !== GLB_JSON) return false;
  try {
    const text = bytes.subarray(20, 20 + (jsonLength ?? 0)).toString('utf8');
    const { buffers = [], images = [] } = JSON.parse(text) as Record<string, { uri?: string }[]>;
    return [...buffers, ...images].every(({ uri }) => uri === undefined || uri.startsWith('data:'));
  } catch {
    return false;
  }
}

/** Keeps the drawing of an SVG and drops scripts, styles, events and outside references. */
async function sanitiseSvg(text: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(text, {
    allowedTags: SVG_TAGS,
    allowedAttributes: {
      '*': [
        'id',
        'class',
        'd',
        'x',
        'y',
        'x1',
        'y1',
        'x2',
        'y2',
        'cx',
        'cy',
        'r',
        'rx',
        'ry',
        'width',
        'height',
        'viewBox',
        'xmlns',
        'fill',
        'fill-rule',
        'fill-opacity',
        'stroke',
        'stroke-width',
        'stroke-linecap',
        'stroke-linejoin',
        'stroke-opacity',
        'opacity',
        'transform',
        'points',
        'offset',
        'stop-color',
        'stop-opacity',
        'gradientUnits',
        'gradientTransform',
        'clip-path',
        'mask',
        'font-size',
        'text-anchor',
      ],
    },
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
  });
}

function looksLikeSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 512).toString('utf8').trimStart().toLowerCase();
  return start.startsWith('<svg') || (start.startsWith('<?xml') && start.includes('<svg'));
}

/**
 * Finds out from the content what a file is (its name says nothing): JPEG, PNG, WebP, AVIF, SVG (sanitised)
 * PDF or binary glTF that holds all that it shows. Throws `media.unsupported` for everything else. The libraries are loaded with the first upload that needs them.
 */
export async function inspectUpload(bytes: Buffer): Promise<InspectedUpload> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    return { contentType: 'application/pdf', extension: 'pdf', bytes, width: null, height: null };
  }
  if (isModel(bytes)) {
    return { contentType: 'model/gltf-binary', extension: 'glb', bytes, width: null, height: null };
  }
  if (looksLikeSvg(bytes)) {
    const clean = Buffer.from(await sanitiseSvg(bytes.toString('utf8')));
    return {
      contentType: 'image/svg+xml',
      extension: 'svg',
      bytes: clean,
      width: null,
      height: null,
    };
  }
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(bytes, { limitInputPixels: 60_000_000 })
    .metadata()
    .catch(() => null);
  const type = metadata?.format ? RASTER[metadata.format] : undefined;
  if (!metadata || !type) {
    throw problem.unprocessable('media.unsupported', 'JPEG, PNG, WebP, AVIF, SVG, PDF or GLB only');
  }
  return { ...type, bytes, width: metadata.width ?? null, height: metadata.height ?? null };
}
